import type { FrameRequestEvent } from './addToCart.setup.ts';

/** Choose A Frame, beside the button; `framesPath` is null while no size is chosen. */
export const chooseFrameTransitions = [
  {
    guard: { type: 'hasSize', params: ({ event }: { event: FrameRequestEvent }) => event.framesPath },
    target: '#addToCart.ready',
    description: 'Choose A Frame, for the size that is chosen',
    meta: { requires: ['CONF-13'] },
    actions: { type: 'openFrames', params: ({ event }: { event: FrameRequestEvent }) => event.framesPath ?? '' },
  },
  {
    target: '#addToCart.refused.noSize',
    description: 'Choose A Frame, without a size',
    meta: { requires: ['ART-28'] },
  },
] as const;
