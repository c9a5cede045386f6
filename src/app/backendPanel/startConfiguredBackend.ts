import { startBackend } from '../../../mocks/browser.ts';
import { retryImport } from '../../kit/loading/retryImport.ts';
import { persistSettings, restoreSettings } from './settingsStorage.ts';

/** Starts the embedded backend with the settings of the search text or of the tab's last page; its panel comes after it. */
export async function startConfiguredBackend(search: string): Promise<void> {
  const { settings, invalidParts } = restoreSettings(search);
  // The page may be left before there is a panel that keeps them.
  persistSettings(settings);
  const backend = await startBackend();
  backend.change(settings);
  void retryImport(() => import('./mountBackendPanel.tsx')).then(({ mountBackendPanel }) =>
    mountBackendPanel(backend, invalidParts),
  );
}
