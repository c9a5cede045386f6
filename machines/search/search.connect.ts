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
  const { text, hits, at } = state.context;
  return {
    text,
    hits,
    /** The place of the highlighted suggestion, from 0; null where none is. */
    at,
    isOpen: state.matches('found'),
    hasFailed: state.matches('failed'),
    message: getMessageId(state),
    canAsk: state.can({ type: 'search.requested' }),
    type: (typed: string) => send({ type: 'text.typed', text: typed }),
    ask: () => send({ type: 'search.requested' }),
    /** A key by its name; false where it means nothing here, and the browser should have it. */
    press(key: string): boolean {
      const event = KEYS[key];
      if (!event || !state.can(event)) return false;
      send(event);
      return true;
    },
  };
}
