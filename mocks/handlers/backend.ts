import type { BackendSettings } from '../../src/domain/backendSettings.ts';
import type { Site } from '../drupal/site.ts';
import type { Store } from '../drupal/store.ts';

/** What calls must carry that a reverse proxy adds to them. The backend plays the proxy where it asks for nothing. */
export type ProxyCredentials = {
  /** The proxy's Basic credential. */
  proxy?: string;
  /** The OAuth client's secret, in token calls. */
  clientSecret?: string;
  /** Headers, by name, of the design forms. */
  designHeaders?: Readonly<Record<string, string>>;
};

/** What every handler works on. */
export type Backend = ProxyCredentials & {
  store: Store;
  /** As they are now: they may change between two calls. */
  settings(): BackendSettings;
  change(settings: Partial<BackendSettings>): void;
  /** What it has installed, by its profile. */
  site(): Site;
  /** Whether payments can be settled by whoever asks, as nobody does where money moves. */
  testGateway: boolean;
  /** What the second payment provider signs payments with. */
  razorpaySecret: string;
};
