import type { Samples } from '../kit/samples.ts';
import type { searchMachine } from './search.machine.ts';

/** All that the seed calls so. */
const hits = [
  { id: '203d0115', title: 'Harvest Moon', path: '/art/harvest-moon', kind: 'Art Prints' },
  { id: '628bc6de', title: 'Harvest Moon, Low', path: '/mixed-media/harvest-moon-low', kind: 'Mixed Media Art' },
];

export const searchSamples = {
  input: { text: '' },
  events: [
    { type: 'text.typed', text: 'harvest moon' },
    { type: 'text.typed', text: '?!' },
    { type: 'text.typed', text: '' },
    { type: 'search.requested' },
    { type: 'search.escaped' },
    { type: 'highlight.moved', step: 'next' },
    { type: 'highlight.moved', step: 'previous' },
    { type: 'highlight.moved', step: 'first' },
    { type: 'highlight.moved', step: 'last' },
    { type: 'xstate.done.actor.findHits', output: hits, reply: 'search.found' },
    { type: 'xstate.done.actor.findHits', output: [], reply: 'search.none' },
    { type: 'xstate.error.actor.findHits', error: 'down', reply: 'search.down' },
  ],
  compare: ({ text, hits: found, highlightedIndex }) => ({
    text,
    found: found.map(({ title }) => title),
    at: highlightedIndex,
  }),
  starts: { searched: { input: { text: 'harvest moon' } } },
} satisfies Samples<typeof searchMachine>;
