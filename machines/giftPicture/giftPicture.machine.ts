import { assign, emit, setup } from 'xstate';
import { PICTURE_FAULTS, type PictureFault } from '../../src/domain/sourcePicture.ts';
import type { giftPictureMessages, uploadMessages } from '../../src/messages/upload.ts';
import { GIFT_PICTURE_FIELD } from '../addToCart/addToCart.setup.ts';
import { emitFailure } from '../kit/failure.ts';
import type { Effect, Meta } from '../kit/meta.ts';
import { port } from '../kit/port.ts';
import { createRefusal, isRefusedFor } from '../upload/refusal.ts';
import type { FileEvent } from '../upload/upload.machine.ts';

/** The buyer's own picture, which is stored under its id; `previewUrl` is a copy of it to look at. */
export type GiftPicture = { id: string; name: string; previewUrl: string };

/** What became of a file: taken, or why it is not. */
export type GiftPictureResult = { picture: GiftPicture } | { fault: PictureFault };

/** What the picture's place lets out; `picture.forgotten`: it is to be stored no longer. */
export type GiftPictureEffect = Effect | { type: 'picture.forgotten'; id: string };

/** Chooses, drops or takes a picture, at any time but while another is looked into. */
const fileTransition = {
  target: '#giftPicture.reading',
  description: 'The buyer chooses, takes or drops a file; of several the first counts',
  meta: { requires: ['GIFT-11'] },
  actions: { type: 'take', params: ({ event }: { event: FileEvent }) => event.file },
} as const;

const removed = {
  guard: 'hasPicture',
  target: '#giftPicture.none',
  description: 'The buyer takes the picture away again',
  actions: ['forget', 'remove', 'focusChooser'],
} as const;

/** The buyer's own picture for a gift: looked into on the device, shown, replaced, taken away; sent by whoever buys. */
export const giftPictureMachine = setup({
  types: {
    /** `gift`: the address of the gift, with which its picture is stored. */
    input: {} as { giftPath: string },
    context: {} as { gift: string; name: string; picture: GiftPicture | null; fault: PictureFault | null },
    events: {} as FileEvent | { type: 'reading.cancelled' } | { type: 'picture.removed' },
    emitted: {} as GiftPictureEffect,
    meta: {} as Meta<keyof (typeof giftPictureMessages & typeof uploadMessages)>,
  },
  actors: {
    findPicture: port<GiftPicture | null, { gift: string }>('findPicture'),
    readPicture: port<GiftPictureResult, { gift: string; file: File }>('readPicture'),
  },
  guards: {
    isThere: (_, found: GiftPicture | null) => found !== null,
    hasPicture: ({ context }) => context.picture !== null,
    isRefusedFor,
  },
  actions: {
    take: assign((_, { name }: File) => ({ name, fault: null })),
    keep: assign((_, read: GiftPictureResult) => ('picture' in read ? { picture: read.picture } : {})),
    show: assign((_, picture: GiftPicture | null) => ({ picture })),
    keepFault: assign((_, fault: PictureFault) => ({ fault })),
    forget: emit(({ context }) => ({ type: 'picture.forgotten', id: context.picture?.id ?? '' })),
    remove: assign({ picture: null, fault: null }),
    /** What was pressed is gone with its state. */
    focusChooser: emit({ type: 'focus', field: GIFT_PICTURE_FIELD }),
    logFailure: emitFailure('A picture did not open'),
  },
}).createMachine({
  id: 'giftPicture',
  description: "The buyer's own picture for a gift",
  context: ({ input }) => ({ gift: input.giftPath, name: '', picture: null, fault: null }),
  initial: 'restoring',
  states: {
    restoring: {
      description:
        'A picture that was chosen for this gift before is looked for on the device; one can be chosen meanwhile',
      meta: { messages: ['giftPicture.upload', 'upload.formats'] },
      on: { 'file.chosen': fileTransition },
      invoke: {
        id: 'findPicture',
        src: 'findPicture',
        input: ({ context }) => ({ gift: context.gift }),
        onDone: [
          {
            guard: { type: 'isThere', params: ({ event }) => event.output },
            target: 'chosen',
            description: 'The picture is stored: the buyer reloaded the page, or comes back to it',
            actions: { type: 'show', params: ({ event }) => event.output },
          },
          { target: 'none', description: 'None is stored' },
        ],
        onError: { target: 'none', description: 'The browser could not do it', actions: 'logFailure' },
      },
    },
    none: {
      description: 'No picture yet',
      meta: { messages: ['giftPicture.upload', 'upload.formats'], requires: ['GIFT-11', 'GIFT-15'] },
      on: { 'file.chosen': fileTransition },
    },
    reading: {
      description: 'The file is looked into on the device',
      meta: { messages: ['upload.reading', 'upload.stays'] },
      exit: 'focusChooser',
      on: {
        'reading.cancelled': [
          { guard: 'hasPicture', target: 'chosen', description: 'The buyer stays with the picture before it' },
          { target: 'none', description: 'The buyer gives the file up' },
        ],
      },
      invoke: {
        id: 'readPicture',
        src: 'readPicture',
        input: ({ context, event }) => ({ gift: context.gift, file: (event as FileEvent).file }),
        onDone: [
          ...PICTURE_FAULTS.map((fault) => createRefusal(fault, 'refused')),
          {
            target: 'chosen',
            description: 'The picture is good',
            actions: { type: 'keep', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'failed', description: 'The browser could not do it', actions: 'logFailure' },
      },
    },
    chosen: {
      description: 'The picture can be seen; it is sent when the gift goes into the bag',
      meta: { messages: ['giftPicture.chosen'], requires: ['GIFT-11', 'GIFT-17'] },
      on: { 'file.chosen': fileTransition, 'picture.removed': removed },
    },
    refused: {
      description: 'The file cannot become a print, with a reason; a picture that was chosen before stays',
      on: { 'file.chosen': fileTransition, 'picture.removed': removed },
    },
    failed: {
      description: 'The file did not open, for no fault of its own; a picture that was chosen before stays',
      meta: { messages: ['upload.failed'] },
      on: { 'file.chosen': fileTransition, 'picture.removed': removed },
    },
  },
});
