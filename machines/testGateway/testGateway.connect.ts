import type { EventFrom, SnapshotFrom } from 'xstate';
import type { testGatewayMachine } from './testGateway.machine.ts';

type TestGateway = typeof testGatewayMachine;

/** What the stand-in for a payment provider may know and do. Amount in paise. */
export function connect(state: SnapshotFrom<TestGateway>, send: (event: EventFrom<TestGateway>) => void) {
  const { orderNo, amount, outcome } = state.context;
  return {
    orderNo,
    amount,
    isAsking: state.matches('choosing'),
    isReporting: state.matches('submitting'),
    isFailed: state.matches({ choosing: 'failed' }),
    /** How it ended; null while it has not. */
    ended: state.matches('done') ? outcome : null,
    pay: () => send({ type: 'gateway.paid' }),
    fail: () => send({ type: 'gateway.failed' }),
    leaveOpen: () => send({ type: 'gateway.leftOpen' }),
    close: () => send({ type: 'gateway.closed' }),
  };
}
