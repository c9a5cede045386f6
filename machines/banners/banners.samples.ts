import type { Samples } from '../kit/samples.ts';
import type { bannersMachine } from './banners.machine.ts';

export const bannersSamples = {
  input: { slides: 4, moves: true },
  events: [
    { type: 'next.asked' },
    { type: 'previous.asked' },
    { type: 'slide.chosen', index: 3 },
    { type: 'banner.rested' },
    { type: 'banner.left' },
    { type: 'tab.hidden' },
    { type: 'tab.shown' },
    { type: 'rotation.paused' },
    { type: 'rotation.resumed' },
    { type: 'art.chosen' },
  ],
  distinguish: ({ shown }) => shown,
  unreachable: {
    'banners.begin|always|0': 'There are four banners; a lonely one is shown in a story and by the page',
    'banners.begin|always|2': 'These may move; those that may not are shown by the page, whose walks want no motion',
  },
} satisfies Samples<typeof bannersMachine>;

/** A lonely banner. */
export const aloneSamples = { ...bannersSamples, input: { slides: 1, moves: true } };
