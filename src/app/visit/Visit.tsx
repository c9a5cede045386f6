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
import { cartLogic } from '../../ports/cart.ts';
import { sessionLogic } from '../../ports/liveSession.ts';
import { pincodeLogic } from '../../ports/pincode.ts';
import { act } from './act.ts';
import { useKeptCart, useKeptPincode, useKeptSession } from './recall.ts';
import { WithWishlist } from './WithWishlist.tsx';

/**
 * The charts that run once for the whole visit – notices, session, pincode, bag – and what joins all charts to router, storage
 * and analytics. They start empty, so that HTML made at build time fits the first render in the browser.
 */
export function Visit({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const toastsActor = useActorRef(toastsMachine);
  const cartActor = useActorRef(cartLogic);
  const pincodeActor = useActorRef(pincodeLogic);
  const sessionActor = useActorRef(sessionLogic);
  useKeptSession(sessionActor);
  useKeptCart(cartActor);
  useKeptPincode(pincodeActor);

  const handle = useCallback<EffectHandler>(
    (effect) => act(effect, { navigate, toasts: toastsActor, session: sessionActor, queries }),
    [navigate, toastsActor, sessionActor, queries],
  );
  return (
    <EffectHandlerContext value={handle}>
      <toasts.Adopt actor={toastsActor}>
        <session.Adopt actor={sessionActor}>
          <pincode.Adopt actor={pincodeActor}>
            <cart.Adopt actor={cartActor}>
              <WithWishlist>{children}</WithWishlist>
            </cart.Adopt>
          </pincode.Adopt>
        </session.Adopt>
      </toasts.Adopt>
    </EffectHandlerContext>
  );
}
