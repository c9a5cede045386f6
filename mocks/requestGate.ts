import { getResponse, http, type RequestHandler } from 'msw';
import { isApiCall } from './apiCalls.ts';

export type RequestGate = {
  /** To be the first of msw's handlers. */
  handler: RequestHandler;
  /** Lets held and following calls through, or those that are meant; the departures answer before the backend does. */
  open(departures?: RequestHandler[], matches?: (request: Request) => boolean): void;
  /** Holds every call from now on. */
  close(): void;
  /** Resolves once at least one call is held. */
  waitForPending(): Promise<void>;
  pendingCount(): number;
  /** Closed, with nothing held and nobody waiting; what was held is never answered. */
  clear(): void;
};

/** Holds every call to the backend until the test decides how to go on. Starts closed. Pictures, modules and pages pass by. */
export function createRequestGate(handlers: RequestHandler[]): RequestGate {
  let departures: RequestHandler[] | null = null;
  let matchesOpen: (request: Request) => boolean = () => true;
  let pending: { request: Request; resolve: (departures: RequestHandler[]) => void }[] = [];
  let waiters: (() => void)[] = [];

  const handler = http.all(
    ({ request }) => isApiCall(request),
    async ({ request }) => {
      const overrides = departures && matchesOpen(request) ? departures : await holdRequest(request);
      return getResponse([...overrides, ...handlers], request);
    },
  );

  function holdRequest(request: Request): Promise<RequestHandler[]> {
    return new Promise((resolve) => {
      pending.push({ request, resolve });
      // a call that its caller has given up is no longer there to be answered
      request.signal.addEventListener('abort', () => {
        pending = pending.filter((other) => other.resolve !== resolve);
      });
      for (const resolve of waiters) resolve();
      waiters = [];
    });
  }

  return {
    handler,
    open(next = [], matches = () => true) {
      departures = next;
      matchesOpen = matches;
      for (const { request, resolve } of pending) if (matches(request)) resolve(next);
      pending = pending.filter(({ request }) => !matches(request));
    },
    close() {
      departures = null;
    },
    waitForPending: () => (pending.length > 0 ? Promise.resolve() : new Promise((resolve) => waiters.push(resolve))),
    pendingCount: () => pending.length,
    clear() {
      departures = null;
      pending = [];
      waiters = [];
    },
  };
}
