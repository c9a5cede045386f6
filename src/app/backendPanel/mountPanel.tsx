import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { backendPanelMachine, type PanelEffect } from '../../../machines/backendPanel/backendPanel.machine.ts';
import { provideActors } from '../../../machines/kit/port.ts';
import type { EmbeddedBackend } from '../../../mocks/backend.ts';
import { BackendPanel } from '../../flows/backendPanel/BackendPanel.tsx';
import { backendPanel } from '../../flows/backendPanel/backendPanel.ts';
import type { AreaEffects } from '../../kit/effects.ts';
import { answerWatchers } from '../../visualiser/link/page.ts';
import { followBackend } from './followBackend.ts';
import { panelFacts, panelNews } from './panelFacts.ts';
import { panelPorts } from './panelPorts.ts';

/** Puts the backend's panel beside the store, in an element and a root of its own, and lets the visualiser watch. `dropped` is what the link told in vain. */
export function mountPanel(backend: EmbeddedBackend, dropped: readonly string[]): void {
  const page = { write: (text: string) => navigator.clipboard.writeText(text), address: () => location.href };
  const logic = provideActors(backendPanelMachine, panelPorts(backend, page));
  const effects: AreaEffects = (asked) => {
    const effect = asked as PanelEffect;
    if (effect.type === 'settings.changed') backend.change(effect.settings);
    else location.reload();
    return true;
  };
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(
    <backendPanel.Start logic={logic} effects={effects} options={{ input: panelFacts(backend, dropped) }}>
      <Follow backend={backend} />
      <BackendPanel />
    </backendPanel.Start>,
  );
  answerWatchers({ isStage: false });
}

/** Tells the panel what the backend does. */
function Follow({ backend }: { backend: EmbeddedBackend }) {
  const panel = backendPanel.useActor();
  useEffect(
    () => followBackend(backend, () => panel.send({ type: 'backend.told', ...panelNews(backend) })),
    [backend, panel],
  );
  return null;
}
