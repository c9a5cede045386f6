import type { ReferenceProblem } from '../../src/domain/wallPhoto.ts';
import { getMeasured, type WallPhotoRefusal, type WallPhotoResult, wallPhotoSetup } from './wallPhoto.setup.ts';

const REFUSALS = {
  notPicture: 'What was chosen is no picture that the browser reads',
  tooLarge: 'The photo is larger than the browser can hold',
  tooSmall: 'The photo has too few pixels to show a wall',
  slow: 'The browser gave the photo up',
} as const satisfies Record<WallPhotoRefusal, string>;

/** The photo is not taken, and it is said why. */
const createRefusal = (reason: WallPhotoRefusal) =>
  ({
    target: 'refused',
    description: REFUSALS[reason],
    actions: { type: 'refuse', params: reason },
    meta: { messages: [`preview.photo.${reason}`] },
  }) as const;

const createRefusalTransition = (reason: WallPhotoRefusal) =>
  ({
    ...createRefusal(reason),
    guard: {
      type: 'isRefusedAs',
      params: ({ event }: { event: { output: WallPhotoResult } }) => ({ read: event.output, reason }),
    },
  }) as const;

/** Where the marks or the length cannot be right, each with its text beside the field. */
const createProblemTransition = (problem: ReferenceProblem, description: string) =>
  ({
    guard: { type: 'hasProblem', params: problem },
    description,
    actions: { type: 'storeProblem', params: problem },
    meta: { messages: [`preview.reference.${problem}`] },
  }) as const;

const removed = {
  target: 'removed',
  description: 'The shopper does without the photo',
  actions: 'removePhoto',
} as const;

/** Reads a photo of the shopper's own wall and measures it, for whoever hangs something there; without a measure it ends without a photo. */
export const wallPhotoMachine = wallPhotoSetup.createMachine({
  id: 'wallPhoto',
  description: 'A photo of the shopper’s own wall is read and measured, so that what hangs on it is to scale',
  context: ({ input }) => ({
    file: 'file' in input ? input.file : null,
    measurement: 'measured' in input ? input.measured : null,
    refusal: null,
    problem: null,
  }),
  output: ({ context }) => getMeasured(context),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'A new photo, or one that was measured before?',
      always: [
        { guard: 'isMarked', target: 'measuring', description: 'The wall is measured once more' },
        { target: 'reading', description: 'A file was chosen' },
      ],
    },
    reading: {
      description: 'The browser reads the photo',
      meta: { messages: ['preview.reading'] },
      invoke: {
        id: 'readWallPhoto',
        src: 'readWallPhoto',
        input: ({ context }) => ({ file: context.file as File }),
        onDone: [
          {
            guard: { type: 'isRead', params: ({ event }) => event.output },
            target: 'measuring',
            description: 'The photo can be read',
            actions: { type: 'takePhoto', params: ({ event }) => event.output },
          },
          createRefusalTransition('tooLarge'),
          createRefusalTransition('tooSmall'),
          createRefusal('notPicture'),
        ],
        onError: createRefusal('notPicture'),
      },
      after: { readingTime: createRefusal('slow') },
      on: { 'photo.removed': removed },
    },
    refused: {
      description: 'The photo is not taken, and it is said why; another one can be chosen',
      on: {
        'photo.chosen': {
          target: 'reading',
          description: 'Another photo is chosen',
          actions: { type: 'takeFile', params: ({ event }) => event.file },
        },
        'photo.removed': removed,
      },
    },
    measuring: {
      description: 'Two marks are put on something of known length, so that the wall has a scale',
      meta: { messages: ['preview.reference', 'preview.photo.stays'] },
      on: {
        'reference.moved': {
          description: 'A mark is put somewhere else; it stays on the photo',
          actions: { type: 'changeReference', params: ({ event: { end, at } }) => ({ [end]: at }) },
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
          { guard: 'isMeasurable', target: 'measured', description: 'The wall has a scale' },
          createProblemTransition('missing', 'No length was typed'),
          createProblemTransition('garbled', 'What was typed is no number'),
          createProblemTransition('outOfRange', 'Nothing on a wall is so short or so long'),
          createProblemTransition('together', 'So close together, the marks measure nothing'),
          createProblemTransition('unlikely', 'The photo would show a peephole or a street'),
        ],
        'photo.removed': removed,
      },
    },
    measured: { type: 'final', description: 'Whoever hangs something goes on with the photo and its scale' },
    removed: { type: 'final', description: 'There is no photo (any more)' },
  },
});
