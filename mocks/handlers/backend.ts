import type { Store } from '../drupal/store.ts';

/** What every handler works on. */
export type Backend = {
  store: Store;
  /** Milliseconds to wait before an answer. */
  latency(): number;
};
