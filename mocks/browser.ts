import { setupWorker } from 'msw/browser';
import { createBackend, type EmbeddedBackend } from './backend.ts';
import { browserStorage } from './browserStorage.ts';
import { controlByWorker, WORKER_URL } from './workerControl.ts';

/** Starts the backend in the page's service worker; resolves once it answers. Its data lasts over a reload. */
export async function startBackend(): Promise<EmbeddedBackend> {
  const backend = createBackend({ storage: browserStorage() });
  await controlByWorker();
  const worker = setupWorker(...backend.handlers);
  const start = () => worker.start({ quiet: true, onUnhandledRequest: 'bypass', serviceWorker: { url: WORKER_URL } });
  await start();
  // A browser stops a worker that is idle; the next one sends this (public/backendWorker.js), and has to be activated.
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    if (data !== 'WORKER_STARTED') return;
    worker.stop();
    void start();
  });
  return backend;
}
