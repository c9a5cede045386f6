import { stableUuid } from '../drupal/uuid.ts';
import { arts } from '../seed/arts.ts';
import type { ExampleRequest } from './endpointDoc.ts';

/** The first art's only variation. */
export const variation = stableUuid(`variation:${arts[0]?.slug}`);

/** An order item for a print of it, as the store makes one (API-75). */
export const newItem: ExampleRequest = {
  method: 'POST',
  path: '/jsonapi/commerce_order_item/default',
  as: 'customer',
  body: {
    data: {
      type: 'commerce_order_item--default',
      attributes: {
        title: `Print on Paper - ${arts[0]?.title}`,
        overridden_title: true,
        quantity: '1.00',
        unit_price: { number: '1536.00', currency_code: 'INR' },
        overridden_unit_price: true,
        field_art_media_type: 'Paper',
        field_dimension: '12 x 16',
        field_print_or_frame: 'print',
        field_product_type: 'art',
        field_mating: 'Without Matt',
        field_group: 1,
      },
      relationships: { purchased_entity: { data: { type: 'commerce_product_variation--default', id: variation } } },
    },
  },
};
