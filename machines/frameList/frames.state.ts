import { frameListSetup } from './frameList.setup.ts';

const narrowed = ['forgetAdjusting', 'writeAddress'] as const;

/** The frames, and what narrows them. */
export const framesState = frameListSetup.createStateConfig({
  description: 'The frames and what narrows them',
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Are the frames already at hand?',
      always: [
        { guard: 'hasCatalogue', target: 'arrived', description: 'The frames were read a moment ago' },
        { target: 'loading', description: 'The frames are not known yet' },
      ],
    },
    loading: {
      description: 'The backend is called for the frames',
      meta: { messages: ['configurator.framesComing'] },
      invoke: {
        id: 'listFrames',
        src: 'listFrames',
        onDone: {
          target: 'arrived',
          description: 'The frames have come',
          actions: { type: 'keepFrames', params: ({ event }) => event.output },
        },
        onError: { target: 'failed', description: 'The frames could not be read' },
      },
    },
    arrived: {
      description: 'Is there a frame at all?',
      always: [
        { guard: 'hasFrames', target: 'listed', description: 'There are frames' },
        { target: 'none', description: 'There is no frame', meta: { requires: ['FRAME-06'] } },
      ],
    },
    listed: {
      description: 'The frames hang, as far as the filters let them',
      meta: { requires: ['FRAME-02', 'FRAME-03', 'FRAME-05', 'FRAME-07'] },
      initial: 'filtering',
      on: {
        'filter.toggled': {
          target: '.filtering',
          description: 'A filter is added or taken away; the list changes at once, and the address with it',
          meta: { requires: ['FRAME-02', 'FRAME-03'] },
          actions: [{ type: 'toggle', params: ({ event }) => event }, ...narrowed],
        },
        'filters.cleared': {
          guard: 'hasFilters',
          target: '.filtering',
          description: 'Clear All: every frame hangs again',
          meta: { requires: ['FRAME-04'] },
          actions: ['clear', ...narrowed],
        },
      },
      states: {
        filtering: {
          description: 'Does a frame answer to the filters?',
          always: [
            { guard: 'hasMatches', target: 'matches', description: 'Some match' },
            { target: 'noMatch', description: 'None matches' },
          ],
        },
        matches: { description: 'Each leads on to where it is made up', meta: { requires: ['FRAME-05'] } },
        noMatch: {
          description: 'No frame answers to all the filters',
          meta: { messages: ['frameList.none'], requires: ['FRAME-06'] },
        },
      },
    },
    none: {
      description: 'No frame is on sale',
      meta: { messages: ['frameList.none'], requires: ['FRAME-06'] },
    },
    failed: {
      description: 'The frames could not be read; they can be tried again',
      meta: { messages: ['frameList.failed'] },
      on: { 'frames.retried': { target: 'loading', description: 'The shopper tries again' } },
    },
  },
});
