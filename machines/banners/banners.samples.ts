import type { Samples } from '../kit/samples.ts';
import type { bannersMachine } from './banners.machine.ts';

export const bannersSamples = {
  input: { slideCount: 4, hasAutoplay: true },
  events: [
    { type: 'next.requested' },
    { type: 'previous.requested' },
    { type: 'slide.chosen', index: 3 },
    { type: 'banner.hovered' },
    { type: 'banner.left' },
    { type: 'tab.hidden' },
    { type: 'tab.visible' },
    { type: 'rotation.paused' },
    { type: 'rotation.resumed' },
    { type: 'art.chosen' },
  ],
  distinguish: ({ current }) => current,
  starts: {
    alone: { input: { slideCount: 1, hasAutoplay: true } },
    still: { input: { slideCount: 4, hasAutoplay: false } },
  },
} satisfies Samples<typeof bannersMachine>;

/** A lonely banner. */
export const singleSamples = { ...bannersSamples, ...bannersSamples.starts.alone, starts: {} };
