import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { cart } from '../../flows/cart/cart.ts';
import { pincode } from '../../flows/pincode/pincode.ts';
import { session } from '../../flows/session/session.ts';
import { toasts } from '../../flows/toasts/Toasts.tsx';
import { WishesContext } from '../../flows/wishlist/useWishes.ts';
import { PartBoundary } from '../../kit/PartBoundary.tsx';
import { ShopContext } from '../../kit/ShopContext.ts';
import { browserWorld } from '../effects/browserWorld.ts';
import { Part } from '../shell/Part.tsx';
import { createShop } from '../shop.ts';
import { Arrivals } from './Arrivals.tsx';
import { ConnectionBar } from './ConnectionBar.tsx';

/** Gives the shop of this visit to everything below, and starts it in a browser, before the first paint. */
export function Visit({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const shop = useMemo(() => createShop({ queries, world: browserWorld(navigate) }), [queries, navigate]);
  useLayoutEffect(() => shop.start(), [shop]);
  return (
    <ShopContext value={shop}>
      <toasts.Show actor={shop.toasts}>
        <session.Show actor={shop.session}>
          <pincode.Show actor={shop.pincode}>
            <cart.Show actor={shop.cart}>
              <WishesContext value={shop.wishes}>{children}</WishesContext>
            </cart.Show>
          </pincode.Show>
        </session.Show>
      </toasts.Show>
      <Part part="arrivals">
        <Arrivals shop={shop} />
      </Part>
      <PartBoundary part="connection">
        <ConnectionBar />
      </PartBoundary>
    </ShopContext>
  );
}
