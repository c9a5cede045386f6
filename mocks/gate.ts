import { getResponse, http, type RequestHandler } from 'msw';
import { isApiCall } from './apiCalls.ts';

export type Gate = {
  /** To be the first of msw's handlers. */
  handler: RequestHandler;
  /** Lets held and following calls through; the departures answer before the backend does. */
  open(departures?: RequestHandler[]): void;
  /** Holds every call from now on. */
  close(): void;
  /** Resolves once at least one call is held. */
  arrived(): Promise<void>;
  heldCount(): number;
  /** Closed, with nothing held and nobody waiting; what was held is never answered. */
  clear(): void;
};

/** Holds every call to the backend until it is told how to go on. Starts closed. Pictures, modules and pages pass by. */
export function createGate(handlers: RequestHandler[]): Gate {
  let departures: RequestHandler[] | null = null;
  let held: ((departures: RequestHandler[]) => void)[] = [];
  let waiting: (() => void)[] = [];

  const handler = http.all(
    ({ request }) => isApiCall(request),
    async ({ request }) => {
      const first = departures ?? (await hold(request.signal));
      return getResponse([...first, ...handlers], request);
    },
  );

  function hold(signal: AbortSignal): Promise<RequestHandler[]> {
    return new Promise((go) => {
      held.push(go);
      // a call that its caller has given up is no longer there to be answered
      signal.addEventListener('abort', () => {
        held = held.filter((other) => other !== go);
      });
      for (const tell of waiting) tell();
      waiting = [];
    });
  }

  return {
    handler,
    open(next = []) {
      departures = next;
      for (const go of held) go(next);
      held = [];
    },
    close() {
      departures = null;
    },
    arrived: () => (held.length > 0 ? Promise.resolve() : new Promise((tell) => waiting.push(tell))),
    heldCount: () => held.length,
    clear() {
      departures = null;
      held = [];
      waiting = [];
    },
  };
}
