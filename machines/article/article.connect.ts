import type { EventFrom, SnapshotFrom } from 'xstate';
import type { articleMachine } from './article.machine.ts';

type Chart = typeof articleMachine;

/** What the page of a post may know and do. */
export function connect(state: SnapshotFrom<Chart>, send: (event: EventFrom<Chart>) => void) {
  return {
    /** The post that this address stands for; null until it is read, and where it has another address. */
    article: state.matches('shown') ? state.context.article : null,
    hasFailed: state.matches('failed'),
    retry: () => send({ type: 'article.retried' }),
  };
}
