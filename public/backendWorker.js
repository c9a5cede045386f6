// The service worker of the embedded backend: msw's own, with what msw leaves to an application.

self.addEventListener('fetch', (event) => {
  // Code, styles and fonts are files of the store. msw would ask the page about each of them.
  if (['script', 'style', 'font', 'worker'].includes(event.request.destination)) event.stopImmediatePropagation();
});

self.addEventListener('message', (event) => {
  // A forced reload loads a page past the worker. The page asks for it (mocks/workerControl.ts), and need not be loaded again.
  if (event.data === 'CLAIM') event.waitUntil(claimFor(event));
  // msw unregisters the worker when its last page closes. The next page would then meet a registration that is going away.
  if (event.data === 'CLIENT_CLOSED') event.stopImmediatePropagation();
});

/** Answers whether the page is known by now: msw leaves the messages of one that is not without an answer. */
async function claimFor({ source, ports }) {
  await self.clients.claim();
  const page = await self.clients.get(source.id);
  ports[0].postMessage(page !== undefined);
}

importScripts('mockServiceWorker.js');
