import { inRupees } from '../../domain/money.ts';
import { AddToCart } from '../../flows/addToCart/AddToCart.tsx';
import { product } from '../../flows/product/product.ts';
import { Price } from '../../ui/Price.tsx';

type Props = {
  /** Where the buyer's own picture lies, null as long as there is none; left out where none is needed. (GIFT-15) */
  picture?: string | null;
  /** Is that picture still looked into? */
  unsettled?: boolean;
};

/** Where to, for how much, and into the bag. (WALL-04, GIFT-10, DECOR-06, DECOR-07, MIX-09) */
export function Buying({ picture, unsettled }: Props) {
  const { product: shown, variation, line } = product.useFlow();
  if (!shown || !variation) return null;
  return (
    <AddToCart
      line={line}
      picture={picture}
      days={shown.days}
      label="ADD TO CART"
      soldOut={variation.isSoldOut}
      unsettled={unsettled}
    >
      <Price size="large" live>
        {inRupees(variation.price)}
      </Price>
    </AddToCart>
  );
}
