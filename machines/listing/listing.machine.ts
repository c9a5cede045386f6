import { assign, emit, setup } from 'xstate';
import type { ArtCard } from '../../src/domain/art.ts';
import { askedPage, pageCount } from '../../src/domain/paging.ts';
import type { Effect, Meta } from '../kit/meta.ts';
import { port } from '../kit/port.ts';
import { artListPath, type Filters, isSameFilters, noFilters, toggled } from './filters.ts';

export type ArtsPage = { arts: ArtCard[]; total: number };
export type ListingInput = { page: number; filters: Filters; known: ArtsPage | null };

/** The art list: which pictures, which page, and what narrows them. */
export const listingMachine = setup({
  types: {
    context: {} as { page: number; filters: Filters; shown: ArtsPage | null },
    events: {} as
      | { type: 'address.changed'; page: number; filters: Filters | null }
      | { type: 'filter.toggled'; kind: keyof Filters; name: string }
      | { type: 'filters.cleared' }
      | { type: 'page.asked'; text: string }
      | { type: 'listing.retried' },
    emitted: {} as Effect | { type: 'remember'; filters: Filters },
    input: {} as ListingInput,
    meta: {} as Meta,
  },
  actors: { findArts: port<ArtsPage, { page: number; filters: Filters }>('findArts') },
  guards: {
    isKnown: ({ context }) => context.shown !== null,
    hasFilters: ({ context }) => !isSameFilters(context.filters, noFilters),
    hasPages: ({ context }) => pageCount(context.shown?.total ?? 0) > 0,
    hasArts: (_, found: ArtsPage | null) => (found?.arts.length ?? 0) > 0,
    isWhereWeAre: ({ context }, to: { page: number; filters: Filters | null }) =>
      to.page === context.page && isSameFilters(to.filters ?? context.filters, context.filters),
    isOtherPage: ({ context }, text: string) => 'go' in asked(text, context),
    isThisPage: ({ context }, text: string) => {
      const answer = asked(text, context);
      return 'problem' in answer && answer.problem === 'already';
    },
  },
  actions: {
    keep: assign((_, shown: ArtsPage) => ({ shown })),
    narrow: assign((_, filters: Filters) => ({ filters, page: 1, shown: null })),
    remember: emit(({ context }) => ({ type: 'remember', filters: context.filters })),
    showFirstPage: emit({ type: 'navigate', to: artListPath(1), replace: true }),
    goTo: emit(({ context }, text: string) => {
      const answer = asked(text, context);
      return { type: 'navigate', to: artListPath('go' in answer ? answer.go : context.page, context.filters) };
    }),
  },
}).createMachine({
  id: 'listing',
  description: 'The list of art prints with its filters and pages',
  context: ({ input }) => ({ page: input.page, filters: input.filters, shown: input.known }),
  type: 'parallel',
  on: {
    'address.changed': [
      { guard: { type: 'isWhereWeAre', params: ({ event }) => event }, description: 'The address is what we show' },
      {
        target: ['.results.loading', '.goToPage.ready'],
        description: 'Another page or theme was opened',
        meta: { requires: ['CAT-05', 'ROUTE-63'] },
        actions: assign(({ context, event }) => ({
          page: event.page,
          filters: event.filters ?? context.filters,
          shown: null,
        })),
      },
    ],
    'filter.toggled': {
      target: ['.results.loading', '.goToPage.ready'],
      description: 'A filter is added or removed; the list starts again at page 1',
      meta: { requires: ['CAT-02', 'CAT-06', 'CAT-07'] },
      actions: [
        { type: 'narrow', params: ({ context, event }) => toggled(context.filters, event.kind, event.name) },
        'remember',
        'showFirstPage',
      ],
    },
    'filters.cleared': {
      guard: 'hasFilters',
      target: ['.results.loading', '.goToPage.ready'],
      description: 'All filters are removed',
      meta: { requires: ['CAT-04', 'CAT-06'] },
      actions: [{ type: 'narrow', params: noFilters }, 'remember', 'showFirstPage'],
    },
  },
  states: {
    results: {
      description: 'The pictures of this page',
      initial: 'deciding',
      states: {
        deciding: {
          description: 'Is the page already at hand?',
          always: [
            {
              guard: 'isKnown',
              target: 'arrived',
              description: 'The page came with the document, or was read a moment ago',
            },
            { target: 'loading' },
          ],
        },
        loading: {
          description: 'The backend is asked for the page',
          invoke: {
            id: 'findArts',
            src: 'findArts',
            input: ({ context: { page, filters } }) => ({ page, filters }),
            onDone: { target: 'arrived', actions: { type: 'keep', params: ({ event }) => event.output } },
            onError: 'failed',
          },
        },
        arrived: {
          description: 'The answer is here',
          always: [
            { guard: { type: 'hasArts', params: ({ context }) => context.shown }, target: 'shown' },
            { target: 'empty' },
          ],
        },
        shown: { description: 'The pictures hang in their grid', meta: { requires: ['CAT-08', 'CAT-17'] } },
        empty: {
          description: 'No picture matches',
          meta: { says: ['listing.none'], requires: ['CAT-16'] },
        },
        failed: {
          description: 'The list could not be read; it can be tried again',
          meta: { says: ['listing.failed'] },
          on: { 'listing.retried': { target: 'loading', description: 'The shopper tries again' } },
        },
      },
    },
    goToPage: {
      description: 'The box "Go to page"',
      initial: 'ready',
      on: {
        'page.asked': [
          {
            guard: { type: 'isOtherPage', params: ({ event }) => event.text },
            target: '.ready',
            description: 'Another page inside the list is opened',
            meta: { requires: ['CAT-13'] },
            actions: { type: 'goTo', params: ({ event }) => event.text },
          },
          {
            guard: { type: 'isThisPage', params: ({ event }) => event.text },
            target: '.already',
            meta: { requires: ['CAT-15'] },
          },
          {
            guard: 'hasPages',
            target: '.invalid',
            description: 'A number out of range, or no number',
            meta: { requires: ['CAT-14'] },
          },
        ],
      },
      states: {
        ready: { description: 'Waits for a number' },
        already: {
          description: 'The number is the page that is open',
          meta: { says: ['listing.pageAlready'], requires: ['CAT-15'] },
        },
        invalid: {
          description: 'No such page',
          meta: { says: ['listing.pageInvalid'], requires: ['CAT-14'] },
        },
      },
    },
  },
});

const asked = (text: string, { page, shown }: { page: number; shown: ArtsPage | null }) =>
  askedPage(text, { page, pages: pageCount(shown?.total ?? 0) });
