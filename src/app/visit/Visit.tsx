import { useQueryClient } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { type ReactNode, useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { toastsMachine } from '../../../machines/toasts/toasts.machine.ts';
import { cart } from '../../flows/cart/cart.ts';
import { pincode } from '../../flows/pincode/pincode.ts';
import { session } from '../../flows/session/session.ts';
import { toasts } from '../../flows/toasts/toasts.ts';
import { type EffectHandler, EffectHandlerContext } from '../../kit/effects.ts';
import { PartBoundary } from '../../kit/PartBoundary.tsx';
import { cartLogic } from '../../ports/cart.ts';
import { sessionLogic } from '../../ports/liveSession.ts';
import { pincodeLogic } from '../../ports/pincode.ts';
import { ConnectionEntry } from '../entries/ConnectionEntry.tsx';
import { act } from './act.ts';
import { useKeptCart, useKeptPincode, useKeptSession } from './recall.ts';
import { WithWishlist } from './WithWishlist.tsx';

/**
 * The charts that run once for the whole visit – notices, session, pincode, bag – and what joins all charts to router,
 * storage and analytics.
 */
export function Visit({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const notices = useActorRef(toastsMachine);
  const bag = useActorRef(cartLogic);
  const box = useActorRef(pincodeLogic);
  // The last to start: whoever waits until the visitor is known finds the bag recalled.
  const visitor = useActorRef(sessionLogic);
  useKeptSession(visitor);
  useKeptCart(bag);
  useKeptPincode(box);
  const handle = useCallback<EffectHandler>(
    (effect) => act(effect, { navigate, toasts: notices, session: visitor, queries }),
    [navigate, notices, visitor, queries],
  );
  return (
    <EffectHandlerContext value={handle}>
      <toasts.Adopt actor={notices}>
        <session.Adopt actor={visitor}>
          <pincode.Adopt actor={box}>
            <cart.Adopt actor={bag}>
              <WithWishlist>{children}</WithWishlist>
            </cart.Adopt>
          </pincode.Adopt>
        </session.Adopt>
      </toasts.Adopt>
      <PartBoundary part="connection">
        <ConnectionEntry />
      </PartBoundary>
    </EffectHandlerContext>
  );
}
