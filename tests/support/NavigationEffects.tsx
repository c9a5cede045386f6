import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { createBrowserEnvironment } from '../../src/app/effects/browserEnvironment.ts';
import { EffectHostContext } from '../../src/kit/flow/EffectHostContext.ts';
import type { EffectHandler, EffectHost } from '../../src/kit/flow/effects.ts';

const noop = () => {};

/** Below a router: navigates for the charts; other effects go to `onEffect`. */
export function NavigationEffects({ onEffect = noop, children }: { onEffect?: EffectHandler; children: ReactNode }) {
  const navigate = useNavigate();
  const location = useLocation();
  const at = useRef(location);
  useLayoutEffect(() => {
    at.current = location;
  });
  const host = useMemo<EffectHost>(() => {
    // The router's is in memory.
    const world = { ...createBrowserEnvironment(navigate), getAddress: () => at.current };
    return {
      environment: world,
      handleEffect(effect) {
        const { type, to, replace } = effect as { type: string; to: string; replace?: boolean };
        if (type === 'navigate') queueMicrotask(() => world.navigate(to, { replace: replace === true }));
        onEffect(effect);
      },
    };
  }, [navigate, onEffect]);
  return <EffectHostContext value={host}>{children}</EffectHostContext>;
}
