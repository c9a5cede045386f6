// The service worker of the embedded backend: msw's own, with what msw leaves to an application.

self.addEventListener('fetch', (event) => {
  // Code, styles and fonts are files of the store. msw would ask the page about each of them.
  if (['script', 'style', 'font', 'worker'].includes(event.request.destination)) event.stopImmediatePropagation();
});

let isActivated = false;

/** A browser stops a worker that is idle, and the one that it starts again knows no page (mocks/browser.ts). */
async function requestActivation() {
  for (const page of await self.clients.matchAll()) page.postMessage('ACTIVATION_REQUESTED');
}

self.addEventListener('fetch', (event) => {
  // The host would answer a call of the backend with the HTML of a page. So it fails as on a network, and is sent again.
  if (isActivated || !event.request.headers.get('accept')?.includes('json')) return;
  event.stopImmediatePropagation();
  event.respondWith(Response.error());
  void requestActivation();
});

void requestActivation();

self.addEventListener('message', (event) => {
  if (event.data === 'MOCK_ACTIVATE') isActivated = true;
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
