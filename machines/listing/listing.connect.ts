import type { EventFrom, SnapshotFrom } from 'xstate';
import { LISTS } from '../../src/domain/listArea.ts';
import { groupBySection } from '../../src/domain/listCard.ts';
import {
  FACETS,
  type Facet,
  findSortOrder,
  getNames,
  isFilteredArea,
  NO_FILTERS,
} from '../../src/domain/listFilters.ts';
import { getPagerItems } from '../../src/domain/paging.ts';
import type { listingMachine } from './listing.machine.ts';
import { formatListPath, getOnlyName } from './listPath.ts';

type Listing = typeof listingMachine;
type ActiveFilter = { facet: Facet; name: string };

/** What a list may know and do. */
export function connect(state: SnapshotFrom<Listing>, send: (event: EventFrom<Listing>) => void) {
  const { area, page, filters, listPage } = state.context;
  const pages = listPage?.pages ?? 0;
  const isPastTheEnd = state.matches({ results: 'pastTheEnd' });
  const activeFilters = FACETS.flatMap((facet): ActiveFilter[] =>
    getNames(filters, facet).map((name) => ({ facet, name })),
  );
  const onlyName = getOnlyName(filters, 'themes') ?? getOnlyName(filters, 'artists');
  return {
    area,
    groups: groupBySection(listPage?.cards ?? []),
    /** How many there are in all; null while that is not known. */
    total: listPage?.total ?? null,
    page,
    pages,
    /** How one gets to the other pages; there is nothing to turn beyond the last one, nor in a list of one page. */
    paginationStyle: isPastTheEnd || pages === 1 ? null : LISTS[area].paginationStyle,
    pager: getPagerItems({ page, pages }),
    filters,
    activeFilters,
    canFilter: isFilteredArea(area),
    canOpenPanel: state.can({ type: 'panel.opened' }),
    isPanelOpen: state.matches({ panel: 'open' }),
    /** The theme or artist that names the list, where it is the only filter; one that nothing hangs under names nothing. */
    onlyName: state.matches({ results: 'empty' }) ? null : (onlyName ?? null),
    isLoading: state.matches({ results: 'loading' }),
    isEmpty: state.matches({ results: 'empty' }),
    isPastTheEnd,
    hasFailed: state.matches({ results: 'failed' }),
    canClear: state.can({ type: 'filters.cleared' }),
    canGoToPage:
      LISTS[area].paginationStyle === 'numbersAndBox' && pages > 1 && state.can({ type: 'page.requested', text: '' }),
    /** Why the number in 'Go to page' led nowhere. */
    pageProblem: getPageProblem(state),
    getPagePath: (of: number) => formatListPath(area, of, filters),
    /** The page's one address, whatever filters and order were stored: a theme or an artist alone is a list of its own. */
    canonicalPath: formatListPath(
      area,
      isPastTheEnd ? 1 : page,
      onlyName === undefined ? NO_FILTERS : { ...filters, sort: undefined },
    ),
    sort: (text: string) => send({ type: 'sort.chosen', order: findSortOrder(text) }),
    openPanel: () => send({ type: 'panel.opened' }),
    closePanel: () => send({ type: 'panel.closed' }),
    toggle: (facet: Facet, name: string) => send({ type: 'filter.toggled', facet, name }),
    clear: () => send({ type: 'filters.cleared' }),
    goToPage: (text: string) => send({ type: 'page.requested', text }),
    retry: () => send({ type: 'listing.retried' }),
  };
}

/** What the parts of a list's view are given. */
export type ListingView = ReturnType<typeof connect>;

function getPageProblem(state: SnapshotFrom<Listing>): 'listing.pageAlready' | 'listing.pageInvalid' | null {
  if (state.matches({ goToPage: 'current' })) return 'listing.pageAlready';
  return state.matches({ goToPage: 'invalid' }) ? 'listing.pageInvalid' : null;
}
