import type { Samples } from '../kit/samples.ts';
import type { connectionMachine } from './connection.machine.ts';

/** 22 November 2026, five past two in the afternoon in India. */
const readAt = Date.UTC(2026, 10, 22, 8, 35);

export const connectionSamples = {
  input: undefined,
  events: [
    { type: 'network.lost', readAt },
    { type: 'network.returned' },
    { type: 'reading.missed', readAt },
    { type: 'refreshing.failed', readAt },
    { type: 'code.gone' },
    { type: 'again.requested' },
    { type: 'reload.requested' },
    { type: 'notice.closed' },
    { type: 'xstate.done.actor.reach', output: undefined, reply: 'store.answers' },
    { type: 'xstate.error.actor.reach', error: 'unreachable', reply: 'store.silent' },
  ],
  distinguish: () => null,
} satisfies Samples<typeof connectionMachine>;
