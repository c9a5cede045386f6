import type { Journey } from '../kit/journeys.ts';
import type { previewMachine } from './preview.machine.ts';

const onWall = ['view.none', { type: 'view.chosen', view: 'wall' } as const];

export const previewJourneys: readonly Journey<typeof previewMachine>[] = [
  {
    name: 'The piece hangs in a room',
    requires: ['FRAME-10'],
    steps: [
      ...onWall,
      'room.chosen',
      'paint.chosen',
      'person.toggled',
      'measure.toggled',
      'piece.moved',
      'piece.centred',
    ],
    endsIn: 'view.wall.room',
  },
  {
    name: 'The piece hangs on the shopper’s own wall',
    requires: ['FRAME-10'],
    steps: [...onWall, 'photo.chosen', 'wall.measured'],
    endsIn: 'view.wall.photo',
  },
  {
    name: 'The shopper’s own wall is not measured, and a room is looked at instead',
    requires: ['FRAME-10'],
    steps: [...onWall, 'photo.chosen', 'wall.unmeasured'],
    endsIn: 'view.wall.room',
  },
  {
    name: 'The frame is looked at from all sides, then from near',
    requires: ['FRAME-10', 'FRAME-11'],
    steps: [
      'view.none',
      { type: 'view.chosen', view: 'front' },
      { type: 'view.chosen', view: 'side' },
      { type: 'view.chosen', view: 'frame' },
      'zoom.opened',
      'zoom.left',
    ],
    endsIn: 'view.frame',
  },
  {
    name: 'The preview comes back as it was left',
    requires: ['CONF-27'],
    steps: ['view.side'],
    endsIn: 'view.side',
  },
];
