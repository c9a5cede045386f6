/** The embedded backend's service worker, below the store's address. */
export const WORKER_URL = `${import.meta.env.BASE_URL}backendWorker.js`;

/**
 * Registers the embedded backend's worker and settles once it controls this page. msw's own `start()` reloads a page that it
 * finds registered but without a controller, as a forced reload leaves it; nothing of that page would be kept.
 */
export async function controlByWorker(container: ServiceWorkerContainer = navigator.serviceWorker): Promise<void> {
  const isControlled = () => container.controller?.scriptURL === new URL(WORKER_URL, location.href).href;
  await container.register(WORKER_URL);
  const { active } = await container.ready;
  if (isControlled()) return;
  const controlled = new Promise<void>((resolve) => {
    const check = () => {
      if (!isControlled()) return;
      container.removeEventListener('controllerchange', check);
      resolve();
    };
    container.addEventListener('controllerchange', check);
  });
  active?.postMessage('CLAIM');
  await controlled;
}
