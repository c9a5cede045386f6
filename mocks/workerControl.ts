/** The embedded backend's service worker, below the store's address. */
export const WORKER_URL = `${import.meta.env.BASE_URL}backendWorker.js`;

/** After so many milliseconds a worker that could not be fetched is requested again. */
const RETRY_DELAY = 1_000;
/** After so many milliseconds a worker that has not answered is sent the message again: a browser may end one before it does. */
const ANSWER_TIMEOUT = 3_000;

/** Asks the worker for control of this page; settles with whether the worker knows the page by now. */
const claimPage = (worker: ServiceWorker | null) =>
  new Promise<boolean>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const finish = (isKnown: boolean) => {
      clearTimeout(timer);
      port1.close();
      resolve(isKnown);
    };
    const timer = setTimeout(finish, ANSWER_TIMEOUT, false);
    port1.onmessage = ({ data }) => finish(data);
    worker?.postMessage('CLAIM', [port2]);
  });

/**
 * Registers the embedded backend's worker, whose file may not come at first, as without a network. Rejects where the
 * browser allows no worker.
 */
async function register(container: ServiceWorkerContainer): Promise<void> {
  try {
    await container.register(WORKER_URL);
  } catch (error) {
    // https://www.w3.org/TR/service-workers/#update-algorithm: a TypeError states that the file did not come.
    if (!(error instanceof TypeError)) throw error;
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY));
    await register(container);
  }
}

/**
 * Registers the embedded backend's worker and settles once it controls this page and can answer it. msw's own `start()`
 * reloads a page that it finds registered but without a controller, as a forced reload leaves it, and waits for ever where
 * the worker does not know the page yet. Rejects where the browser has no workers, or allows none.
 */
export async function controlByWorker(
  container: ServiceWorkerContainer | undefined = globalThis.navigator?.serviceWorker,
): Promise<void> {
  if (!container) throw new Error('This browser has no service workers');
  const isOurs = (worker: ServiceWorker | null) => worker?.scriptURL === new URL(WORKER_URL, location.href).href;
  await register(container);
  for (let isKnown = false; !isKnown || !isOurs(container.controller); ) {
    const { active } = await container.ready;
    if (isOurs(active)) isKnown = await claimPage(active);
    // Another worker stands here from before, until ours takes its place.
    else await new Promise((changed) => container.addEventListener('controllerchange', changed, { once: true }));
  }
}
