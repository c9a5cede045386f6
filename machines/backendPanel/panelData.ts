import type { BackendSettings } from '../../src/domain/backendSettings.ts';

/** What the backend "sent"; `code` is '' where there is none, `sent` RFC 3339. */
export type PanelLetter = { to: string; subject: string; text: string; code: string; sent: string };
type PanelCoupon = { code: string; description: string };

/** What changes while the panel stands. Letters come newest first. */
export type PanelUpdate = {
  settings: BackendSettings;
  letters: readonly PanelLetter[];
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
