import type { EventFrom, SnapshotFrom } from 'xstate';
import { getMessageId } from '../kit/meta.ts';
import type { searchMachine } from './search.machine.ts';

type Search = typeof searchMachine;

const KEYS: Readonly<Partial<Record<string, EventFrom<Search>>>> = {
  ArrowDown: { type: 'highlight.moved', step: 'next' },
  ArrowUp: { type: 'highlight.moved', step: 'previous' },
  Home: { type: 'highlight.moved', step: 'first' },
  End: { type: 'highlight.moved', step: 'last' },
  Escape: { type: 'search.escaped' },
};

/** What the search box may know and do. */
export function connect(state: SnapshotFrom<Search>, send: (event: EventFrom<Search>) => void) {
  const { text, hits, highlightedIndex } = state.context;
  return {
    text,
    hits,
    /** The place of the highlighted suggestion, from 0; null where none is. */
    highlightedIndex,
    isOpen: state.matches('found'),
    hasFailed: state.matches('failed'),
    message: getMessageId(state),
    canSubmit: state.can({ type: 'search.requested' }),
    type: (typed: string) => send({ type: 'text.typed', text: typed }),
    submit: () => send({ type: 'search.requested' }),
    /** A key by its name; false where it means nothing here, and the browser should have it. */
    pressKey(key: string): boolean {
      const event = KEYS[key];
      if (!event || !state.can(event)) return false;
      send(event);
      return true;
    },
  };
}
