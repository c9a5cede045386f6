import { stableUuid } from '../drupal/uuid.ts';
import { DEMO } from '../seed/demo.ts';
import type { EndpointDoc } from './endpointDoc.ts';
import { newItem, variation } from './newItem.ts';
import { ALREADY_CREATED, NOT_A_DOCUMENT, NOT_SIGNED_IN, WHO } from './refusals.ts';

const ITEMS = '/jsonapi/commerce_order_item/default';

/** What an order is made of, and what it costs (API-75, API-86). */
export const orderItemEndpoints: readonly EndpointDoc[] = [
  {
    name: 'orders.price',
    rows: ['API-86'],
    method: 'POST',
    path: '/order/price',
    does: 'Says what an order would cost, by the backend’s own prices. Makes nothing, and uses no coupon up.',
    who: WHO.customer,
    body: {
      items:
        '1 to 30 of them, not counting frames, of which each picture may have one: `variation` (uuid), `quantity` (1 to 30), and for prints `media` (`Paper` or `Canvas`), `width`, `height` (inches), `framed`, `source`. What is not made to size has one price, and a frame on its own none: it is in the price of the framed print.',
      coupon: 'A coupon’s code or uuid; null or left out for none.',
      uid: 'The caller’s uuid; may be left out.',
      'billing, shipping':
        'For coupons that hold in some places only: `administrative_area` and `postal_code` of an address. Without them the default address counts, and without `shipping` the bill’s.',
      instead_of:
        'Uuids of orders that this one is to stand instead of: those that are the caller’s own and still unpaid, in `processing`, do not count as uses of the coupon. Others are passed over.',
    },
    answers: {
      status: 200,
      holds:
        '`order_id` null, since there is none yet; `subtotal`, `discount` and `amount` (what is left to pay), and `lines` with the `total` of each before the discount: decimal texts. A discount is rounded to the rupee in `spec` and to the paisa in `drupal10`.',
    },
    errors: {
      400: 'The body is no JSON.',
      ...NOT_SIGNED_IN,
      422: 'No items or more than 30; `items.0.media: This value is not valid.` and the like; `coupon: The provided coupon code is invalid.` for a coupon that there is not, that is switched off, not running or used up, or whose conditions are not met.',
    },
    example: {
      method: 'POST',
      path: '/order/price',
      as: 'customer',
      body: {
        items: [{ variation, media: 'Paper', width: 12, height: 16, framed: false, quantity: 2, source: 'art' }],
        coupon: 'WELCOME10',
        uid: DEMO.id,
      },
    },
  },
  {
    name: 'orderItems.create',
    rows: ['API-75', 'API-92'],
    method: 'POST',
    path: ITEMS,
    does: 'Makes an order item, one for each line of the cart. The backend sets the price of a piece, whatever is sent.',
    who: WHO.anybody,
    body: {
      'data.type': '`commerce_order_item--default`',
      'data.id': 'A uuid of the client’s own, so that the call can be repeated.',
      'data.attributes.quantity': "A decimal as text, '1.00' where it is left out; whole pieces only.",
      'data.attributes.title': 'Needed. In `drupal10` a draft takes the variation’s title unless `overridden_title`.',
      'data.attributes.unit_price':
        '`{number, currency_code: INR}`, the number as text; left aside. In `drupal10` a draft takes the variation’s price unless `overridden_unit_price`.',
      'data.attributes.field_art_media_type, field_dimension, field_print_or_frame':
        "What a print is priced by: 'Paper' or 'Canvas', '12 x 16' in inches, 'print' or 'frame'.",
      'data.attributes.field_*':
        '`field_product_type`, `field_frame_size`, `field_matt_size`, `field_matt_color`, `field_mating`, `field_bill_label`, `field_group`, `field_crop_x`, `field_crop_y`, `field_image_x`, `field_image_y`.',
      'data.relationships.purchased_entity': 'A variation of any product type; needed.',
      'data.relationships.field_cropped, field_original_image, field_bill_image': 'Files.',
    },
    answers: { status: 201, holds: 'The item with its `unit_price` and `total_price`.' },
    errors: {
      ...NOT_A_DOCUMENT,
      404: 'The variation or a file does not exist, or is of another type.',
      409: ALREADY_CREATED,
      422: 'No title, no variation, a quantity that is not whole, a size or medium that nobody prints, a price or currency that is none.',
      500: '`unit_price` is a bare number; Commerce fails on it.',
    },
    example: newItem,
  },
  {
    name: 'orderItems.get',
    rows: ['API-75'],
    method: 'GET',
    path: `${ITEMS}/:id`,
    does: 'Reads an order item.',
    who: 'The user whose order it is in. Nobody, as long as it is in none.',
    answers: { status: 200, holds: 'The item.' },
    errors: { ...NOT_SIGNED_IN, 404: 'No item has this uuid.' },
    example: { method: 'GET', path: `${ITEMS}/${stableUuid('orderItem:demo:1:1')}`, as: 'customer' },
  },
];
