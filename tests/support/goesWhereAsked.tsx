import { type ReactNode, useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { type EffectHandler, EffectHandlerContext } from '../../src/kit/effects.ts';

/** Below a router: goes where the charts say, and does nothing else that they ask. */
export function GoesWhereAsked({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const handle = useCallback<EffectHandler>(
    ({ type, to, replace }) => {
      if (type === 'navigate') queueMicrotask(() => navigate(to as string, { replace: replace === true }));
    },
    [navigate],
  );
  return <EffectHandlerContext value={handle}>{children}</EffectHandlerContext>;
}
