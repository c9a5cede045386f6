import type { GiftLine, ProductLine } from './cartLine.ts';
import { type GiftWishes, NO_WISHES } from './giftWishes.ts';
import { getLineKey } from './lineKey.ts';
import type { BUNDLES } from './listArea.ts';
import { getVariationPath, type Product, type ProductArea, type ProductVariation } from './product.ts';
import type { FramedWall } from './wallLayout.ts';

/** What of a product its line is made of. */
type SoldProduct<Area extends ProductArea> = { area: Area } & Pick<
  Product,
  'id' | 'path' | 'title' | 'dimension' | 'days' | 'variations'
>;
/** `wishes` is how a gift is sent, `wall` a gallery wall in other frames than its own. */
type ProductOptions = { wishes?: GiftWishes; wall?: FramedWall | null };
type LineOf<Area extends ProductArea> = Extract<ProductLine, { kind: (typeof BUNDLES)[Area] }>;

/** What each kind has of its own. (CART-19 to CART-22) */
function getOwnFields(
  { area, id, days }: SoldProduct<ProductArea>,
  { variation, frame, colour }: ProductVariation,
  { wishes = NO_WISHES, wall }: ProductOptions,
) {
  switch (area) {
    case 'walls':
      return {
        kind: 'gallery_wall',
        gallery_id: id,
        gallery_varid: variation.id,
        frame,
        ...(wall ? { wall } : {}),
      } as const;
    case 'gifts':
      return {
        kind: 'gifting',
        gifting_id: id,
        gifting_varid: variation.id,
        frame,
        og_image: '',
        wishes,
      } as const;
    case 'objects':
      return {
        kind: 'object',
        object_id: id,
        object_varid: variation.id,
        object_color: colour?.name ?? '',
        delivery_days: days,
      } as const;
    case 'mixedMedia':
      return {
        kind: 'mixed_media',
        mixed_media_id: id,
        mixed_media_varid: variation.id,
        mixed_media_color: colour?.name ?? '',
        frame,
      } as const;
  }
}

/** What goes into the bag when a variation of a product is bought; a gift of the buyer's own picture without that. (CART-19 to CART-22) */
export function createProductLine<Area extends ProductArea>(
  product: SoldProduct<Area>,
  sold: ProductVariation,
  options: ProductOptions = {},
): LineOf<Area> {
  const { id, title, dimension } = product;
  const [picture] = sold.pictures;
  const line = {
    ...getOwnFields(product, sold, options),
    title,
    item_name: title,
    item_id: id,
    image_id: picture?.id ?? '',
    // The smallest one would be blurred where a screen has two pixels or more to a px.
    image_url: picture?.listing.url ?? '',
    dimension,
    path: getVariationPath(product, sold),
    price: sold.price,
    total_price: sold.price,
    quantity: 1,
  };
  return { ...line, key: getLineKey(line) } satisfies ProductLine as LineOf<Area>;
}

/** A picture that a buyer sent for a gift: its file, and where it is seen. */
export type GiftUpload = { file: string; url: string };

/** A gift's line with the picture that it is made from: another picture is another line. (CART-31, GIFT-15, GIFT-17) */
export function withGiftUpload({ file, url }: GiftUpload, gift: GiftLine): GiftLine {
  const line = { ...gift, image_id: file, image_url: url, og_image: file };
  return { ...line, key: getLineKey(line) };
}
