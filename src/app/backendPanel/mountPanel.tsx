import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import type { EventObject } from 'xstate';
import { backendPanelMachine, type PanelEffect } from '../../../machines/backendPanel/backendPanel.machine.ts';
import { fill } from '../../../machines/kit/port.ts';
import type { EmbeddedBackend } from '../../../mocks/backend.ts';
import { BackendPanel } from '../../flows/backendPanel/BackendPanel.tsx';
import { backendPanel } from '../../flows/backendPanel/backendPanel.ts';
import { EffectHandlerContext } from '../../kit/effects.ts';
import { answerWatchers } from '../../visualiser/link/page.ts';
import { followBackend } from './followBackend.ts';
import { panelFacts, panelNews } from './panelFacts.ts';
import { panelPorts } from './panelPorts.ts';

/** Puts the backend's panel beside the store, in an element and a root of its own, and lets the visualiser watch. `dropped` is what the link told in vain. */
export function mountPanel(backend: EmbeddedBackend, dropped: readonly string[]): void {
  const page = { write: (text: string) => navigator.clipboard.writeText(text), address: () => location.href };
  const logic = fill(backendPanelMachine, panelPorts(backend, page));
  const act = (asked: EventObject) => {
    const effect = asked as PanelEffect;
    if (effect.type === 'settings.changed') backend.change(effect.settings);
    else location.reload();
  };
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(
    <EffectHandlerContext value={act}>
      <backendPanel.Start logic={logic} options={{ input: panelFacts(backend, dropped) }}>
        <Follow backend={backend} />
        <BackendPanel />
      </backendPanel.Start>
    </EffectHandlerContext>,
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
