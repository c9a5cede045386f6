import type { EventFrom, SnapshotFrom } from 'xstate';
import { pageCount, pagerItems } from '../../src/domain/paging.ts';
import type { MessageId } from '../../src/messages/messages.ts';
import { artListPath, type Filters } from './filters.ts';
import type { listingMachine } from './listing.machine.ts';

type Listing = typeof listingMachine;
export type ActiveFilter = { kind: keyof Filters; name: string };

/** What the art list may know and do. */
export function connect(state: SnapshotFrom<Listing>, send: (event: EventFrom<Listing>) => void) {
  const { page, filters, shown } = state.context;
  const pages = pageCount(shown?.total ?? 0);
  const active: ActiveFilter[] = [
    ...filters.themes.map((name) => ({ kind: 'themes' as const, name })),
    ...filters.orientations.map((name) => ({ kind: 'orientations' as const, name })),
  ];
  return {
    arts: shown?.arts ?? [],
    /** How many match in all; null while that is not known. */
    total: shown?.total ?? null,
    page,
    pages,
    pager: pagerItems({ page, pages }),
    filters,
    active,
    /** The theme that names the list, where it is the only filter; one that nothing hangs under names nothing. */
    onlyTheme: active.length === 1 && !state.matches({ results: 'empty' }) ? (filters.themes[0] ?? null) : null,
    isLoading: state.matches({ results: 'loading' }),
    isEmpty: state.matches({ results: 'empty' }),
    /** There are pictures, only not on a page of this number. */
    isPastTheEnd: state.matches({ results: 'empty' }) && pages > 0,
    hasFailed: state.matches({ results: 'failed' }),
    canClear: state.can({ type: 'filters.cleared' }),
    canGoToPage: state.can({ type: 'page.asked', text: '' }),
    /** Why the number in 'Go to page' led nowhere. */
    pageProblem: pageProblemOf(state),
    pathOf: (of: number) => artListPath(of, filters),
    report: (address: { page: number; filters: Filters | null }) => send({ type: 'address.changed', ...address }),
    toggle: (kind: keyof Filters, name: string) => send({ type: 'filter.toggled', kind, name }),
    clear: () => send({ type: 'filters.cleared' }),
    goToPage: (text: string) => send({ type: 'page.asked', text }),
    retry: () => send({ type: 'listing.retried' }),
  };
}

function pageProblemOf(state: SnapshotFrom<Listing>): MessageId | null {
  if (state.matches({ goToPage: 'already' })) return 'listing.pageAlready';
  return state.matches({ goToPage: 'invalid' }) ? 'listing.pageInvalid' : null;
}
