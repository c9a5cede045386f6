import { configureApi } from '../api/settings.ts';
import { reportLoadFailure, retryImport } from '../kit/loading/retryImport.ts';

/**
 * Points the API client at the configured host, or starts the embedded backend where there is none. Calls wait for it;
 * the page does not.
 */
export function connectBackend(): void {
  // Read before the first page is rendered: a redirect drops the backend's settings from the address.
  const { search } = location;
  // A literal check, so that a build for a real host drops the embedded backend.
  const ready = import.meta.env.VITE_API_HOST
    ? undefined
    : retryImport(() => import('./backendPanel/startEmbeddedBackend.ts')).then((embedded) =>
        embedded.startEmbeddedBackend(search),
      );
  const onNetworkError = () => reportLoadFailure('reading');
  configureApi(ready ? { ready, onNetworkError } : { onNetworkError });
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
