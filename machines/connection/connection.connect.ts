import type { EventFrom, SnapshotFrom } from 'xstate';
import { getMessageId } from '../kit/meta.ts';
import type { connectionMachine } from './connection.machine.ts';

type Connection = typeof connectionMachine;

/** What the bar of the connection may know and do. */
export function connect(state: SnapshotFrom<Connection>, send: (event: EventFrom<Connection>) => void) {
  return {
    message: getMessageId(state),
    /** The moment of which the prices on the page are; null where they are of now. */
    readAt: state.matches('offline') || state.matches('stale') ? state.context.readAt : null,
    isChecking: state.matches('checking'),
    isBack: state.matches('back'),
    canAskAgain: state.can({ type: 'again.requested' }),
    canReload: state.can({ type: 'reload.requested' }),
    canClose: state.can({ type: 'notice.closed' }),
    askAgain: () => send({ type: 'again.requested' }),
    reload: () => send({ type: 'reload.requested' }),
    close: () => send({ type: 'notice.closed' }),
  };
}
