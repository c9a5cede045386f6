import { vi } from 'vitest';
import type { World } from '../../src/kit/effects.ts';

/** A world without a screen, at an address: it goes where it is led, and notes what else it is asked for. */
export function noWorld(address = '/') {
  let at = new URL(address, 'http://store.test');
  const followers = new Set<() => void>();
  const world = {
    navigate: vi.fn<World['navigate']>((to) => {
      at = new URL(to, at);
    }),
    redirect: vi.fn<World['redirect']>(),
    reload: vi.fn<World['reload']>(),
    address: () => at,
    rewriteQuery(query) {
      at.search = query;
    },
    setTitle: vi.fn<World['setTitle']>(),
    followTab(shown) {
      followers.add(shown);
      return () => followers.delete(shown);
    },
    focus: vi.fn<World['focus']>(),
    print: vi.fn<World['print']>(),
    track: vi.fn<World['track']>(),
    report: vi.fn<World['report']>(),
  } satisfies World;
  return {
    world,
    /** The tab comes to the front. */
    show: () => {
      for (const tell of followers) tell();
    },
  };
}
