import { type ReactNode, useMemo } from 'react';
import { addToCart } from '../../flows/addToCart/AddToCart.tsx';
import { cart } from '../../flows/cart/CartButton.tsx';
import { pincode } from '../../flows/pincode/pincode.ts';
import { addToCartLogic } from '../../ports/addToCart.ts';

/** Runs the chart that puts something into the bag of the visit, for its pincode. */
export function AddToCartProvider({ children }: { children: ReactNode }) {
  const pincodeActor = pincode.useActorRef();
  const cartActor = cart.useActorRef();
  const logic = useMemo(() => addToCartLogic({ pincode: pincodeActor, cart: cartActor }), [pincodeActor, cartActor]);
  return <addToCart.Provider logic={logic}>{children}</addToCart.Provider>;
}
