import { getResponse, http, type RequestHandler } from 'msw';
import { isApiCall } from './apiCalls.ts';

export type RequestGate = {
  /** To be the first of msw's handlers. */
  handler: RequestHandler;
  /** Lets held and following calls through, or those that are meant; the overrides answer before the backend does. */
  open(overrides?: RequestHandler[], matches?: (request: Request) => boolean): void;
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
  let overrides: RequestHandler[] | null = null;
  let matchesOpen: (request: Request) => boolean = () => true;
  let pending: { request: Request; resolve: (overrides: RequestHandler[]) => void }[] = [];
  let waiters: (() => void)[] = [];

  const handler = http.all(
    ({ request }) => isApiCall(request),
    async ({ request }) => {
      const answering = overrides && matchesOpen(request) ? overrides : await holdRequest(request);
      return getResponse([...answering, ...handlers], request);
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
      overrides = next;
      matchesOpen = matches;
      for (const { request, resolve } of pending) if (matches(request)) resolve(next);
      pending = pending.filter(({ request }) => !matches(request));
    },
    close() {
      overrides = null;
    },
    waitForPending: () => (pending.length > 0 ? Promise.resolve() : new Promise((resolve) => waiters.push(resolve))),
    pendingCount: () => pending.length,
    clear() {
      overrides = null;
      pending = [];
      waiters = [];
    },
  };
}
