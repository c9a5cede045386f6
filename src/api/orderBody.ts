import type { ProfileReference } from '../domain/address.ts';
import { getTotalPrice } from '../domain/cart.ts';
import { type CartLine, isPictureLine } from '../domain/cartLine.ts';
import { toDecimal } from '../domain/money.ts';
import { formatAddressLines, type Recipient } from '../domain/recipient.ts';
import { STORE_ID } from './config.ts';
import { toRelationship } from './jsonapi.ts';
import { formatOuterSize, joinLines, safeHtml, truncateForBackend } from './orderTexts.ts';

const formatAddressLabel = (to: Recipient): string => {
  const [name = '', ...rest] = formatAddressLines(to);
  return joinLines([safeHtml`<strong>${name}</strong>`, ...rest.map((line) => safeHtml`${line}`)]);
};

// Without the revision Drupal drops the reference and is silent.
const toProfileReference = ({ id, revision }: ProfileReference) => ({
  data: {
    type: 'profile--customer',
    id,
    ...(revision === null ? {} : { meta: { target_revision_id: revision } }),
  },
});

const joinLineTexts = (cart: readonly CartLine[], text: (line: CartLine) => string): string =>
  truncateForBackend(cart.map(text).join(', '));

/** '0' is no mat, which nothing has that is sold as it is (CART-14). */
const toMatting = (line: CartLine): string => String(isPictureLine(line) ? line.matting : 0);

export type OrderInput = {
  lines: readonly CartLine[];
  /** Ids of the order items, in their order: every line's, and its frame's after it. */
  items: readonly string[];
  /** uuid of the user. */
  uid: string;
  billing: ProfileReference;
  shipping: ProfileReference;
  /** What `shipping` was made from. */
  address: Recipient;
  orderNumber: string;
  placed: Date;
  /** With a coupon, which is patched on afterwards, and where the host wants it so. */
  draft: boolean;
};

/** The order itself (ORD-05 to ORD-07, ORD-14 to ORD-17). Drupal reckons the total itself and leaves the posted one aside. */
export const toOrderBody = (ordered: OrderInput) => ({
  attributes: {
    state: ordered.draft ? 'draft' : 'processing',
    checkout_step: 'started',
    order_number: ordered.orderNumber,
    placed: Math.floor(ordered.placed.getTime() / 1000),
    total_price: { number: toDecimal(getTotalPrice(ordered.lines)), currency_code: 'INR' },
    field_total_products: String(ordered.lines.length),
    field_matting: joinLineTexts(ordered.lines, toMatting),
    field_dimension: joinLineTexts(ordered.lines, (line) => line.dimension),
    field_frame_size: joinLineTexts(ordered.lines, formatOuterSize),
    field_title: joinLineTexts(ordered.lines, (line) => line.item_name),
    field_bill_address: formatAddressLabel(ordered.address),
  },
  relationships: {
    store_id: toRelationship('commerce_store--online', STORE_ID),
    uid: toRelationship('user--user', ordered.uid),
    order_items: { data: ordered.items.map((id) => ({ type: 'commerce_order_item--default', id })) },
    billing_profile: toProfileReference(ordered.billing),
    field_shipping_profile: toProfileReference(ordered.shipping),
  },
});

/** What a coupon changes on a draft order, before its state does (ORD-08). */
export const toCouponBody = (coupon: string, uid: string) => ({
  relationships: {
    coupons: { data: [{ type: 'commerce_promotion_coupon--commerce_promotion_coupon', id: coupon }] },
    uid: toRelationship('user--user', uid),
  },
});

/** What turns a draft with its coupon into an order (ORD-09). */
export const PROCESSING_BODY = { attributes: { state: 'processing' } };

/** What calls an order off that nobody will pay for. */
export const CANCELED_BODY = { attributes: { state: 'canceled' } };
