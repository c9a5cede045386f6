import { type ReactNode, use, useCallback } from 'react';
import { type EffectHandler, EffectHandlerContext } from '../../kit/effects.ts';
import { actForLogin } from './actForLogin.ts';

/** Acts on what the charts below let out about the login. */
export function KeepingLogin({ children }: { children: ReactNode }) {
  const pass = use(EffectHandlerContext);
  const handle = useCallback<EffectHandler>(
    (effect, chart) => {
      if (!actForLogin(effect)) pass(effect, chart);
    },
    [pass],
  );
  return <EffectHandlerContext value={handle}>{children}</EffectHandlerContext>;
}
