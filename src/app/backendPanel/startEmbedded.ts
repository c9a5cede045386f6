import { standInForBlockedStorage } from '../../../mocks/visitStorage.ts';

/** Starts the embedded backend; resolves once it answers. */
export async function startEmbedded(): Promise<void> {
  // Its library asks for storage as it loads, and must find one even where the browser blocks it.
  standInForBlockedStorage();
  const { startSteered } = await import('./startSteered.ts');
  return startSteered();
}
