import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { toOrderItems } from '../../../src/api/orderItemBody.ts';
import { createOrderItem } from '../../../src/api/orders.ts';
import { productQuery } from '../../../src/api/queries/lists.ts';
import { uploadPicture } from '../../../src/api/uploads.ts';
import type { Product } from '../../../src/domain/product.ts';
import { createProductLine, withGiftUpload } from '../../../src/domain/productLine.ts';
import { fetchDemoTokens, setupBackend } from '../../support/setupBackend.ts';

// A GIF of one pixel, which the backend takes for what it is.
const PICTURE = new Blob(
  [Uint8Array.from(atob('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'), (sign) => sign.charCodeAt(0))],
  { type: 'image/gif' },
);

describe.each(['spec', 'drupal10'] as const)('at a %s backend', (profile) => {
  const { store } = setupBackend(profile);

  test('[GIFT-15] [GIFT-17] a gift is ordered with the picture that the buyer sent for it', async () => {
    const call = { bearer: (await fetchDemoTokens()).token };
    const gift = (await new QueryClient().fetchQuery(
      productQuery({ area: 'gifts', alias: '/gifts/your-wedding-picture' }),
    )) as Product;
    const { id: file, url } = await uploadPicture(PICTURE, call);
    const line = withGiftUpload({ file, url }, createProductLine({ ...gift, area: 'gifts' }, gift.variations[0]));
    const [item] = toOrderItems([line]);
    if (!item) throw new Error('no item');
    const { id } = await createOrderItem(crypto.randomUUID(), item.fields, call);
    expect(store.get('commerce_order_item--default', id)).toMatchObject({
      attributes: { field_product_type: 'gifting', title: 'Your Wedding Picture' },
      relationships: {
        purchased_entity: gift.variations[0].variation,
        field_original_image: { type: 'file--file', id: file },
      },
    });
  });
});
