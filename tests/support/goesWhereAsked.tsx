import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { browserWorld } from '../../src/app/effects/browserWorld.ts';
import type { EffectHandler, Host } from '../../src/kit/effects.ts';
import { ShopContext } from '../../src/kit/ShopContext.ts';

const nothing = () => {};

/** Below a router: goes where the charts say, and does nothing else that they ask but `also`. */
export function GoesWhereAsked({ also = nothing, children }: { also?: EffectHandler; children: ReactNode }) {
  const navigate = useNavigate();
  const location = useLocation();
  const at = useRef(location);
  useLayoutEffect(() => {
    at.current = location;
  });
  const host = useMemo<Host>(() => {
    // The router's is in memory.
    const world = { ...browserWorld(navigate), address: () => at.current };
    return {
      world,
      act(effect, chart) {
        const { type, to, replace } = effect as { type: string; to: string; replace?: boolean };
        if (type === 'navigate') queueMicrotask(() => world.navigate(to, { replace: replace === true }));
        also(effect, chart);
      },
    };
  }, [navigate, also]);
  return <ShopContext value={host}>{children}</ShopContext>;
}
