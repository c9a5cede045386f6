/** What may go wrong with a call of the backend. */
export type Fault = 'refused' | 'unauthorised' | 'failed' | 'silent' | 'garbled' | 'huge' | 'lost' | 'offline';
export type Profile = 'spec' | 'drupal10';
export type GatewayOutcome = 'ask' | 'paid' | 'failed' | 'never';

/** How the backend behaves. */
export type PanelSettings = {
  profile: Profile;
  /** Milliseconds before each answer. */
  latency: number;
  /** By the names of the calls. */
  faults: Readonly<Record<string, Fault>>;
  /** Names of those that answer before the backend does. */
  scenarios: readonly string[];
  gateway: GatewayOutcome;
};

/** What the backend "sent"; `code` is '' where there is none, `sent` RFC 3339. */
export type PanelLetter = { to: string; subject: string; text: string; code: string; sent: string };
type PanelCoupon = { code: string; description: string };

/** What changes while the panel stands. Letters come newest first. */
export type PanelUpdate = {
  settings: PanelSettings;
  letters: readonly PanelLetter[];
  coupons: readonly PanelCoupon[];
};

/** What the panel begins with. */
export type PanelData = PanelUpdate & {
  /** Those at the start, to which all can be set back. */
  initial: PanelSettings;
  calls: readonly { name: string; method: string; path: string }[];
  scenarios: readonly { name: string; description: string }[];
  customer: { name: string; mail: string; password: string };
  /** What the link names and the backend does not know. */
  unknownNames: readonly string[];
};
