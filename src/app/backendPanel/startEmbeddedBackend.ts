import { replaceBlockedStorage } from '../../../mocks/blockedStorage.ts';
import { retryImport } from '../../kit/loading/retryImport.ts';

/** Starts the embedded backend for a page whose address requested `search`; resolves once it answers. */
export async function startEmbeddedBackend(search: string): Promise<void> {
  // Its library asks for storage as it loads, and must find one even where the browser blocks it.
  replaceBlockedStorage();
  const { startConfiguredBackend } = await retryImport(() => import('./startConfiguredBackend.ts'));
  return startConfiguredBackend(search);
}
