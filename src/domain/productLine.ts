import type { Picture } from './art.ts';
import type { GalleryWallLine, GiftLine, MixedMediaLine, ObjectLine } from './cartLine.ts';
import { describeWishes, type GiftWishes, NO_WISHES } from './giftWishes.ts';
import { getLineKey } from './lineKey.ts';
import type { Paise } from './money.ts';
import type { FramedWall } from './wallLayout.ts';

/** What a product's page knows of what is bought there; `dimension` is a text of the shop's, `price` is of one piece. */
export type SoldItem = {
  id: string;
  variationId: string;
  title: string;
  price: Paise;
  dimension: string;
  /** The address of its page. */
  path?: string;
  /** Null where the shop has none. */
  picture: Picture | null;
};

/** A picture that a buyer sent for a gift: its file, and where it is seen. */
export type GiftUpload = { file: string; url: string };

const toSoldFields = ({ id, title, price, dimension, path, picture }: SoldItem) => ({
  title,
  item_name: title,
  item_id: id,
  image_id: picture?.id ?? '',
  // The smallest one would be blurred where a screen has two pixels or more to a px.
  image_url: picture?.listing.url ?? '',
  dimension,
  ...(path ? { path } : {}),
  price,
  total_price: price,
  quantity: 1,
});

/** A gallery wall as a cart line; `frame` is the name of its frames, `wall` what it looks like in others than its own (CART-19). */
export function createWallLine({
  frame,
  wall,
  ...sold
}: SoldItem & { frame: string; wall?: FramedWall | null | undefined }): GalleryWallLine {
  const line = {
    kind: 'gallery_wall',
    gallery_id: sold.id,
    gallery_varid: sold.variationId,
    frame,
    ...toSoldFields(sold),
    ...(wall ? { wall } : {}),
  } as const;
  return { ...line, key: getLineKey(line) };
}

/** A gift as a cart line; one that is made from the buyer's own picture shows it (CART-20, GIFT-15). */
export function createGiftLine({
  frame,
  upload,
  wishes = NO_WISHES,
  ...gift
}: SoldItem & { frame: string; upload: GiftUpload | null; wishes?: GiftWishes }): GiftLine {
  const ready = {
    kind: 'gifting',
    gifting_id: gift.id,
    gifting_varid: gift.variationId,
    frame,
    ...toSoldFields(gift),
    og_image: '',
    ...(describeWishes(wishes).length > 0 ? { wishes } : {}),
  } as const;
  const line = { ...ready, key: getLineKey(ready) };
  return upload ? withGiftUpload(upload, line) : line;
}

/** A gift's line with the picture that it is made from: another picture is another line (CART-31, GIFT-15, GIFT-17). */
export function withGiftUpload({ file, url }: GiftUpload, gift: GiftLine): GiftLine {
  const line = { ...gift, image_id: file, image_url: url, og_image: file };
  return { ...line, key: getLineKey(line) };
}

/** A decor object in a colour as a cart line; `days` is what `getObjectDeliveryDays` states about it (CART-21). */
export function createObjectLine({ colour, days, ...object }: SoldItem & { colour: string; days: string }): ObjectLine {
  const line = {
    kind: 'object',
    object_id: object.id,
    object_varid: object.variationId,
    object_color: colour,
    delivery_days: days,
    ...toSoldFields(object),
  } as const;
  return { ...line, key: getLineKey(line) };
}

/** A mixed media work in a colour, which is that of its frame, as a cart line (CART-22). */
export function createMixedMediaLine({
  colour,
  frame,
  ...work
}: SoldItem & { colour: string; frame: string }): MixedMediaLine {
  const line = {
    kind: 'mixed_media',
    mixed_media_id: work.id,
    mixed_media_varid: work.variationId,
    mixed_media_color: colour,
    frame,
    ...toSoldFields(work),
  } as const;
  return { ...line, key: getLineKey(line) };
}
