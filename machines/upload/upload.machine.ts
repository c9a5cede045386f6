import { assign, emit, setup } from 'xstate';
import { PICTURE_FAULTS, type PictureFault } from '../../src/domain/sourcePicture.ts';
import type { uploadMessages } from '../../src/messages/upload.ts';
import { emitFailure } from '../kit/failure.ts';
import type { Effect, Meta } from '../kit/meta.ts';
import { port } from '../kit/port.ts';
import { createRefusal, isRefusedFor } from './refusal.ts';

/** The shopper chooses a file; only the port looks inside. */
export type FileEvent = { type: 'file.chosen'; file: File };

/** What became of a file: stored under an id, or why it is not taken. */
export type UploadResult = { id: string } | { fault: PictureFault };

export type UploadEffect = Effect | { type: 'userUpload.stored'; userUpload: boolean };

/** The start of custom framing: a file is taken, looked into, and stored, or refused with its own reason. */
export const uploadMachine = setup({
  types: {
    context: {} as { name: string; fault: PictureFault | null },
    events: {} as FileEvent | { type: 'reading.cancelled' },
    emitted: {} as UploadEffect,
    meta: {} as Meta<keyof typeof uploadMessages>,
  },
  actors: { readPicture: port<UploadResult, { file: File }>('readPicture') },
  guards: { isRefusedFor },
  actions: {
    take: assign((_, { name }: File) => ({ name, fault: null })),
    keepFault: assign((_, fault: PictureFault) => ({ fault })),
    markUpload: emit({ type: 'userUpload.stored', userUpload: true }),
    goOn: emit((_, read: UploadResult) => ({
      type: 'navigate',
      to: 'id' in read ? `/crop?image=${encodeURIComponent(read.id)}` : '/crop',
    })),
    logFailure: emitFailure('A photo did not open'),
  },
}).createMachine({
  id: 'upload',
  description: "Takes the shopper's own photo",
  context: { name: '', fault: null },
  initial: 'waiting',
  on: {
    'file.chosen': {
      target: '.reading',
      reenter: true,
      description: 'The shopper chooses, drops or pastes a file; of several the first counts',
      meta: { requires: ['UPL-01', 'UPL-02'] },
      actions: { type: 'take', params: ({ event }) => event.file },
    },
  },
  states: {
    waiting: {
      description: 'No photo yet',
      meta: { messages: ['upload.tap', 'upload.formats'], requires: ['UPL-01'] },
    },
    reading: {
      description: 'The file is looked into on the device, and stored there',
      meta: { messages: ['upload.reading', 'upload.stays'], requires: ['UPL-02', 'UPL-14'] },
      on: { 'reading.cancelled': { target: 'waiting', description: 'The shopper gives the file up' } },
      invoke: {
        id: 'readPicture',
        src: 'readPicture',
        input: ({ event }) => ({ file: (event as FileEvent).file }),
        onDone: [
          ...PICTURE_FAULTS.map((fault) => createRefusal(fault, fault === 'tooLow' ? 'tooLow' : 'refused')),
          {
            target: 'opened',
            description: 'The photo is good',
            meta: { requires: ['CONF-27'] },
            actions: ['markUpload', { type: 'goOn', params: ({ event }) => event.output }],
          },
        ],
        onError: { target: 'failed', description: 'The browser could not do it', actions: 'logFailure' },
      },
    },
    refused: { description: 'The file cannot become a print; the reason is shown, and another can be chosen' },
    tooLow: {
      description: 'The photo has too few pixels; the message stays until another photo is chosen',
      meta: {
        messages: ['upload.tooLow', 'upload.tooLowWhy', 'upload.support'],
        requires: ['UPL-14', 'UPL-16', 'UPL-17'],
      },
    },
    failed: { description: 'The photo did not open, for no fault of its own', meta: { messages: ['upload.failed'] } },
    opened: {
      description: 'The photo goes on to be cropped',
      meta: { messages: ['upload.opened'], requires: ['UPL-05'] },
    },
  },
});
