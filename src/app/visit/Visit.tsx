import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { cart } from '../../flows/cart/CartButton.tsx';
import { pincode } from '../../flows/pincode/pincode.ts';
import { session } from '../../flows/session/session.ts';
import { toasts } from '../../flows/toasts/Toasts.tsx';
import { WishlistStoreContext } from '../../flows/wishlist/wishlistStore.ts';
import { EffectHostContext } from '../../kit/flow/EffectHostContext.ts';
import { PartErrorBoundary } from '../../kit/loading/PartErrorBoundary.tsx';
import { createBrowserEnvironment } from '../effects/browserEnvironment.ts';
import { ShellPart } from '../shell/ShellPart.tsx';
import { createShop } from '../shop.ts';
import { ConnectionBar } from './ConnectionBar.tsx';
import { RouteEffects } from './RouteEffects.tsx';

/** Provides the shop of this visit to its children, and starts it in a browser, before the first paint. */
export function Visit({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const shop = useMemo(
    () => createShop({ queries, environment: createBrowserEnvironment(navigate) }),
    [queries, navigate],
  );
  useLayoutEffect(() => shop.start(), [shop]);
  return (
    <EffectHostContext value={shop}>
      <toasts.ActorProvider actor={shop.toasts}>
        <session.ActorProvider actor={shop.session}>
          <pincode.ActorProvider actor={shop.pincode}>
            <cart.ActorProvider actor={shop.cart}>
              <WishlistStoreContext value={shop.wishlistStore}>{children}</WishlistStoreContext>
            </cart.ActorProvider>
          </pincode.ActorProvider>
        </session.ActorProvider>
      </toasts.ActorProvider>
      <ShellPart part="route effects">
        <RouteEffects shop={shop} />
      </ShellPart>
      <PartErrorBoundary part="connection">
        <ConnectionBar />
      </PartErrorBoundary>
    </EffectHostContext>
  );
}
