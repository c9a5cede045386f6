import { startBackend } from '../../../mocks/browser.ts';
import { persistently } from '../../kit/persistently.ts';
import { recallSettings } from './keptSettings.ts';

/** Starts the embedded backend with the settings that the address or the tab's last page tells; its panel comes after it. */
export async function startSteered(): Promise<void> {
  const { settings, dropped } = recallSettings();
  const backend = await startBackend();
  backend.change(settings);
  void persistently(() => import('./mountPanel.tsx')).then(({ mountPanel }) => mountPanel(backend, dropped));
}
