import type { PanelData, PanelUpdate } from '../../../machines/backendPanel/panelData.ts';
import type { EmbeddedBackend } from '../../../mocks/backend.ts';
import { endpointGroups } from '../../../mocks/endpoints/endpoints.ts';
import { listCoupons } from '../../../mocks/handlers/coupons.ts';
import { departures } from '../../../mocks/scenarios/registry.ts';
import { DEMO } from '../../../mocks/seed/demo.ts';
import { INITIAL_SETTINGS } from '../../../mocks/settings.ts';

/** What the panel shows of the backend as it is now. */
export const getPanelUpdate = (backend: EmbeddedBackend): PanelUpdate => ({
  settings: backend.settings(),
  letters: backend.inbox(),
  coupons: listCoupons(backend.store),
});

/** What the panel begins with. */
export const getPanelInput = (backend: EmbeddedBackend, dropped: readonly string[]): PanelData => ({
  ...getPanelUpdate(backend),
  initial: INITIAL_SETTINGS,
  calls: endpointGroups.flatMap(({ calls }) => calls.map(({ name, method, path }) => ({ name, method, path }))),
  scenarios: departures,
  customer: { name: DEMO.name, mail: DEMO.mail, password: DEMO.password },
  dropped,
});
