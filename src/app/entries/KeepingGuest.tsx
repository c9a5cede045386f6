import { type ReactNode, use, useCallback } from 'react';
import type { LoginEffect } from '../../../machines/kit/ownReading.ts';
import { type EffectHandler, EffectHandlerContext } from '../../kit/effects.ts';
import { isGuest } from '../../ports/asGuest.ts';
import { keptGuest } from '../../storage/checkout.ts';

/** A guest's temporary account is no login of the visit: where the charts below find it over, it is forgotten here. (GUEST-04) */
export function KeepingGuest({ children }: { children: ReactNode }) {
  const pass = use(EffectHandlerContext);
  const handle = useCallback<EffectHandler>(
    (asked, chart) => {
      const effect = asked as LoginEffect;
      if (effect.type !== 'session.ended' || !effect.session || !isGuest(effect.session)) return pass(asked, chart);
      keptGuest.drop();
      pass({ type: 'navigate', to: '/?expired=true', replace: true }, chart);
    },
    [pass],
  );
  return <EffectHandlerContext value={handle}>{children}</EffectHandlerContext>;
}
