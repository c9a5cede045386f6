import { DENIED } from '../drupal/errors.ts';
import { down, downFor, failWith, passThrough, type Scenarios, scenario } from './overrides.ts';

const PRICE = '*/order/price';
const ITEMS = '*/jsonapi/commerce_order_item/default';
const PROFILES = '*/jsonapi/profile/customer';
const ORDERS = '*/jsonapi/commerce_order/default';
const ONE_ORDER = `${ORDERS}/:id`;
const ASSIGN = '*/order/assign';
const FORBIDDEN = "The following permissions are required: 'create commerce_order' OR 'create default commerce_order'.";
const SOLD_OUT = {
  detail: 'order_items.1: Island Map is not available with a quantity of 2.',
  pointer: '/data/relationships/order_items/data/1',
};
const NO_COUPON = {
  detail: 'coupons.0.target_id: The provided coupon code is invalid.',
  pointer: '/data/attributes/coupons/0/target_id',
};
const NO_SUCH_CITY = {
  detail: 'address.0.locality: City field is not in the right format.',
  pointer: '/data/attributes/address/0/locality',
};

export const orderScenarios = {
  'price.quoted': passThrough,
  'price.down': scenario('the bag cannot be priced', down('post', PRICE)),
  'price.downOnceThenQuoted': scenario('the bag is priced at the second try', downFor(1, 'post', PRICE)),
  'price.noSession': scenario(
    'pricing asks for a session that is gone',
    failWith('post', PRICE, 401, DENIED, { isPage: true }),
  ),
  'price.couponRefused': scenario(
    'the coupon is no good where it is priced',
    failWith('post', PRICE, 422, 'coupon: The provided coupon code is invalid.'),
  ),
  'price.gone': scenario(
    'something in the bag is not sold any more',
    failWith('post', PRICE, 422, 'items.1.variation: This value is not valid.'),
  ),
  'undo.done': passThrough,
  'items.created': passThrough,
  'items.down': scenario('no order item is taken', down('post', ITEMS)),
  'items.downOnceThenCreated': scenario('the first order item is taken at the second try', downFor(1, 'post', ITEMS)),
  'items.expired': scenario('order items are forbidden', failWith('post', ITEMS, 403, FORBIDDEN)),
  'items.refused': scenario(
    'order items are not valid',
    failWith('post', ITEMS, 422, 'purchased_entity: This value should not be null.'),
  ),
  'profiles.created': passThrough,
  'profiles.down': scenario('no address is taken', down('post', PROFILES)),
  'profiles.refused': scenario('the city of an address is refused', failWith('post', PROFILES, 422, NO_SUCH_CITY)),
  'profiles.expired': scenario('addresses are forbidden', failWith('post', PROFILES, 403, FORBIDDEN)),
  'order.created': passThrough,
  'order.down': scenario('no order is taken', down('post', ORDERS)),
  'order.downTwiceThenCreated': scenario('the order is taken at the third try', downFor(2, 'post', ORDERS)),
  'order.expired': scenario('orders are forbidden', failWith('post', ORDERS, 403, FORBIDDEN)),
  'order.soldOut': scenario('the second print of an order is out of stock', failWith('post', ORDERS, 422, SOLD_OUT)),
  'order.couponApplied': passThrough,
  'order.released': passThrough,
  'orderPatch.expired': scenario('changing an order is forbidden', failWith('patch', ONE_ORDER, 403, FORBIDDEN)),
  'orderPatch.noCoupon': scenario('the coupon of an order is no good', failWith('patch', ONE_ORDER, 422, NO_COUPON)),
  'orderPatch.soldOut': scenario(
    'the second print of a draft is out of stock',
    failWith('patch', ONE_ORDER, 422, SOLD_OUT),
  ),
  'orderPatch.down': scenario('no order can be changed', down('patch', ONE_ORDER)),
  'assign.done': passThrough,
  'assign.down': scenario('no order gets its customer', down('post', ASSIGN)),
  'assign.expired': scenario(
    'giving an order its customer is forbidden',
    failWith('post', ASSIGN, 403, "The 'restful post order_assign' permission is required."),
  ),
} satisfies Scenarios;
