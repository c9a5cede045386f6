import type { RequestHandler } from 'msw';
import { setupWorker } from 'msw/browser';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { controlByWorker, WORKER_URL } from '../../mocks/workerControl.ts';

/** One for all files that share a page. */
const worker = setupWorker();
let started: Promise<unknown> | undefined;

/**
 * Lets handlers answer what the page asks for, through all tests of the file that calls it. The worker is never stopped:
 * a stopped one leaves what is on its way unanswered for good, and a part of the store that is then being loaded never
 * comes, in this file and in those that follow in the page.
 */
export function setupHandlers(...handlers: RequestHandler[]) {
  beforeAll(async () => {
    started ??= controlByWorker().then(() =>
      worker.start({ quiet: true, onUnhandledRequest: 'bypass', serviceWorker: { url: WORKER_URL } }),
    );
    await started;
  });
  beforeEach(() => worker.resetHandlers(...handlers));
  afterAll(() => {
    worker.events.removeAllListeners();
    worker.resetHandlers();
  });
  return {
    /** These answer first, until `resetHandlers`, which is called before each test. */
    use: (...first: RequestHandler[]) => worker.use(...first),
    resetHandlers: () => worker.resetHandlers(...handlers),
    events: worker.events,
  };
}
