import { configureApi } from '../api/settings.ts';
import { reportLoadFailure, retryImport } from '../kit/loading/retryImport.ts';

/**
 * Points the API client at the configured host, or starts the embedded backend where there is none. Calls wait for it;
 * the page does not.
 */
export function connectBackend(): void {
  // Read before the first page is drawn: an address that leads to another one takes the backend's settings with it.
  const { search } = location;
  // Spelled out: only so does a build see that it needs nothing of the embedded backend for a real host.
  const ready = import.meta.env.VITE_API_HOST
    ? undefined
    : retryImport(() => import('./backendPanel/startEmbeddedBackend.ts')).then((embedded) =>
        embedded.startEmbeddedBackend(search),
      );
  const unreached = () => reportLoadFailure('reading');
  configureApi(ready ? { ready, unreached } : { unreached });
}

/** Removes service workers that are not the embedded backend's own. (SHELL-31) */
export async function removeStrayWorkers(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registrations = await navigator.serviceWorker.getRegistrations();
  const isOurs = ({ active, installing, waiting }: ServiceWorkerRegistration) =>
    !import.meta.env.VITE_API_HOST &&
    [active, installing, waiting].some((worker) => worker?.scriptURL.endsWith('/backendWorker.js'));
  await Promise.all(registrations.filter((registration) => !isOurs(registration)).map((stray) => stray.unregister()));
}
