/**
 * How the backend behaves: `spec` answers the specification's calls to the letter, `drupal10` as a Drupal 10.4 with
 * Commerce 3 does where the two differ.
 */
export const PROFILES = ['spec', 'drupal10'] as const;
export type Profile = (typeof PROFILES)[number];

/**
 * What may go wrong with a call: refused (403), not signed in (401), failed (500), never answered, a body that is no
 * JSON, or holds megabytes that nobody requested, carried out while the answer is lost, no network.
 */
export const FAULTS = ['refused', 'unauthorised', 'failed', 'silent', 'garbled', 'huge', 'lost', 'offline'] as const;
export type Fault = (typeof FAULTS)[number];

/** What the next payment comes to: the test gateway asks, or one outcome is taken for it at once. */
export const GATEWAY_OUTCOMES = ['ask', 'paid', 'failed', 'never'] as const;

export type BackendSettings = {
  profile: Profile;
  /** Milliseconds before each answer. */
  latency: number;
  /** A fault for each call named here, by the names of `mocks/endpoints`. */
  faults: Readonly<Record<string, Fault>>;
  /** Scenarios that answer before the backend does, by the names of `mocks/scenarios`; the first with an answer gives it. */
  scenarios: readonly string[];
  gateway: (typeof GATEWAY_OUTCOMES)[number];
};

/** A minute, in milliseconds: whoever wants to wait longer wants a call that is never answered. */
export const MAX_LATENCY = 60_000;

/** What a backend begins with. */
export const INITIAL_SETTINGS: BackendSettings = {
  profile: 'spec',
  latency: 0,
  faults: {},
  scenarios: [],
  gateway: 'ask',
};
