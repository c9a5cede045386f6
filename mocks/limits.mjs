// Plain JavaScript, for scripts hold what they are given to it before anything is bundled.

/**
 * How the backend behaves: `spec` answers the specification's calls to the letter, `drupal10` as a Drupal 10.4 with
 * Commerce 3 does where the two differ.
 * @type {readonly ['spec', 'drupal10']}
 */
export const PROFILES = ['spec', 'drupal10'];

/** A minute, in milliseconds: whoever wants to wait longer wants a call that is never answered. */
export const LONGEST_LATENCY = 60_000;
