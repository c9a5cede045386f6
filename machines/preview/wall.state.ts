import type { MeasuredPhoto } from '../../src/domain/wallPhoto.ts';
import { previewSetup } from './preview.setup.ts';

/** What can be done with a piece wherever it hangs. */
const hanging = previewSetup.createStateConfig({
  on: {
    'measure.toggled': { description: 'The measure line comes or goes', actions: 'turnMeasure' },
    'piece.moved': {
      description: 'The piece is dragged, or moved by an arrow key',
      actions: { type: 'hang', params: ({ event }) => event.at },
    },
    'piece.centred': { guard: 'isMoved', description: 'The piece hangs in the middle again', actions: 'hangAgain' },
  },
});

/** On a wall: of a room with furniture of known size, or of the shopper's own photo. */
export const wallState = previewSetup.createStateConfig({
  description: 'The piece hangs on a wall, to scale',
  meta: { requires: ['FRAME-10'] },
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Which wall was it last?',
      always: [
        { guard: 'hasPhoto', target: 'photo', description: 'The shopper’s own' },
        { target: 'room', description: 'A room of ours' },
      ],
    },
    room: {
      description: 'A room with furniture of known size',
      on: {
        ...hanging.on,
        'room.chosen': {
          guard: { type: 'isOtherRoom', params: ({ event }) => event.room },
          description: 'Another room; each keeps where the piece was hung in it',
          actions: { type: 'goTo', params: ({ event }) => event.room },
        },
        'paint.chosen': {
          guard: { type: 'isOtherPaint', params: ({ event }) => event.paint },
          description: 'The wall is painted',
          actions: { type: 'paint', params: ({ event }) => event.paint },
        },
        'person.toggled': { description: 'A person of 65 inches comes or goes', actions: 'turnPerson' },
        'photo.chosen': { target: 'measuring', description: 'A photo of the shopper’s own wall is chosen' },
      },
    },
    measuring: {
      description: 'The photo is read and measured, so that the piece can hang to scale; who leaves gives it up',
      invoke: {
        id: 'wallPhoto',
        src: 'wallPhoto',
        input: ({ context, event }) =>
          event.type === 'photo.chosen' ? { file: event.file } : { measured: context.photo as MeasuredPhoto },
        onDone: [
          {
            guard: { type: 'isMeasured', params: ({ event }) => event.output },
            target: 'photo',
            description: 'The wall is measured: the piece hangs on it to scale',
            actions: { type: 'changeWall', params: ({ event }) => event.output },
          },
          {
            target: 'room',
            description: 'Without a photo: back to our rooms',
            actions: { type: 'changeWall', params: null },
          },
        ],
      },
    },
    photo: {
      description: 'The piece hangs on the shopper’s own wall, to scale',
      meta: { messages: ['preview.toScale'] },
      on: {
        ...hanging.on,
        'reference.changed': { target: 'measuring', description: 'The wall is measured once more' },
        'photo.removed': {
          target: 'room',
          description: 'Back to our rooms',
          actions: { type: 'changeWall', params: null },
        },
      },
    },
  },
});
