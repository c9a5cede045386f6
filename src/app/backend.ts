import { configureApi } from '../api/client.ts';

async function startEmbedded() {
  // Its library asks for storage as it loads, and must find one even where the browser blocks it.
  const { standInForBlockedStorage } = await import('../../mocks/visitStorage.ts');
  standInForBlockedStorage();
  const { startSteered } = await import('./backendPanel/startSteered.ts');
  return startSteered();
}

/**
 * Points the API client at the configured host, or starts the embedded backend where there is none. Calls wait for it;
 * the page does not.
 */
export function connectBackend(): void {
  // Asked in so many words: only so does a build see that it needs nothing of the embedded backend for a real host.
  const ready = import.meta.env.VITE_API_HOST ? undefined : startEmbedded();
  configureApi({ ready });
}

/** Removes service workers that are not the embedded backend's own. (SHELL-31) */
export async function removeStrayWorkers(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registrations = await navigator.serviceWorker.getRegistrations();
  const isOurs = ({ active, installing, waiting }: ServiceWorkerRegistration) =>
    !import.meta.env.VITE_API_HOST &&
    [active, installing, waiting].some((worker) => worker?.scriptURL.endsWith('/mockServiceWorker.js'));
  await Promise.all(registrations.filter((registration) => !isOurs(registration)).map((stray) => stray.unregister()));
}
