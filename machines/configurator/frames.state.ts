import { configuratorSetup } from './configurator.setup.ts';

/** The list of frames, read beside the picture and only where it is wanted; it fails and is tried again by itself. */
export const framesState = configuratorSetup.createStateConfig({
  description: 'The frames that can go around it',
  initial: 'notNeeded',
  states: {
    notNeeded: {
      description: 'The print by itself needs no frames',
      always: [
        { guard: 'areFramesWantedAndKnown', target: 'listed', description: 'The frames were read a moment ago' },
        {
          guard: 'wantsFrames',
          target: 'loading',
          description: 'What is chosen has a frame',
          meta: { requires: ['CONF-22'] },
        },
      ],
    },
    loading: {
      description: 'The backend is called for the frames',
      invoke: {
        id: 'listFrames',
        src: 'listFrames',
        onDone: [
          {
            guard: { type: 'isFixedFrameMissing', params: ({ event }) => event.output },
            target: 'missing',
            description: 'The frame that the screen is about is not there',
            meta: { requires: ['FRAME-14'] },
            actions: 'showNoFrame',
          },
          {
            guard: { type: 'hasFrames', params: ({ event }) => event.output },
            target: 'listed',
            description: 'The frame that was requested is chosen, else the first that is no image',
            meta: { requires: ['CONF-25', 'FRAME-07'] },
            actions: { type: 'keepFrames', params: ({ event }) => event.output },
          },
          { target: 'none', description: 'No frame is on sale' },
        ],
        onError: { target: 'failed', description: 'The frames could not be read' },
      },
    },
    listed: { description: 'The frames can be chosen', meta: { requires: ['ART-07'] } },
    none: { description: 'There is no frame at all' },
    missing: {
      description: 'The frame that the screen is about is gone; its not-found page opens',
      meta: { requires: ['FRAME-14'] },
    },
    failed: {
      description: 'The frames could not be read; all else can be chosen meanwhile',
      on: { 'frames.retried': { guard: 'hasPicture', target: 'loading', description: 'The shopper tries again' } },
    },
  },
});
