import { assign, sendTo, setup } from 'xstate';
import type { UploadedPhoto } from '../../src/domain/designForm.ts';
import { PICTURE_FAULTS, type PictureFault } from '../../src/domain/sourcePicture.ts';
import type { photoMessages, uploadMessages } from '../../src/messages/upload.ts';
import { emitFailure } from '../kit/failure.ts';
import type { Effect, Meta } from '../kit/meta.ts';
import { callbackPort, port } from '../kit/port.ts';
import { createRefusal, isRefusedFor } from '../upload/refusal.ts';
import type { FileEvent } from '../upload/upload.machine.ts';

/** The address of a copy to look at, or why the file is not taken. */
export type PhotoResult = { previewUrl: string } | { fault: PictureFault };

/** What the form hears of its photo: one is on its way, came to the backend, or is none any more. */
export type PhotoChangeEvent =
  | { type: 'photo.changed'; photo: UploadedPhoto | null }
  | { type: 'upload.begun' }
  | { type: 'upload.ended' };

/** Too few pixels for a print are enough to look at. */
export const PHOTO_FAULTS = PICTURE_FAULTS.filter((fault) => fault !== 'tooLow');

const fileTransition = {
  target: '#photo.reading',
  description: 'The visitor chooses, takes or drops a photo; of several the first counts',
  meta: { requires: ['DSGN-16'] },
  actions: { type: 'take', params: ({ event }: { event: FileEvent }) => event.file },
} as const;

const cancelled = { target: '#photo.none', description: 'The visitor gives it up', actions: 'drop' } as const;

/** A photo beside a form: looked into on the device, sent at once, replaced; the form hears what the backend has. */
export const photoMachine = setup({
  types: {
    context: {} as {
      name: string;
      previewUrl: string | null;
      fault: PictureFault | null;
      /** How much of it is there, 0 to 1. */
      progress: number;
      sent: UploadedPhoto | null;
    },
    events: {} as
      | FileEvent
      | { type: 'photo.followed'; sent: UploadedPhoto | null }
      | { type: 'photo.cancelled' }
      | { type: 'sending.retried' }
      | { type: 'file.progressed'; progress: number },
    emitted: {} as Effect,
    meta: {} as Meta<keyof (typeof photoMessages & typeof uploadMessages)>,
  },
  actors: {
    /** The form that the photo belongs to: it states which one was stored with it, and when it was sent. */
    form: callbackPort<PhotoChangeEvent>(),
    readPhoto: port<PhotoResult, { file: File }>('readPhoto'),
    /** Is the photo still there? */
    findPhoto: port<boolean, UploadedPhoto>('findPhoto'),
    sendPhoto: port<UploadedPhoto, { report: (progress: number) => void }>('sendPhoto'),
  },
  guards: {
    isRefusedFor,
    isThere: (_, isThere: boolean) => isThere,
    hasNone: ({ context }, sent: UploadedPhoto | null) => sent === null && context.sent !== null,
    hasSent: ({ context }) => context.sent !== null,
    isOther: ({ context }, sent: UploadedPhoto | null) => sent !== null && sent.id !== context.sent?.id,
  },
  actions: {
    take: assign(({ context }, { name }: File) => ({
      name,
      previewUrl: context.sent && context.previewUrl,
      fault: null,
      progress: 0,
    })),
    // Only now is the one before given up: a file that is refused takes its place from nobody.
    show: assign((_, read: PhotoResult) => ('previewUrl' in read ? { previewUrl: read.previewUrl, sent: null } : {})),
    keepFault: assign((_, fault: PictureFault) => ({ fault })),
    progress: assign((_, progress: number) => ({ progress })),
    keep: assign((_, sent: UploadedPhoto) => ({ sent })),
    drop: assign({ name: '', previewUrl: null, fault: null, progress: 0, sent: null }),
    sendChange: sendTo('form', ({ context }) => ({ type: 'photo.changed', photo: context.sent })),
    sendBegun: sendTo('form', { type: 'upload.begun' }),
    sendEnded: sendTo('form', { type: 'upload.ended' }),
    logFailure: emitFailure('A photo was not sent'),
  },
}).createMachine({
  id: 'photo',
  description: 'Takes a photo for a form, and sends it',
  context: { name: '', previewUrl: null, fault: null, progress: 0, sent: null },
  initial: 'none',
  invoke: { id: 'form', src: 'form' },
  on: {
    'photo.followed': [
      {
        guard: { type: 'isOther', params: ({ event }) => event.sent },
        target: '.restoring',
        description: 'The form was stored for the session, and its photo with it',
        actions: ['drop', { type: 'keep', params: ({ event }) => event.sent as UploadedPhoto }],
      },
      {
        guard: { type: 'hasNone', params: ({ event }) => event.sent },
        target: '.none',
        description: 'The form was sent, or emptied',
        actions: 'drop',
      },
    ],
  },
  states: {
    none: {
      description: 'No photo yet',
      meta: { messages: ['photo.choose', 'upload.formats'], requires: ['DSGN-16'] },
      entry: 'sendEnded',
      on: { 'file.chosen': fileTransition },
    },
    reading: {
      description: 'The file is looked into on the device',
      meta: { messages: ['upload.reading'] },
      entry: 'sendBegun',
      on: {
        'photo.cancelled': [{ guard: 'hasSent', target: 'sent', description: 'The one before stays' }, cancelled],
      },
      invoke: {
        id: 'readPhoto',
        src: 'readPhoto',
        input: ({ event }) => ({ file: (event as FileEvent).file }),
        onDone: [
          ...PHOTO_FAULTS.map((fault) => createRefusal(fault, 'refused')),
          {
            target: 'sending',
            description: 'It is a picture, and takes the place of the one before',
            actions: [{ type: 'show', params: ({ event }) => event.output }, 'sendChange'],
          },
        ],
        onError: { target: 'unreadable', description: 'The browser could not do it', actions: 'logFailure' },
      },
    },
    sending: {
      description: 'The photo goes to the backend',
      meta: { messages: ['photo.sending'], requires: ['DSGN-22', 'API-21'] },
      entry: 'sendBegun',
      on: {
        'file.progressed': {
          description: 'More of it is there',
          actions: { type: 'progress', params: ({ event }) => event.progress },
        },
        'photo.cancelled': cancelled,
      },
      invoke: {
        id: 'sendPhoto',
        src: 'sendPhoto',
        input: ({ self }) => ({ report: (progress: number) => self.send({ type: 'file.progressed', progress }) }),
        onDone: {
          target: 'sent',
          description: 'The backend has it',
          actions: [{ type: 'keep', params: ({ event }) => event.output }, 'sendChange'],
          meta: { requires: ['DSGN-17'] },
        },
        onError: {
          target: 'failed',
          description: 'It did not get through',
          actions: 'logFailure',
          meta: { requires: ['DSGN-14'] },
        },
      },
    },
    restoring: {
      description: 'A photo of before is looked for at the backend',
      meta: { messages: ['photo.restoring'] },
      invoke: {
        id: 'findPhoto',
        src: 'findPhoto',
        input: ({ context }) => context.sent as UploadedPhoto,
        onDone: [
          {
            guard: { type: 'isThere', params: ({ event }) => event.output },
            target: 'sent',
            description: 'It is still there',
          },
          {
            target: 'none',
            description: 'It is not stored any more, so that the form has none',
            actions: ['drop', 'sendChange'],
          },
        ],
        onError: { target: 'sent', description: 'Nobody knows; the form is informed when it is sent' },
      },
    },
    sent: {
      description: 'The backend has the photo; it can be seen, and replaced',
      meta: { messages: ['photo.sent'], requires: ['DSGN-17'] },
      entry: 'sendEnded',
      on: {
        'file.chosen': fileTransition,
      },
    },
    refused: {
      description: 'The file is not taken, with a reason; a photo that was there stays',
      entry: 'sendEnded',
      on: { 'file.chosen': fileTransition },
    },
    unreadable: {
      description: 'The file did not open, for no fault of its own',
      meta: { messages: ['upload.failed'] },
      entry: 'sendEnded',
      on: { 'file.chosen': fileTransition },
    },
    failed: {
      description: 'The photo did not get through; it can be sent again, or another one chosen',
      meta: { messages: ['photo.failed', 'photo.failedHint'], requires: ['DSGN-14'] },
      entry: 'sendEnded',
      on: {
        'file.chosen': fileTransition,
        'sending.retried': { target: 'sending', description: 'Send it again' },
      },
    },
  },
});
