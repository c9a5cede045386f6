import { inRupees } from '../../domain/money.ts';
import { AddToCart } from '../../flows/addToCart/AddToCart.tsx';
import { product } from '../../flows/product/product.ts';
import { Price } from '../../ui/Price.tsx';

/** Where to, for how much, and into the bag. (WALL-04, GIFT-10, DECOR-06, DECOR-07, MIX-09) */
export function Buying() {
  const { product: shown, variation, line } = product.useFlow();
  if (!shown || !variation) return null;
  return (
    <AddToCart line={line} days={shown.days} label="ADD TO CART" soldOut={variation.isSoldOut}>
      <Price size="large" live>
        {inRupees(variation.price)}
      </Price>
    </AddToCart>
  );
}
