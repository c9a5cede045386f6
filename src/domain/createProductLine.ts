import type { ProductLine } from './cartLine.ts';
import type { GiftWishes } from './giftWishes.ts';
import { getVariationPath, type Product, type ProductVariation } from './product.ts';
import {
  createGiftLine,
  createMixedMediaLine,
  createObjectLine,
  createWallLine,
  type GiftUpload,
} from './productLine.ts';
import type { FramedWall } from './wallLayout.ts';

/**
 * What goes into the bag when a variation of a product is bought; `upload` is the picture that the buyer sent for a
 * gift, null where none is needed, or none is sent yet; `wishes` is how a gift is sent, `wall` a wall in other frames (CART-19 to
 * CART-22).
 */
export function createProductLine(
  product: Product,
  sold: ProductVariation,
  upload: GiftUpload | null,
  { wishes, wall }: { wishes?: GiftWishes; wall?: FramedWall | null } = {},
): ProductLine {
  const { id, title, dimension, days } = product;
  const { variation, price, pictures, frame } = sold;
  const path = getVariationPath(product, sold);
  const thing = { id, variationId: variation.id, title, price, dimension, path, picture: pictures[0] ?? null };
  const colour = sold.colour?.name ?? '';
  switch (product.area) {
    case 'walls':
      return createWallLine({ ...thing, frame, wall });
    case 'gifts':
      return createGiftLine({ ...thing, frame, upload, ...(wishes ? { wishes } : {}) });
    case 'objects':
      return createObjectLine({ ...thing, colour, days });
    case 'mixedMedia':
      return createMixedMediaLine({ ...thing, colour, frame });
  }
}
