import type { Journey } from '../kit/journeys.ts';
import type { wallMachine } from './wall.machine.ts';

export const wallJourneys: readonly Journey<typeof wallMachine>[] = [
  {
    name: 'Two prints are hung in a row, and the wall is printed with its nails',
    requires: ['CONF-45'],
    steps: ['frames.listed', 'stage.loaded', 'arrangement.chosen', 'print.requested'],
    endsIn: 'planning.templates.idle',
  },
  {
    name: 'A print is dragged, then moved by a centimetre, and both are taken back',
    requires: ['CONF-45'],
    steps: ['frames.listed', 'stage.loaded', 'piece.dropped', 'piece.stepped', 'plan.undone', 'plan.undone'],
    endsIn: 'planning.stage.draggable',
  },
  {
    name: 'A print becomes a canvas, and the others give way',
    requires: ['CONF-45'],
    steps: ['frames.listed', { type: 'piece.selected', id: 1 }, 'piece.changed'],
    endsIn: 'planning.storage.saving',
  },
  {
    name: 'A print is added from the shop',
    requires: ['API-24'],
    steps: [
      'frames.listed',
      { type: 'candidates.opened', source: 'catalogue', page: 1 },
      'candidates.listed',
      'candidate.picked',
      'art.found',
    ],
    endsIn: 'planning.adding.closed',
  },
  {
    name: 'Two prints hang on the shopper’s own wall',
    requires: ['FRAME-10'],
    steps: ['frames.listed', 'photo.chosen', 'wall.measured'],
    endsIn: 'planning.background.photo',
  },
  {
    name: 'The templates are drawn at 1:1',
    requires: ['CONF-45'],
    steps: ['frames.listed', 'templates.requested', 'templates.made'],
    endsIn: 'planning.templates.ready',
  },
];
