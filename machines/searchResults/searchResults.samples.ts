import { rupeesToPaise } from '../../src/domain/money.ts';
import type { SearchResults } from '../../src/domain/searchHit.ts';
import type { Samples } from '../kit/samples.ts';
import type { searchResultsMachine } from './searchResults.machine.ts';

const card = (path: string, title: string, line: string, rupees: number, isFrom: boolean) => ({
  id: path,
  path,
  title,
  lines: [line],
  picture: null,
  variation: null,
  price: { amount: rupeesToPaise(rupees), isFrom },
  section: null,
});

const moons: SearchResults['cards'] = [
  card('/art/harvest-moon', 'Harvest Moon', 'Shirin Falakia', 1440, true),
  card('/mixed-media/harvest-moon-low', 'Harvest Moon, Low', 'Blue Lotus Press', 14_500, false),
];

/** By the first word alone there is one more. */
const harvests = [card('/art/harvest-canal', 'Harvest Canal', 'Banri Nongsiej', 1440, true), ...moons];

export const searchResultsSamples = {
  input: { text: 'harvest moon' },
  events: [
    { type: 'search.retried' },
    { type: 'xstate.done.actor.findResults', output: { cards: moons, correctedText: null }, reply: 'search.found' },
    {
      type: 'xstate.done.actor.findResults',
      output: { cards: harvests, correctedText: 'harvest' },
      reply: 'search.nearMatches',
    },
    { type: 'xstate.done.actor.findResults', output: { cards: [], correctedText: null }, reply: 'search.none' },
    { type: 'xstate.error.actor.findResults', error: 'down', reply: 'search.down' },
  ],
  starts: { blank: { input: { text: '?!' } } },
  compare: ({ text, cards, correctedText }) => ({ text, titles: cards.map(({ title }) => title), correctedText }),
} satisfies Samples<typeof searchResultsMachine>;
