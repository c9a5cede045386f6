import { calculatePrice } from '../../src/domain/price.ts';
import { MIN_UPLOAD_INCHES } from '../../src/domain/sourcePicture.ts';
import { createPriceField } from '../drupal/money.ts';
import type { Draft } from '../drupal/store.ts';
import { stableUuid } from '../drupal/uuid.ts';
import { priceTable } from './prices.ts';
import { variationDraft } from './productDrafts.ts';
import { STAMP } from './stamp.ts';

const smallest = { width: MIN_UPLOAD_INCHES, height: MIN_UPLOAD_INCHES };
const from = () =>
  calculatePrice({ size: smallest, media: 'Paper', source: 'upload', framed: false, table: priceTable });

/** The one variation that stands for any picture of a shopper's own; its price is that of the smallest print on paper, as an art's is (API-26). */
export const customImageDraft = (): Draft =>
  variationDraft(
    { type: 'commerce_product_variation--Custom_image', id: stableUuid('variation:custom-image') },
    {
      sku: 'CUSTOM-IMAGE',
      title: 'Your own picture',
      created: STAMP,
      price: createPriceField(from()),
      relationships: {},
    },
  );
