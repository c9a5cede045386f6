import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { backendPanelMachine, type PanelEffect } from '../../../machines/backendPanel/backendPanel.machine.ts';
import type { PanelData, PanelUpdate } from '../../../machines/backendPanel/panelData.ts';
import { provideActors } from '../../../machines/kit/port.ts';
import type { EmbeddedBackend } from '../../../mocks/backend.ts';
import { endpoints } from '../../../mocks/endpoints/endpoints.ts';
import { listCoupons } from '../../../mocks/handlers/coupons.ts';
import { expireAccessTokens } from '../../../mocks/handlers/tokens.ts';
import { scenarioList } from '../../../mocks/scenarios/registry.ts';
import { DEMO } from '../../../mocks/seed/demo.ts';
import { INITIAL_SETTINGS } from '../../domain/backendSettings.ts';
import { BackendPanel } from '../../flows/backendPanel/BackendPanel.tsx';
import { backendPanel } from '../../flows/backendPanel/backendPanel.ts';
import type { AreaEffects } from '../../kit/flow/effects.ts';
import { answerWatchers } from '../../visualiser/link/page.ts';
import { persistSettings } from './settingsStorage.ts';

type Page = {
  /** Puts a text on the clipboard; rejects where the browser does not allow it. */
  copyText(text: string): Promise<void>;
  /** The page's address in full. */
  getAddress(): string;
};

/** What the backend panel's chart asks of the embedded backend and of the page. */
export const createPanelPorts = ({ store, reset }: Pick<EmbeddedBackend, 'store' | 'reset'>, page: Page) => ({
  copy: ({ text }: { text: string | null }) => page.copyText(text ?? page.getAddress()),
  /** Returns how many sessions it ended. */
  endTokens: () =>
    store.run(true, () => {
      const validTokens = store
        .list('backend--token')
        .filter(({ attributes }) => attributes.revoked !== true && Number(attributes.accessUntil) > store.now());
      expireAccessTokens(store);
      return validTokens.length;
    }),
  resetData: () => reset(),
});

/** What the panel shows of the backend as it is now. */
const getPanelUpdate = (backend: EmbeddedBackend): PanelUpdate => ({
  settings: backend.settings(),
  letters: backend.inbox(),
  coupons: listCoupons(backend.store),
});

/** What the panel begins with. */
const getPanelInput = (backend: EmbeddedBackend, unknownNames: readonly string[]): PanelData => ({
  ...getPanelUpdate(backend),
  initial: INITIAL_SETTINGS,
  calls: endpoints.map(({ name, method, path }) => ({ name, method, path })),
  scenarios: scenarioList,
  customer: { name: DEMO.name, mail: DEMO.mail, password: DEMO.password },
  unknownNames,
});

/**
 * Calls `onChange` whenever the backend may have changed: after each answer, and when the tab is looked at again, since
 * another tab may have written meanwhile. Keeps its settings in the address after each navigation.
 */
function subscribeToBackend(backend: EmbeddedBackend, onChange: () => void): () => void {
  const persist = () => persistSettings(backend.settings());
  const handleChange = () => {
    persist();
    onChange();
  };
  const refresh = () => void backend.store.run(false, handleChange);
  // After the router's own call, which must find the address that it wrote. A browser without the Navigation API has the copied link.
  const handleNavigation = () => queueMicrotask(persist);
  const unsubscribe = backend.watch(handleChange);
  window.addEventListener('focus', refresh);
  window.navigation?.addEventListener('currententrychange', handleNavigation);
  refresh();
  return () => {
    unsubscribe();
    window.removeEventListener('focus', refresh);
    window.navigation?.removeEventListener('currententrychange', handleNavigation);
  };
}

/** Puts the backend's panel beside the store, in an element and a root of its own, and lets the visualiser watch. `dropped` is what of the link is no setting. */
export function mountBackendPanel(backend: EmbeddedBackend, dropped: readonly string[]): void {
  const page = { copyText: (text: string) => navigator.clipboard.writeText(text), getAddress: () => location.href };
  const logic = provideActors(backendPanelMachine, createPanelPorts(backend, page));
  const effects: AreaEffects<PanelEffect> = {
    'settings.changed': ({ settings }) => backend.change(settings),
    reload: () => location.reload(),
  };
  const container = document.body.appendChild(document.createElement('div'));
  createRoot(container).render(
    <backendPanel.Provider logic={logic} effects={effects} options={{ input: getPanelInput(backend, dropped) }}>
      <BackendListener backend={backend} />
      <BackendPanel />
    </backendPanel.Provider>,
  );
  answerWatchers();
}

/** Informs the panel of changes of the backend. */
function BackendListener({ backend }: { backend: EmbeddedBackend }) {
  const panel = backendPanel.useActorRef();
  useEffect(
    () => subscribeToBackend(backend, () => panel.send({ type: 'backend.changed', ...getPanelUpdate(backend) })),
    [backend, panel],
  );
  return null;
}
