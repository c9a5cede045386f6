import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { formatRupees } from '../../domain/money.ts';
import { handleWallEffect } from '../../effects/handleWallEffect.ts';
import { AddToCart, addToCart } from '../../flows/addToCart/AddToCart.tsx';
import { cart } from '../../flows/cart/CartButton.tsx';
import { pincode } from '../../flows/pincode/pincode.ts';
import { ShareButton } from '../../flows/share/ShareButton.tsx';
import { Wall } from '../../flows/wall/Wall.tsx';
import { wall } from '../../flows/wall/wall.ts';
import { PartErrorBoundary } from '../../kit/loading/PartErrorBoundary.tsx';
import { addToCartLogic } from '../../ports/addToCart.ts';
import { wallLogic } from '../../ports/wall.ts';
import { readOwnWishlist } from '../../ports/wallCandidates.ts';
import { Price } from '../../ui/Price.tsx';
import { loadShareLogic } from '../details/SaveAndShare.tsx';
import { PieceEditor } from './PieceEditor.tsx';

/** Every piece goes into the bag by the normal chart, with its limits and its messages. (CART-24, CART-32, CART-35) */
function WallPurchase() {
  const { lines, days, total } = wall.useView();
  const [line = null, ...more] = lines;
  return (
    <AddToCart line={line} more={more} days={days} label="Add all to cart">
      <Price size="large" live>
        {formatRupees(total)}
      </Price>
    </AddToCart>
  );
}

/** Shares the whole plan by its address. (ART-22) */
function SharePlanButton() {
  const { shared } = wall.useView();
  return (
    shared && (
      <PartErrorBoundary part="share">
        <ShareButton load={loadShareLogic} {...shared} />
      </PartErrorBoundary>
    )
  );
}

/** A whole wall, to scale: what hangs where, for how much, and where each nail goes. */
export function WallPlanner() {
  const queries = useQueryClient();
  const bag = cart.useActorRef();
  const box = pincode.useActorRef();
  const { search, key } = useLocation();
  const logic = useMemo(
    () => wallLogic({ queries, readBag: () => bag.getSnapshot().context.lines, readWishlist: readOwnWishlist }),
    [queries, bag],
  );
  const buying = useMemo(() => addToCartLogic({ pincode: box, cart: bag }), [box, bag]);
  return (
    <wall.Provider key={key} logic={logic} effects={handleWallEffect} options={{ input: { search } }}>
      <addToCart.Provider logic={buying}>
        <Wall editor={<PieceEditor />} purchase={<WallPurchase />} share={<SharePlanButton />} />
      </addToCart.Provider>
    </wall.Provider>
  );
}
