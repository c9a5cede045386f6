import { assign, emit, enqueueActions, setup } from 'xstate';
import { toggleName } from '../../src/domain/facets.ts';
import type { ListArea } from '../../src/domain/listArea.ts';
import type { ListPage } from '../../src/domain/listCard.ts';
import {
  areSameFilters,
  type Facet,
  type Filters,
  getNames,
  NO_FILTERS,
  type SortOrder,
} from '../../src/domain/listFilters.ts';
import { parsePageInput } from '../../src/domain/paging.ts';
import type { listingMessages } from '../../src/messages/listing.ts';
import type { Effect, Meta } from '../kit/meta.ts';
import { port } from '../kit/port.ts';
import { formatListPath } from './listPath.ts';

/** One page of a list under its filters. */
export type ListRequest = { area: ListArea; page: number; filters: Filters };
/** `cachedPage` is the page where it was read before. */
export type ListingInput = ListRequest & { cachedPage: ListPage | null };

const toggleFilter = (filters: Filters, facet: Facet, name: string): Filters => ({
  ...filters,
  [facet]: toggleName(getNames(filters, facet), name),
});

/** A list of the shop, whatever stands in it: which cards, which page, and what narrows them. */
export const listingMachine = setup({
  types: {
    context: {} as ListRequest & { listPage: ListPage | null },
    events: {} as
      | { type: 'address.changed'; page: number; filters: Filters | null; cachedPage: ListPage | null }
      | { type: 'page.reread'; page: number; filters: Filters; listPage: ListPage }
      | { type: 'filter.toggled'; facet: Facet; name: string }
      | { type: 'sort.chosen'; order: SortOrder | undefined }
      | { type: 'panel.opened' }
      | { type: 'panel.closed' }
      | { type: 'filters.cleared' }
      | { type: 'page.requested'; text: string }
      | { type: 'listing.retried' },
    emitted: {} as Effect | { type: 'filters.stored'; filters: Filters },
    input: {} as ListingInput,
    meta: {} as Meta<keyof typeof listingMessages>,
  },
  actors: { findPage: port<ListPage, ListRequest>('findPage') },
  guards: {
    isKnown: ({ context }) => context.listPage !== null,
    hasFilters: ({ context }) => !areSameFilters(context.filters, NO_FILTERS),
    hasPages: ({ context }) => getPageCount(context) > 0,
    hasCards: ({ context }) => (context.listPage?.cards.length ?? 0) > 0,
    isPastTheEnd: ({ context }) => getPageCount(context) > 0 && context.page > getPageCount(context),
    isWhereWeAre: ({ context }, to: { page: number; filters: Filters | null }) =>
      to.page === context.page && areSameFilters(to.filters ?? context.filters, context.filters),
    isCurrent: ({ context }, read: { page: number; filters: Filters }) =>
      context.listPage !== null && read.page === context.page && areSameFilters(read.filters, context.filters),
    isOtherPage: ({ context }, text: string) => 'page' in parsePageRequest(text, context),
    isThisPage: ({ context }, text: string) => {
      const answer = parsePageRequest(text, context);
      return 'problem' in answer && answer.problem === 'already';
    },
  },
  actions: {
    keep: assign((_, listPage: ListPage) => ({ listPage })),
    // What stands there stays until what is left of it has come.
    narrow: assign((_, filters: Filters) => ({ filters, page: 1 })),
    // The filters of prints alone are stored. (CAT-07)
    remember: enqueueActions(({ context: { area, filters }, enqueue }) => {
      if (area === 'art') enqueue.emit({ type: 'filters.stored', filters });
    }),
    showFirstPage: emit(({ context: { area, filters } }) => ({
      type: 'navigate',
      to: formatListPath(area, 1, filters),
      replace: true,
    })),
    goTo: emit(({ context }, text: string) => {
      const answer = parsePageRequest(text, context);
      const { area, page, filters } = context;
      return { type: 'navigate', to: formatListPath(area, 'page' in answer ? answer.page : page, filters) };
    }),
  },
}).createMachine({
  id: 'listing',
  description: 'A list of the shop with its pages, its filters and its order',
  context: ({ input: { cachedPage, ...request } }) => ({ ...request, listPage: cachedPage }),
  type: 'parallel',
  states: {
    panel: {
      description: 'The panel with all that the list can be narrowed by',
      initial: 'closed',
      states: {
        closed: {
          description: 'The list has the page to itself',
          on: {
            'panel.opened': {
              target: 'open',
              description: 'The shopper looks for something',
            },
          },
        },
        open: {
          description: 'What is chosen narrows the list at once, and each choice says how much it would leave',
          on: { 'panel.closed': { target: 'closed', description: 'Back to the list' } },
        },
      },
    },
    results: {
      description: 'What stands on this page',
      initial: 'deciding',
      on: {
        'address.changed': [
          { guard: { type: 'isWhereWeAre', params: ({ event }) => event }, description: 'The address is what we show' },
          {
            target: '.deciding',
            description: 'Another page or theme was opened',
            meta: { requires: ['CAT-05', 'ROUTE-63'] },
            actions: assign(({ context, event }) => ({
              page: event.page,
              filters: event.filters ?? context.filters,
              listPage: event.cachedPage,
            })),
          },
        ],
        'page.reread': {
          guard: { type: 'isCurrent', params: ({ event }) => event },
          description: 'What stands here was old and has been read again',
          actions: { type: 'keep', params: ({ event }) => event.listPage },
        },
        'filter.toggled': {
          target: '.loading',
          description: 'A filter is added or removed; the list starts again at page 1',
          meta: { requires: ['CAT-02', 'CAT-06', 'CAT-07'] },
          actions: [
            { type: 'narrow', params: ({ context, event }) => toggleFilter(context.filters, event.facet, event.name) },
            'remember',
            'showFirstPage',
          ],
        },
        'sort.chosen': {
          target: '.loading',
          description: 'The list is put in another order; it starts again at page 1',
          actions: [
            { type: 'narrow', params: ({ context, event }) => ({ ...context.filters, sort: event.order }) },
            'remember',
            'showFirstPage',
          ],
        },
        'filters.cleared': {
          guard: 'hasFilters',
          target: '.loading',
          description: 'All filters are removed',
          meta: { requires: ['CAT-04', 'CAT-06'] },
          actions: [{ type: 'narrow', params: NO_FILTERS }, 'remember', 'showFirstPage'],
        },
      },
      states: {
        deciding: {
          description: 'Is the page already at hand?',
          always: [
            {
              guard: 'isKnown',
              target: 'arrived',
              description: 'The page came with the document, or was read a moment ago',
            },
            { target: 'loading', description: 'The page is not known yet' },
          ],
        },
        loading: {
          description: 'The backend is called for the page',
          invoke: {
            id: 'findPage',
            src: 'findPage',
            input: ({ context: { area, page, filters } }) => ({ area, page, filters }),
            onDone: {
              target: 'arrived',
              description: 'The page has come',
              actions: { type: 'keep', params: ({ event }) => event.output },
            },
            onError: { target: 'failed', description: 'The page could not be read' },
          },
        },
        arrived: {
          description: 'The answer is here',
          always: [
            {
              guard: 'isPastTheEnd',
              target: 'pastTheEnd',
              description: 'The list is shorter than the number in the address',
            },
            { guard: 'hasCards', target: 'shown', description: 'There is something to show' },
            { target: 'empty', description: 'Nothing matches' },
          ],
        },
        shown: { description: 'The cards hang in their grid', meta: { requires: ['CAT-08', 'CAT-17'] } },
        empty: {
          description: 'There is nothing, or nothing matches the filters',
          meta: { messages: ['listing.none'], requires: ['CAT-16'] },
        },
        pastTheEnd: {
          description:
            'There are cards, only not on a page of this number; the first page is one step away. In the blog such a number may be a post',
          meta: { messages: ['listing.pastTheEnd'], requires: ['CAT-16', 'BLOG-03'] },
        },
        failed: {
          description: 'The list could not be read; it can be tried again',
          meta: { messages: ['listing.failed'] },
          on: { 'listing.retried': { target: 'loading', description: 'The shopper tries again' } },
        },
      },
    },
    goToPage: {
      description: 'The box "Go to page"',
      initial: 'ready',
      on: {
        'address.changed': [
          { guard: { type: 'isWhereWeAre', params: ({ event }) => event }, description: 'The address is what we show' },
          { target: '.ready', description: 'What the box said was about another page' },
        ],
        'filter.toggled': { target: '.ready', description: 'The list starts again at page 1' },
        'sort.chosen': { target: '.ready', description: 'The list starts again at page 1' },
        'filters.cleared': { guard: 'hasFilters', target: '.ready', description: 'The list starts again at page 1' },
        'page.requested': [
          {
            guard: { type: 'isOtherPage', params: ({ event }) => event.text },
            target: '.ready',
            description: 'Another page inside the list is opened',
            meta: { requires: ['CAT-13'] },
            actions: { type: 'goTo', params: ({ event }) => event.text },
          },
          {
            guard: { type: 'isThisPage', params: ({ event }) => event.text },
            target: '.current',
            description: 'It is the page that is shown',
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
        current: {
          description: 'The number is the page that is open',
          meta: { messages: ['listing.pageAlready'], requires: ['CAT-15'] },
        },
        invalid: {
          description: 'No such page',
          meta: { messages: ['listing.pageInvalid'], requires: ['CAT-14'] },
        },
      },
    },
  },
});

const getPageCount = ({ listPage }: { listPage: ListPage | null }) => listPage?.pages ?? 0;

const parsePageRequest = (text: string, list: { page: number; listPage: ListPage | null }) =>
  parsePageInput(text, { page: list.page, pages: getPageCount(list) });
