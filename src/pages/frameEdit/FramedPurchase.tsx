import { AddToCart } from '../../flows/addToCart/AddToCart.tsx';
import { ChosenPrice } from '../../flows/configurator/ChosenPrice.tsx';
import { configurator } from '../../flows/configurator/configurator.ts';

/** Where to, for how much, and into the bag. (FRAME-09, FRAME-12) */
export function FramedPurchase() {
  const { line, days } = configurator.useFlow();
  return (
    <AddToCart line={line} days={days} label="ADD TO CART">
      <ChosenPrice />
    </AddToCart>
  );
}
