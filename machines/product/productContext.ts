import type { Picture } from '../../src/domain/art.ts';
import type { GiftWishes } from '../../src/domain/giftWishes.ts';
import type { Product, ProductArea, ProductVariation } from '../../src/domain/product.ts';
import type { FramedWall } from '../../src/domain/wallLayout.ts';

/**
 * `alias` is the page's own address, `variationId` that of the variation that is requested with it, null where none is; `wall`
 * and `wishes` are as they were when this tab left the page; `cachedProduct` is the product where it was read before.
 */
export type ProductInput = Pick<ProductContext, 'area' | 'alias' | 'variationId' | 'wall' | 'wishes'> & {
  cachedProduct: Product | null;
};

/**
 * `variationId` is null, as one that there is not, for the one to begin with; `wall` is a wall in the frame that all its
 * prints have instead of their own, null for their own; `wishes` is how a gift is sent;
 * `pictureIndex` is the place of the picture that is seen, from 0.
 */
export type ProductContext = {
  area: ProductArea;
  alias: string;
  product: Product | null;
  variationId: string | null;
  wall: FramedWall | null;
  wishes: GiftWishes;
  pictureIndex: number;
};

type ProductSelection = Pick<ProductContext, 'product' | 'variationId' | 'wall'>;

/** The variation that is looked at, in the frame that was chosen for all of it; null as long as there is no product. (DECOR-11) */
export function getVariation({ product, variationId, wall }: ProductSelection): ProductVariation | null {
  if (!product) return null;
  const variation = product.variations.find(({ variation }) => variation.id === variationId) ?? product.variations[0];
  return wall ? { ...variation, frame: wall.frame } : variation;
}

/** The pictures of the variation that is looked at; none of a wall in other frames, which is drawn. */
export const getPictures = (context: ProductSelection): readonly Picture[] =>
  context.wall ? [] : (getVariation(context)?.pictures ?? []);
