import { assign, setup } from 'xstate';
import { hasLetterOrDigit, type SearchResults } from '../../src/domain/searchHit.ts';
import type { searchMessages } from '../../src/messages/listing.ts';
import type { Meta } from '../kit/meta.ts';
import { port } from '../kit/port.ts';

/** `text` as the address has it, '' where it has none. */
export type SearchResultsInput = { text: string };

/** All that the shop has for a text, with pictures and prices. */
export const searchResultsMachine = setup({
  types: {
    context: {} as SearchResultsInput & SearchResults,
    events: {} as { type: 'search.retried' },
    input: {} as SearchResultsInput,
    meta: {} as Meta<keyof typeof searchMessages>,
  },
  actors: { findResults: port<SearchResults, { text: string }>('findResults') },
  guards: {
    canBeSearched: ({ context }) => hasLetterOrDigit(context.text),
    isFound: (_, { cards, correctedText }: SearchResults) => cards.length > 0 && correctedText === null,
    isNear: (_, { cards }: SearchResults) => cards.length > 0,
  },
  actions: { keep: assign((_, found: SearchResults) => found) },
}).createMachine({
  id: 'searchResults',
  description: 'All that a search finds',
  context: ({ input }) => ({ ...input, cards: [], correctedText: null }),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Is there anything to search for?',
      always: [
        { guard: 'canBeSearched', target: 'loading', description: 'A letter or a digit of any script' },
        { target: 'noQuery', description: 'There is nothing to search with', meta: { requires: ['CAT-24'] } },
      ],
    },
    noQuery: {
      description: 'Nothing is searched for; the ways into the shop stand here',
      meta: { messages: ['search.noQuery'], requires: ['CAT-24'] },
    },
    loading: {
      description: 'The search calls are under way, then the pictures and prices of what they found',
      meta: { messages: ['search.searching'], requires: ['CAT-25', 'CAT-27'] },
      invoke: {
        id: 'findResults',
        src: 'findResults',
        input: ({ context }) => ({ text: context.text }),
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => event.output },
            target: 'found',
            description: 'The shop has something of that name',
            actions: { type: 'keep', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isNear', params: ({ event }) => event.output },
            target: 'nearMatches',
            description: 'It has something of a name that is near it',
            actions: { type: 'keep', params: ({ event }) => event.output },
          },
          { target: 'noResults', description: 'Nothing is called so, nor nearly so', meta: { requires: ['CAT-26'] } },
        ],
        onError: { target: 'failed', description: 'The search failed' },
      },
    },
    found: {
      description: 'What was found, by kinds',
      meta: { messages: ['search.found'], requires: ['CAT-28', 'CAT-29', 'CAT-30'] },
    },
    nearMatches: {
      description: 'Nothing has that name; what has a name near it stands here',
      meta: { messages: ['search.nearMatches'] },
    },
    noResults: {
      description: 'Nothing is found; the ways into the shop stand here',
      meta: { messages: ['search.none'], requires: ['CAT-26'] },
    },
    failed: {
      description: 'The search did not answer; it can be tried again',
      meta: { messages: ['search.failed'] },
      on: { 'search.retried': { target: 'loading', description: 'The shopper tries again' } },
    },
  },
});
