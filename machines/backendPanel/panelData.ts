import type { BackendSettings } from '../../src/domain/backendSettings.ts';
import type { Letter } from '../../src/domain/letter.ts';

type PanelCoupon = { code: string; description: string };

/** What changes while the panel stands. Letters come newest first. */
export type PanelUpdate = {
  settings: BackendSettings;
  letters: readonly Letter[];
  coupons: readonly PanelCoupon[];
};

/** What the panel begins with. */
export type PanelData = PanelUpdate & {
  /** Those at the start, to which all can be set back. */
  initial: BackendSettings;
  calls: readonly { name: string; method: string; path: string }[];
  scenarios: readonly { name: string; description: string }[];
  customer: { name: string; mail: string; password: string };
  /** What the link names and the backend does not know. */
  unknownNames: readonly string[];
};
