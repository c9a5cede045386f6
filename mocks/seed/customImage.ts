import { calculatePrice } from '../../src/domain/price.ts';
import { MIN_UPLOAD_INCHES } from '../../src/domain/sourcePicture.ts';
import { createPriceField } from '../drupal/money.ts';
import type { Draft } from '../drupal/store.ts';
import { stableUuid } from '../drupal/uuid.ts';
import { priceTable } from './prices.ts';
import { STAMP } from './stamp.ts';

const smallest = { width: MIN_UPLOAD_INCHES, height: MIN_UPLOAD_INCHES };
const from = () =>
  calculatePrice({ size: smallest, media: 'Paper', source: 'upload', framed: false, table: priceTable });

/** The one variation that stands for any picture of a shopper's own; its price is that of the smallest print on paper, as an art's is (API-26). */
export const customImageDraft = (): Draft => ({
  type: 'commerce_product_variation--Custom_image',
  id: stableUuid('variation:custom-image'),
  attributes: {
    langcode: 'en',
    status: true,
    sku: 'CUSTOM-IMAGE',
    title: 'Your own picture',
    list_price: null,
    price: createPriceField(from()),
    created: STAMP,
    changed: STAMP,
    default_langcode: true,
    field_out_of_stock: false,
    field_size: null,
  },
  relationships: { product_id: null, field_image: [] },
});
