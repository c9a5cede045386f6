import { cropSetup } from './crop.setup.ts';

const createFailure = (target: 'uploadFailed' | 'renderFailed', requires: string[]) => ({
  target: `#crop.cropping.${target}` as const,
  description: 'It failed; the crop stands as it was',
  meta: { requires },
  actions: ['logFailure' as const, 'focusContinue' as const],
});

const sendingProgress = {
  entry: 'noProgress' as const,
  on: {
    'file.progressed': {
      description: 'More of it is there',
      actions: { type: 'progress' as const, params: ({ event }: { event: { progress: number } }) => event.progress },
    },
  },
};

/** Cut, original, cropped picture, in turn. What the backend has got stays there whatever becomes of the rest. */
export const sendingState = cropSetup.createStateConfig({
  description: 'The picture is cut and sent',
  meta: { requires: ['UPL-09'] },
  initial: 'rendering',
  on: {
    'sending.cancelled': {
      target: 'cropping',
      description: 'The shopper stops it; what is sent stays sent',
      actions: 'focusContinue',
    },
  },
  states: {
    rendering: {
      description: 'The crop is cut out at full resolution, beside the page',
      meta: { messages: ['crop.rendering'] },
      invoke: {
        id: 'cutPicture',
        src: 'cutPicture',
        input: ({ context: { picture, crop, turn } }) => ({ id: picture.id, of: picture, crop, turn }),
        onDone: [
          {
            guard: 'hasOriginal',
            target: 'sendingCropped',
            description: 'The backend has the original already',
            meta: { requires: ['UPL-09'] },
            actions: { type: 'keepCut', params: ({ event }) => event.output },
          },
          {
            target: 'sendingOriginal',
            description: 'It is cut, and the whole picture goes with it',
            actions: { type: 'keepCut', params: ({ event }) => event.output },
          },
        ],
        onError: createFailure('renderFailed', []),
      },
    },
    sendingOriginal: {
      description: 'The original goes to the backend',
      meta: { messages: ['crop.sendingOriginal'], requires: ['UPL-09'] },
      ...sendingProgress,
      invoke: {
        id: 'sendOriginal',
        src: 'sendOriginal',
        input: ({ context, self }) => ({
          id: context.picture.id,
          report: (progress: number) => self.send({ type: 'file.progressed', progress }),
        }),
        onDone: {
          target: 'sendingCropped',
          description: 'Its id is stored, so that it is never sent again',
          meta: { requires: ['UPL-10'] },
          actions: [{ type: 'keepOriginal', params: ({ event }) => event.output }, 'remember'],
        },
        onError: createFailure('uploadFailed', ['UPL-18']),
      },
    },
    sendingCropped: {
      description: 'The cropped picture goes to the backend',
      meta: { messages: ['crop.sendingCropped'], requires: ['UPL-09'] },
      ...sendingProgress,
      invoke: {
        id: 'sendCropped',
        src: 'sendCropped',
        input: ({ context, self }) => ({
          id: context.picture.id,
          report: (progress: number) => self.send({ type: 'file.progressed', progress }),
        }),
        onDone: [
          {
            guard: 'isEnough',
            target: '#crop.leaving',
            description: 'The resolution is calculated again, and is enough',
            meta: { requires: ['UPL-10', 'UPL-11', 'UPL-12'] },
            actions: [{ type: 'keepCropped', params: ({ event }) => event.output }, 'remember'],
          },
          {
            target: '#crop.cropping.tooLow',
            description: 'The resolution is calculated again, and is too low',
            actions: 'focusContinue',
            meta: { requires: ['UPL-11', 'UPL-16'] },
          },
        ],
        onError: createFailure('uploadFailed', ['UPL-18']),
      },
    },
  },
});
