import { expect, test } from 'vitest';
import { framedPalms, islands, ownPicture, palms } from '../../../machines/cart/sampleLines.ts';
import { productLines } from '../../../machines/cart/sampleProducts.ts';
import { createBackend } from '../../../mocks/backend.ts';
import { memoryStorage } from '../../../mocks/drupal/storage.ts';
import { toCouponLine } from '../../../mocks/handlers/coupons.ts';
import { findVariation } from '../../../mocks/handlers/variations.ts';
import { toPricedItems } from '../../../src/api/pricedItem.ts';
import { toCouponLines } from '../../../src/domain/coupon.ts';

test('[COUP-15] [COUP-16] [CONF-57] a coupon sees of a bag what the backend sees of the same lines', () => {
  const { store } = createBackend({ storage: memoryStorage() });
  const lines = [palms, { ...islands, quantity: 3 }, { ...framedPalms, quantity: 2 }, ownPicture, ...productLines];
  const prices = lines.flatMap(({ kind, price }) => (kind === 'frame' ? [price, 0] : [price]));
  const seen = toPricedItems(lines).map(({ variation, quantity }, at) => {
    const entity = findVariation(store, variation);
    return entity && toCouponLine(store, entity, prices[at] ?? -1, quantity);
  });
  expect(seen).not.toContain(undefined);
  expect(toCouponLines(lines)).toEqual(seen);
  expect(new Set(toCouponLines(lines).map(({ productType }) => productType))).toEqual(
    new Set(['default', 'frame', 'Custom_image', 'gallery_wall', 'gifting', 'object', 'mixed_media']),
  );
});
