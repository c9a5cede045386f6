import { type CartLine, isPictureLine, type PictureLine } from '../domain/cartLine.ts';
import type { PictureSource } from '../domain/sourcePicture.ts';
import { getLineVariation } from '../domain/variation.ts';

/** How a picture is made, which decides what it costs; lengths in inches. */
type PictureSpec = { media: string; width: number; height: number; framed: boolean; source: PictureSource };
/** A cart line as the price call wants it. */
export type PricedItem = { variation: string; quantity: number } & Partial<PictureSpec>;

/** What the backend needs to price a line itself; what is not made to size has one price (API-86). */
export const toPricedItem = (line: CartLine): PricedItem => ({
  variation: getLineVariation(line).id,
  quantity: line.quantity,
  ...(isPictureLine(line) && toPictureSpec(line)),
});

const toPictureSpec = (line: PictureLine): PictureSpec => ({
  media: line.papertype,
  width: line.width,
  height: line.height,
  framed: line.kind === 'frame',
  source: line.user_upload ? 'upload' : 'art',
});

/**
 * All that an order of these lines would hold: coupons look at frames as well, so that a price without them could differ
 * from what the order comes to (API-86, CONF-57).
 */
export const toPricedItems = (cart: readonly CartLine[]): PricedItem[] =>
  cart.flatMap((line) => [
    toPricedItem(line),
    ...(line.kind === 'frame' ? [{ ...toPricedItem(line), variation: line.varid }] : []),
  ]);
