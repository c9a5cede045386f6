import { getQuantity } from './cart.ts';
import type { CartLine } from './cartLine.ts';
import type { CouponLine } from './coupon.ts';
import { getBundle, getLineVariation } from './variation.ts';

/** The product that a line buys; empty for a shopper's own picture, which is of no product. */
function getProduct(line: CartLine): string {
  switch (line.kind) {
    case 'print':
    case 'frame':
      return line.art_id;
    case 'gallery_wall':
      return line.gallery_id;
    case 'gifting':
      return line.gifting_id;
    case 'object':
      return line.object_id;
    case 'mixed_media':
      return line.mixed_media_id;
  }
}

/**
 * The lines of a bag as the backend lays them before a coupon: a framed picture is two, the picture at the price of the
 * whole and its frame at none (COUP-15, COUP-16, CONF-57). Products and variations have types of one name.
 */
export const toCouponLines = (lines: readonly CartLine[]): CouponLine[] =>
  lines.flatMap((line) => {
    const variation = getLineVariation(line);
    const quantity = getQuantity(line);
    const bought = { ...ofType(getBundle(variation)), product: getProduct(line), variation: variation.id, quantity };
    const frame = line.kind === 'frame' && {
      ...ofType('frame'),
      product: line.frame_id,
      variation: line.varid,
      quantity,
    };
    return [{ ...bought, price: line.price }, ...(frame ? [{ ...frame, price: 0 }] : [])];
  });

const ofType = (bundle: string) => ({ productType: bundle, variationType: bundle });
