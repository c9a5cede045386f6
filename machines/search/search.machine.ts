import { assign, emit, setup } from 'xstate';
import { hasLetterOrDigit, type SearchHit } from '../../src/domain/searchHit.ts';
import type { searchMessages } from '../../src/messages/listing.ts';
import type { Effect, Meta } from '../kit/meta.ts';
import { port } from '../kit/port.ts';

type Context = {
  text: string;
  hits: readonly SearchHit[];
  /** The place of the highlighted suggestion, from 0; null where none is. */
  highlightedIndex: number | null;
};

/** Where the arrow keys and Home and End lead in a list. */
type HighlightMove = 'next' | 'previous' | 'first' | 'last';

/** The place that a step leads to among so many; from one end of the list on to the other. Null: nothing is highlighted. */
function moveHighlight(at: number | null, step: HighlightMove, count: number): number {
  if (step === 'first') return 0;
  if (step === 'last') return count - 1;
  if (step === 'next') return ((at ?? -1) + 1) % count;
  return ((at ?? count) - 1 + count) % count;
}

/** Enter leads to all that is found, with pictures and prices. */
const resultsTransition = {
  guard: 'canBeSearched',
  target: 'idle',
  description: 'Enter opens the page with all results',
  meta: { requires: ['CAT-25'] },
  actions: ['openResults', 'clear'],
} as const;

/** Searches everything that has a page, while a shopper types. */
export const searchMachine = setup({
  types: {
    context: {} as Context,
    events: {} as
      | { type: 'text.typed'; text: string }
      | { type: 'search.requested' }
      | { type: 'search.escaped' }
      | { type: 'highlight.moved'; step: HighlightMove },
    emitted: {} as Effect,
    /** What stands in the box at first. */
    input: {} as { text: string },
    meta: {} as Meta<keyof typeof searchMessages>,
  },
  delays: { debounce: 700 },
  actors: { findHits: port<readonly SearchHit[], { text: string }>('findHits') },
  guards: {
    isEmptied: ({ context }, text: string) => text === '' && context.text !== '',
    isOther: ({ context }, text: string) => text !== context.text,
    hasText: ({ context }) => context.text !== '',
    canBeSearched: ({ context }) => hasLetterOrDigit(context.text),
    hasHits: (_, hits: readonly SearchHit[]) => hits.length > 0,
    isHighlighted: ({ context }) => context.highlightedIndex !== null,
    // Before anything is highlighted, Home and End move in the text.
    leadsSomewhere: ({ context }, step: HighlightMove) =>
      context.highlightedIndex !== null || step === 'next' || step === 'previous',
  },
  actions: {
    write: assign((_, text: string) => ({ text, hits: [], highlightedIndex: null })),
    clear: assign({ text: '', hits: [], highlightedIndex: null }),
    keep: assign((_, hits: readonly SearchHit[]) => ({ hits, highlightedIndex: null })),
    highlight: assign(({ context: { highlightedIndex, hits } }, step: HighlightMove) => ({
      highlightedIndex: moveHighlight(highlightedIndex, step, hits.length),
    })),
    dropHighlight: assign({ highlightedIndex: null }),
    open: emit(({ context: { hits, highlightedIndex } }) => ({
      type: 'navigate',
      to: hits[highlightedIndex ?? 0]?.path ?? '/',
    })),
    openResults: emit(({ context: { text } }) => ({
      type: 'navigate',
      to: `/search?${new URLSearchParams({ q: text })}`,
    })),
  },
}).createMachine({
  id: 'search',
  description: 'Finds products while a shopper types',
  context: ({ input }) => ({ text: input.text, hits: [], highlightedIndex: null }),
  initial: 'idle',
  on: {
    'text.typed': [
      {
        guard: { type: 'isEmptied', params: ({ event }) => event.text },
        target: '.idle',
        description: 'The box was emptied',
        meta: { requires: ['CAT-23'] },
        actions: 'clear',
      },
      {
        guard: { type: 'isOther', params: ({ event }) => event.text },
        target: '.typing',
        reenter: true,
        description: 'What was found before belongs to another text, and so does an answer that is on its way',
        meta: { requires: ['CAT-22'] },
        actions: { type: 'write', params: ({ event }) => event.text },
      },
    ],
    'search.escaped': {
      guard: 'hasText',
      target: '.idle',
      description: 'Escape empties the box',
      meta: { requires: ['CAT-23'] },
      actions: 'clear',
    },
  },
  states: {
    idle: {
      description: 'Nothing is typed since the page began, and nothing suggested',
      meta: { requires: ['CAT-23', 'SHELL-08'] },
    },
    typing: {
      description: 'The shopper may type on',
      meta: { messages: ['search.searching'], requires: ['CAT-22'] },
      after: { debounce: { target: 'deciding', description: 'No key for 700 ms', meta: { requires: ['CAT-22'] } } },
      on: {
        'search.requested': [
          resultsTransition,
          { target: 'noData', description: 'There is nothing to search with', meta: { requires: ['CAT-24'] } },
        ],
      },
    },
    deciding: {
      description: 'Is there anything to search for?',
      always: [
        { guard: 'canBeSearched', target: 'loading', description: 'A letter or a digit of any script' },
        { target: 'noData', description: 'There is nothing to search with', meta: { requires: ['CAT-24'] } },
      ],
    },
    loading: {
      description: 'The search calls are under way',
      meta: { messages: ['search.searching'], requires: ['CAT-25', 'CAT-27'] },
      invoke: {
        id: 'findHits',
        src: 'findHits',
        input: ({ context }) => ({ text: context.text }),
        onDone: [
          {
            guard: { type: 'hasHits', params: ({ event }) => event.output },
            target: 'found',
            description: 'Something is found',
            meta: { requires: ['CAT-27', 'CAT-28', 'CAT-29'] },
            actions: { type: 'keep', params: ({ event }) => event.output },
          },
          { target: 'noResults', description: 'Nothing is found', meta: { requires: ['CAT-26'] } },
        ],
        onError: { target: 'failed', description: 'The search failed' },
      },
      on: { 'search.requested': resultsTransition },
    },
    found: {
      description: 'Suggestions stand under the box',
      meta: { messages: ['search.found'], requires: ['CAT-27', 'CAT-30'] },
      on: {
        'highlight.moved': {
          guard: { type: 'leadsSomewhere', params: ({ event }) => event.step },
          description: 'The keys choose among them',
          actions: { type: 'highlight', params: ({ event }) => event.step },
        },
        'search.requested': [
          {
            guard: 'isHighlighted',
            target: 'idle',
            description: 'Enter opens the highlighted one',
            meta: { requires: ['CAT-30'] },
            actions: ['open', 'clear'],
          },
          resultsTransition,
        ],
        'search.escaped': { target: 'collapsed', description: 'Escape closes the list', actions: 'dropHighlight' },
      },
    },
    collapsed: {
      description: 'The list was closed; what was typed still stands',
      on: {
        'highlight.moved': {
          guard: { type: 'leadsSomewhere', params: ({ event }) => event.step },
          target: 'found',
          description: 'An arrow key opens it again',
          actions: { type: 'highlight', params: ({ event }) => event.step },
        },
        'search.requested': resultsTransition,
      },
    },
    noResults: {
      description: 'Nothing in the store is called so',
      meta: { messages: ['search.none'], requires: ['CAT-26'] },
      on: { 'search.requested': resultsTransition },
    },
    noData: {
      description: 'There is no letter and no digit to search for; no call is made',
      meta: { messages: ['search.noData'], requires: ['CAT-24'] },
    },
    failed: {
      description: 'No call was answered; the search can be tried again',
      meta: { messages: ['search.failed'] },
      on: { 'search.requested': { target: 'loading', description: 'The shopper asks again' } },
    },
  },
});
