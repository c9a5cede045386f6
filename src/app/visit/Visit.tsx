import { type ReactNode, useState } from 'react';
import { cart } from '../../flows/cart/cart.ts';
import { pincode } from '../../flows/pincode/pincode.ts';
import { session } from '../../flows/session/session.ts';
import { toasts } from '../../flows/toasts/toasts.ts';
import { EffectHandlerContext } from '../../kit/effects.ts';
import { visitAtRest } from './atRest.ts';
import { Waking } from './Waking.tsx';
import { WithWishlist } from './WithWishlist.tsx';

/**
 * The charts that run once for the whole visit – notices, session, pincode, bag. They rest at first, so that HTML made at
 * build time fits the first render in the browser and needs none of their code; what is sent to them then waits for them.
 */
export function Visit({ children }: { children: ReactNode }) {
  const [visit] = useState(visitAtRest);
  return (
    <EffectHandlerContext value={visit.effects.handle}>
      <toasts.Adopt actor={visit.toasts}>
        <session.Adopt actor={visit.session}>
          <pincode.Adopt actor={visit.pincode}>
            <cart.Adopt actor={visit.cart}>
              <WithWishlist>{children}</WithWishlist>
            </cart.Adopt>
          </pincode.Adopt>
        </session.Adopt>
      </toasts.Adopt>
      <Waking visit={visit} />
    </EffectHandlerContext>
  );
}
