import { getResponse, http, type RequestHandler } from 'msw';
import { isApiCall } from './apiCalls.ts';

export type RequestGate = {
  /** To be the first of msw's handlers. */
  handler: RequestHandler;
  /** Lets held and following calls through, or those that are meant; the departures answer before the backend does. */
  open(departures?: RequestHandler[], isMeant?: (request: Request) => boolean): void;
  /** Holds every call from now on. */
  close(): void;
  /** Resolves once at least one call is held. */
  arrived(): Promise<void>;
  pendingCount(): number;
  /** Closed, with nothing held and nobody waiting; what was held is never answered. */
  clear(): void;
};

/** Holds every call to the backend until the test decides how to go on. Starts closed. Pictures, modules and pages pass by. */
export function createRequestGate(handlers: RequestHandler[]): RequestGate {
  let departures: RequestHandler[] | null = null;
  let isLetThrough: (request: Request) => boolean = () => true;
  let pending: { request: Request; go: (departures: RequestHandler[]) => void }[] = [];
  let waiting: (() => void)[] = [];

  const handler = http.all(
    ({ request }) => isApiCall(request),
    async ({ request }) => {
      const first = departures && isLetThrough(request) ? departures : await hold(request);
      return getResponse([...first, ...handlers], request);
    },
  );

  function hold(request: Request): Promise<RequestHandler[]> {
    return new Promise((go) => {
      pending.push({ request, go });
      // a call that its caller has given up is no longer there to be answered
      request.signal.addEventListener('abort', () => {
        pending = pending.filter((other) => other.go !== go);
      });
      for (const resolve of waiting) resolve();
      waiting = [];
    });
  }

  return {
    handler,
    open(next = [], isMeant = () => true) {
      departures = next;
      isLetThrough = isMeant;
      for (const { request, go } of pending) if (isMeant(request)) go(next);
      pending = pending.filter(({ request }) => !isMeant(request));
    },
    close() {
      departures = null;
    },
    arrived: () => (pending.length > 0 ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve))),
    pendingCount: () => pending.length,
    clear() {
      departures = null;
      pending = [];
      waiting = [];
    },
  };
}
