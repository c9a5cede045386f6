import type { Profile } from '../../../src/domain/backendSettings.ts';
import { Browser } from './browser.ts';
import { createHost, type Host } from './host.ts';
import * as store from './store.ts';
import { Visit } from './visit.ts';

/** A shopper's first look at the shop, in a new browser, over a new backend of that profile. */
export function openShop(profile: Profile): { host: Host; visit: Visit } {
  const host = createHost({ profile });
  const visit = new Visit(new Browser(host), store);
  visit.load('/');
  return { host, visit };
}
