import { standInForBlockedStorage } from '../../../mocks/visitStorage.ts';

/** Starts the embedded backend for a page whose address asked for `search`; resolves once it answers. */
export async function startEmbedded(search: string): Promise<void> {
  // Its library asks for storage as it loads, and must find one even where the browser blocks it.
  standInForBlockedStorage();
  const { startSteered } = await import('./startSteered.ts');
  return startSteered(search);
}
