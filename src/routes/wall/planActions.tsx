import { useMemo } from 'react';
import { formatRupees } from '../../domain/money.ts';
import { AddToCart, addToCart } from '../../flows/addToCart/AddToCart.tsx';
import { cart } from '../../flows/cart/CartButton.tsx';
import { pincode } from '../../flows/pincode/pincode.ts';
import { ShareButton } from '../../flows/share/ShareButton.tsx';
import { wall } from '../../flows/wall/wall.ts';
import { addToCartLogic } from '../../ports/addToCart.ts';
import { Price } from '../../ui/Price.tsx';
import { loadShareLogic } from '../details/loadShareLogic.ts';

/** Every piece goes into the bag by the normal chart, with its limits and its messages. (CART-24, CART-32, CART-35) */
export function WallPurchase() {
  const cartActor = cart.useActorRef();
  const pincodeActor = pincode.useActorRef();
  const logic = useMemo(() => addToCartLogic({ pincode: pincodeActor, cart: cartActor }), [pincodeActor, cartActor]);
  const { lines, days, total } = wall.useView();
  const [line = null, ...otherLines] = lines;
  return (
    <addToCart.Provider logic={logic}>
      <AddToCart line={line} moreLines={otherLines} days={days} label="Add all to cart">
        <Price size="large" live>
          {formatRupees(total)}
        </Price>
      </AddToCart>
    </addToCart.Provider>
  );
}

/** Shares the whole plan by its address. (ART-22) */
export function SharePlanButton() {
  const { shareContent } = wall.useView();
  return shareContent && <ShareButton load={loadShareLogic} {...shareContent} />;
}
