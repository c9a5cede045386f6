import { startBackend } from '../../../mocks/browser.ts';
import { persistently } from '../../kit/retryImport.ts';
import { keepSettings, recallSettings } from './keptSettings.ts';

/** Starts the embedded backend with the settings that the search text or the tab's last page tells; its panel comes after it. */
export async function startSteered(search: string): Promise<void> {
  const { settings, dropped } = recallSettings(search);
  // The page may be left before there is a panel that keeps them.
  keepSettings(settings);
  const backend = await startBackend();
  backend.change(settings);
  void persistently(() => import('./mountPanel.tsx')).then(({ mountPanel }) => mountPanel(backend, dropped));
}
