import { previewSetup } from './preview.setup.ts';
import type { PhotoResult, WallPosition } from './previewContext.ts';
import { PHOTO_MESSAGES, REFERENCE_MESSAGES } from './wallMessages.ts';

const REFUSALS = {
  notPicture: 'What was chosen is no picture that the browser reads',
  tooLarge: 'The photo is larger than the browser can hold',
  tooSmall: 'The photo has too few pixels to show a wall',
  slow: 'The browser gave the photo up',
} as const;

const refused = (why: keyof typeof REFUSALS) =>
  ({
    guard: {
      type: 'isRefusedAs',
      params: ({ event }: { event: { output: PhotoResult } }) => ({ read: event.output, why }),
    },
    target: 'refused',
    description: REFUSALS[why],
    actions: { type: 'refuse', params: why },
    meta: { messages: [PHOTO_MESSAGES[why]] },
  }) as const;

/** Where the marks or the length cannot be right, each with its text beside the field. */
const unmeasured = (problem: keyof typeof REFERENCE_MESSAGES, description: string) =>
  ({
    guard: { type: 'hasProblem', params: problem },
    description,
    actions: 'storeProblem',
    meta: { messages: [REFERENCE_MESSAGES[problem]] },
  }) as const;

/** What can be done with a piece wherever it hangs. */
const hanging = {
  'measure.toggled': { description: 'The measure line comes or goes', actions: 'turnMeasure' },
  'piece.moved': {
    description: 'The piece is dragged, or moved by an arrow key',
    actions: { type: 'hang', params: ({ event }: { event: { at: WallPosition } }) => event.at },
  },
  'piece.centred': { guard: 'isMoved', description: 'The piece hangs in the middle again', actions: 'hangAgain' },
} as const;

/** On a wall: of a room with furniture of known size, or of the shopper's own photo. */
export const wallState = previewSetup.createStateConfig({
  description: 'The piece hangs on a wall, to scale',
  meta: { requires: ['FRAME-10'] },
  initial: 'arriving',
  states: {
    arriving: {
      description: 'Which wall was it last?',
      always: [
        { guard: 'hasScale', target: 'photo.hung', description: 'The shopper’s own, with its measure' },
        { guard: 'hasPhoto', target: 'photo', description: 'The shopper’s own, which is not measured yet' },
        { target: 'room', description: 'A room of ours' },
      ],
    },
    room: {
      description: 'A room with furniture of known size',
      initial: 'standing',
      on: {
        ...hanging,
        'room.chosen': {
          guard: { type: 'isOtherRoom', params: ({ event }) => event.room },
          target: '.standing',
          description: 'Another room; each keeps where the piece was hung in it',
          actions: ['forgetRefusal', { type: 'goTo', params: ({ event }) => event.room }],
        },
        'paint.chosen': {
          guard: { type: 'isOtherPaint', params: ({ event }) => event.paint },
          description: 'The wall is painted',
          actions: { type: 'paint', params: ({ event }) => event.paint },
        },
        'person.toggled': { description: 'A person of 65 inches comes or goes', actions: 'turnPerson' },
        'photo.chosen': {
          target: '.reading',
          reenter: true,
          description: 'A photo of the shopper’s own wall is chosen',
          actions: { type: 'takeFile', params: ({ event }) => event.file },
        },
      },
      states: {
        standing: { description: 'The room, and the piece on its wall' },
        reading: {
          description: 'The browser reads the photo; the room stays until it has',
          meta: { messages: ['preview.reading'] },
          invoke: {
            id: 'readWallPhoto',
            src: 'readWallPhoto',
            input: ({ context: { file } }) => ({ file }),
            onDone: [
              {
                guard: { type: 'isRead', params: ({ event }) => event.output },
                target: '#preview.view.wall.photo',
                description: 'The photo can be read',
                actions: { type: 'takePhoto', params: ({ event }) => event.output },
              },
              refused('tooLarge'),
              refused('tooSmall'),
              {
                target: 'refused',
                description: REFUSALS.notPicture,
                actions: { type: 'refuse', params: 'notPicture' },
                meta: { messages: [PHOTO_MESSAGES.notPicture] },
              },
            ],
            onError: {
              target: 'refused',
              description: REFUSALS.notPicture,
              actions: { type: 'refuse', params: 'notPicture' },
              meta: { messages: [PHOTO_MESSAGES.notPicture] },
            },
          },
          after: {
            readingTime: {
              target: 'refused',
              description: REFUSALS.slow,
              actions: { type: 'refuse', params: 'slow' },
              meta: { messages: [PHOTO_MESSAGES.slow] },
            },
          },
        },
        refused: { description: 'The photo is not taken, and it is said why; the room stays', exit: 'forgetRefusal' },
      },
    },
    photo: {
      description: 'The shopper’s own wall',
      initial: 'settingReference',
      on: {
        'photo.removed': { target: 'room', description: 'Back to our rooms', actions: 'removePhoto' },
      },
      states: {
        settingReference: {
          description: 'Two marks are put on something of known length, so that the piece can hang to scale',
          meta: { messages: ['preview.reference', 'preview.photo.stays'] },
          on: {
            'reference.moved': {
              description: 'A mark is put somewhere else; it stays on the photo',
              actions: {
                type: 'changeReference',
                params: ({ event: { end, at } }) => ({ [end]: at }),
              },
            },
            'length.typed': {
              description: 'How far the marks are apart',
              actions: { type: 'changeReference', params: ({ event }) => ({ length: event.text }) },
            },
            'unit.chosen': {
              guard: { type: 'isOtherUnit', params: ({ event }) => event.unit },
              description: 'Inches or centimetres',
              actions: { type: 'changeReference', params: ({ event }) => ({ unit: event.unit }) },
            },
            'reference.set': [
              {
                guard: 'isMeasurable',
                target: 'hung',
                description: 'The wall is measured: the piece hangs on it to scale',
                actions: 'keepScale',
              },
              unmeasured('missing', 'No length was typed'),
              unmeasured('garbled', 'What was typed is no number'),
              unmeasured('outOfRange', 'Nothing on a wall is so short or so long'),
              unmeasured('together', 'So close together, the marks measure nothing'),
              unmeasured('unlikely', 'The photo would show a peephole or a street'),
            ],
          },
        },
        hung: {
          description: 'The piece hangs on the shopper’s own wall, to scale',
          meta: { messages: ['preview.toScale'] },
          on: {
            ...hanging,
            'reference.changed': { target: 'settingReference', description: 'The wall is measured once more' },
          },
        },
      },
    },
  },
});
