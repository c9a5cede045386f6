import type { EventFrom, SnapshotFrom } from 'xstate';
import { groupByArea } from '../../src/domain/searchHit.ts';
import type { searchResultsMachine } from './searchResults.machine.ts';

type SearchResults = typeof searchResultsMachine;

/** What the page of results may know and do. */
export function connect(state: SnapshotFrom<SearchResults>, send: (event: EventFrom<SearchResults>) => void) {
  const { text, cards, correctedText } = state.context;
  return {
    text,
    /** What was found, by the list that it belongs to. */
    groups: groupByArea(cards),
    count: cards.length,
    /** What was searched for in place of the text; null where the text was found. */
    correctedText,
    isLoading: state.matches('loading'),
    /** Why there is nothing; null where there is. */
    nothing: getNothing(state),
    hasFailed: state.matches('failed'),
    retry: () => send({ type: 'search.retried' }),
  };
}

function getNothing(state: SnapshotFrom<SearchResults>): 'search.none' | 'search.noQuery' | null {
  if (state.matches('noResults')) return 'search.none';
  return state.matches('noQuery') ? 'search.noQuery' : null;
}
