import { setupWorker } from 'msw/browser';
import { createBackend, type EmbeddedBackend } from './backend.ts';
import { browserStorage } from './browserStorage.ts';
import { controlByWorker, WORKER_URL } from './workerControl.ts';

/** Starts the backend in the page's service worker; resolves once it answers. Its data lasts over a reload. */
export async function startBackend(): Promise<EmbeddedBackend> {
  const backend = createBackend({ storage: browserStorage() });
  await controlByWorker();
  const worker = setupWorker(...backend.handlers);
  const options = { quiet: true, onUnhandledRequest: 'bypass', serviceWorker: { url: WORKER_URL } } as const;
  await new Promise((resolve, reject) => {
    const start = () => void worker.start(options).then(resolve, reject);
    // A browser stops a worker that is idle, at times while it is started; the next one sends this (public/backendWorker.js).
    navigator.serviceWorker.addEventListener('message', ({ data }) => {
      if (data !== 'ACTIVATION_REQUESTED') return;
      worker.stop();
      start();
    });
    start();
  });
  return backend;
}
