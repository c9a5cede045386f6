import { use } from 'react';
import type { Art } from '../../domain/art.ts';
import type { ListCard } from '../../domain/listCard.ts';
import type { WishlistItem } from '../../domain/wishlistItem.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { useWishlistStore, WishlistStoreContext } from './wishlistStore.ts';

type Props = WishlistItem & {
  /** `sheet` lies on a picture. */
  look?: 'plain' | 'sheet';
};

/** Adds a product to the wishlist or removes it; empty until the wishlist is loaded. (WISH-02, WISH-03) */
export function HeartButton({ variation, title, look = 'sheet' }: Props) {
  const store = use(WishlistStoreContext);
  const isSaved = useWishlistStore(({ isSaved }) => isSaved(variation.id), false);
  const item = { variation, title };
  return (
    <IconButton
      look={look}
      icon={isSaved ? 'heart-filled' : 'heart'}
      pressed={isSaved}
      label={isSaved ? `Remove ${title} from wishlist` : `Add ${title} to wishlist`}
      onClick={() => (isSaved ? store.remove(item) : store.add(item))}
    />
  );
}

/** The heart of an art print. (CAT-17) */
export const renderArtHeart = (
  { variationId, title }: Pick<Art, 'variationId' | 'title'>,
  look?: 'plain' | 'sheet',
) => (
  <HeartButton variation={{ type: 'commerce_product_variation--default', id: variationId }} title={title} look={look} />
);

/** The heart on a card of a list; a card without a variation has none. (CAT-18, WALL-01, GIFT-08) */
export const renderCardHeart = ({ variation, title }: ListCard) =>
  variation && <HeartButton variation={variation} title={title} />;
