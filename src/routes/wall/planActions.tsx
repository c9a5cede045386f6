import { formatRupees } from '../../domain/money.ts';
import { AddToCart } from '../../flows/addToCart/AddToCart.tsx';
import { ShareButton } from '../../flows/share/ShareButton.tsx';
import { wall } from '../../flows/wall/wall.ts';
import { Price } from '../../ui/Price.tsx';
import { AddToCartProvider } from '../details/AddToCartProvider.tsx';
import { loadShareLogic } from '../details/loadShareLogic.ts';

/** Every piece goes into the bag by the normal chart, with its limits and its messages. (CART-24, CART-32, CART-35) */
export function WallPurchase() {
  const { lines, days, total } = wall.useView();
  const [line = null, ...otherLines] = lines;
  return (
    <AddToCartProvider>
      <AddToCart line={line} moreLines={otherLines} days={days} label="Add all to cart">
        <Price size="large" live>
          {formatRupees(total)}
        </Price>
      </AddToCart>
    </AddToCartProvider>
  );
}

/** Shares the whole plan by its address. (ART-22) */
export function SharePlanButton() {
  const { shareContent } = wall.useView();
  return shareContent && <ShareButton load={loadShareLogic} {...shareContent} />;
}
