import type { Site } from '../drupal/site.ts';
import type { Store } from '../drupal/store.ts';
import type { BackendSettings } from '../settings.ts';

/** What every handler works on. */
export type Backend = {
  store: Store;
  /** As they are now: they may change between two calls. */
  settings(): BackendSettings;
  change(settings: Partial<BackendSettings>): void;
  /** What it has installed, by its profile. */
  site(): Site;
  /** The reverse proxy's Basic credential; the backend plays the proxy where there is none. */
  proxy?: string;
  /** The OAuth client's secret, which the reverse proxy adds to token calls; none is requested where there is none. */
  clientSecret?: string;
  /** Whether payments can be settled by whoever asks, as nobody does where money moves. */
  testGateway: boolean;
  /** What the second payment provider signs payments with. */
  razorpaySecret: string;
  /** What the reverse proxy sends with the design forms; the backend plays the proxy where there is nothing. */
  designHeaders?: Readonly<Record<string, string>>;
};
