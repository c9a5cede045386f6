import { vi } from 'vitest';
import type { Environment } from '../../src/kit/flow/effects.ts';

/** What charts do to a browser, without one, at an address: it goes where it is led, and notes what else it is requested. */
export function createFakeEnvironment(address = '/') {
  let at = new URL(address, 'http://store.test');
  const followers = new Set<() => void>();
  const environment = {
    navigate: vi.fn<Environment['navigate']>((to) => {
      at = new URL(to, at);
    }),
    redirect: vi.fn<Environment['redirect']>(),
    reload: vi.fn<Environment['reload']>(),
    getAddress: () => at,
    rewriteQuery(query) {
      at.search = query;
    },
    setTitle: vi.fn<Environment['setTitle']>(),
    watchTabVisibility(listener) {
      followers.add(listener);
      return () => followers.delete(listener);
    },
    focus: vi.fn<Environment['focus']>(),
    print: vi.fn<Environment['print']>(),
    track: vi.fn<Environment['track']>(),
    report: vi.fn<Environment['report']>(),
  } satisfies Environment;
  return {
    environment,
    /** The tab comes to the front. */
    show: () => {
      for (const listener of followers) listener();
    },
  };
}
