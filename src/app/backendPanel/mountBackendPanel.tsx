import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { backendPanelMachine, type PanelEffect } from '../../../machines/backendPanel/backendPanel.machine.ts';
import { provideActors } from '../../../machines/kit/port.ts';
import type { EmbeddedBackend } from '../../../mocks/backend.ts';
import { BackendPanel } from '../../flows/backendPanel/BackendPanel.tsx';
import { backendPanel } from '../../flows/backendPanel/backendPanel.ts';
import type { AreaEffectHandler } from '../../kit/flow/effects.ts';
import { answerWatchers } from '../../visualiser/link/page.ts';
import { getPanelInput, getPanelUpdate } from './panelInput.ts';
import { createPanelPorts } from './panelPorts.ts';
import { subscribeToBackend } from './subscribeToBackend.ts';

/** Puts the backend's panel beside the store, in an element and a root of its own, and lets the visualiser watch. `dropped` is what the link told in vain. */
export function mountBackendPanel(backend: EmbeddedBackend, dropped: readonly string[]): void {
  const page = { write: (text: string) => navigator.clipboard.writeText(text), address: () => location.href };
  const logic = provideActors(backendPanelMachine, createPanelPorts(backend, page));
  const effects: AreaEffectHandler = (event) => {
    const effect = event as PanelEffect;
    if (effect.type === 'settings.changed') backend.change(effect.settings);
    else location.reload();
    return true;
  };
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(
    <backendPanel.Provider logic={logic} effects={effects} options={{ input: getPanelInput(backend, dropped) }}>
      <Follow backend={backend} />
      <BackendPanel />
    </backendPanel.Provider>,
  );
  answerWatchers({ isStage: false });
}

/** Tells the panel what the backend does. */
function Follow({ backend }: { backend: EmbeddedBackend }) {
  const panel = backendPanel.useActorRef();
  useEffect(
    () => subscribeToBackend(backend, () => panel.send({ type: 'backend.told', ...getPanelUpdate(backend) })),
    [backend, panel],
  );
  return null;
}
