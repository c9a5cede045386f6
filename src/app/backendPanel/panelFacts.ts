import type { PanelFacts, PanelNews } from '../../../machines/backendPanel/panelFacts.ts';
import type { EmbeddedBackend } from '../../../mocks/backend.ts';
import { callGroups } from '../../../mocks/calls/calls.ts';
import { couponsOf } from '../../../mocks/handlers/coupons.ts';
import { departures } from '../../../mocks/scenarios/registry.ts';
import { DEMO } from '../../../mocks/seed/demo.ts';
import { INITIAL_SETTINGS } from '../../../mocks/settings.ts';

/** What the panel shows of the backend as it is now. */
export const panelNews = (backend: EmbeddedBackend): PanelNews => ({
  settings: backend.settings(),
  letters: backend.inbox(),
  coupons: couponsOf(backend.store),
});

/** What the panel begins with. */
export const panelFacts = (backend: EmbeddedBackend, dropped: readonly string[]): PanelFacts => ({
  ...panelNews(backend),
  initial: INITIAL_SETTINGS,
  calls: callGroups.flatMap(({ calls }) => calls.map(({ name, method, path }) => ({ name, method, path }))),
  scenarios: departures,
  customer: { name: DEMO.name, mail: DEMO.mail, password: DEMO.password },
  dropped,
});
