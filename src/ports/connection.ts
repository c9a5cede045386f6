import { connectionMachine } from '../../machines/connection/connection.machine.ts';
import { provideActors } from '../../machines/kit/port.ts';

/** How long the store may take to answer at all, in milliseconds. */
const LONGEST_WAIT = 8_000;

/** What the connection asks of the network: the store's own origin, and not its backend, which may be down by itself. */
const connectionPorts = {
  /** Settles where anything is answered; rejects where nothing is. */
  async reach(_: unknown, signal: AbortSignal) {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(LONGEST_WAIT)]);
    await fetch('/robots.txt', { method: 'HEAD', cache: 'no-store', signal: limit });
  },
};

export const connectionLogic = provideActors(connectionMachine, connectionPorts);
