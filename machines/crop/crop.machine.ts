import { cropSetup } from './crop.setup.ts';
import { createContext } from './cropContext.ts';
import { croppingState } from './cropping.state.ts';
import { sendingState } from './sending.state.ts';

/** The shopper crops a picture, confirms that it may be printed, and sends it. */
export const cropMachine = cropSetup.createMachine({
  id: 'crop',
  description: 'Crops a picture and sends it',
  context: ({ input }) => createContext(input),
  initial: 'loading',
  states: {
    loading: {
      description: "The picture is fetched from where the browser keeps it, or an art's own from the backend",
      meta: { messages: ['crop.loading'], requires: ['UPL-05'] },
      invoke: {
        id: 'openPicture',
        src: 'openPicture',
        input: ({ context }) => context.request,
        onDone: [
          {
            guard: { type: 'isMissing', params: ({ event }) => event.output },
            target: 'missing',
            description: 'The browser has no such picture',
            meta: { requires: ['UPL-05'] },
          },
          {
            guard: { type: 'isTooLow', params: ({ event }) => event.output },
            target: 'tooLow',
            description: 'An art that is too small for a print of its own',
            meta: { requires: ['UPL-15', 'UPL-16'] },
          },
          {
            target: 'cropping',
            description: 'The picture opens, with the crop as it was left',
            meta: { requires: ['UPL-05'] },
            actions: { type: 'open', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'failed', description: 'The picture cannot be opened', actions: 'logFailure' },
      },
    },
    missing: {
      description: 'The picture is no longer there',
      meta: { messages: ['crop.missing', 'crop.change'] },
      on: { 'photo.changed': { description: 'A photo is chosen once more', actions: 'goBack' } },
    },
    failed: {
      description: 'The picture could not be fetched',
      meta: { messages: ['crop.failed', 'crop.change'] },
      on: {
        'opening.retried': { target: 'loading', description: 'The shopper tries again' },
        'photo.changed': { description: 'Another photo is chosen', actions: 'goBack' },
      },
    },
    tooLow: {
      description: 'The picture has too few pixels',
      meta: { messages: ['upload.tooLow', 'upload.support', 'crop.change'], requires: ['UPL-15', 'UPL-16', 'UPL-17'] },
      on: { 'photo.changed': { description: 'Another photo is chosen', actions: 'goBack' } },
    },
    cropping: croppingState,
    sending: sendingState,
    leaving: {
      description: 'Both pictures are with the backend; on to framing',
      meta: { messages: ['crop.leaving'], requires: ['UPL-10', 'UPL-12', 'CONF-27'] },
      entry: ['rememberUpload', 'goOn'],
    },
  },
});
