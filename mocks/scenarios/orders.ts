import { down, downFor, failing, honest, refusing, type Scenarios, scenario } from './departures.ts';

const PRICE = '*/order/price';
const ITEMS = '*/jsonapi/commerce_order_item/default';
const PROFILES = '*/jsonapi/profile/customer';
const ORDERS = '*/jsonapi/commerce_order/default';
const ONE_ORDER = `${ORDERS}/:id`;
const ASSIGN = '*/order/assign';
const FORBIDDEN = "The following permissions are required: 'create commerce_order' OR 'create default commerce_order'.";
const NO_SESSION = 'The resource owner or authorization server denied the request.';

export const orderScenarios = {
  'price.quoted': honest,
  'price.down': scenario('the bag cannot be priced', down('post', PRICE)),
  'price.downOnceThenQuoted': scenario('the bag is priced at the second try', downFor(1, 'post', PRICE)),
  'price.noSession': scenario('pricing asks for a session that is gone', refusing('post', PRICE, 401, NO_SESSION)),
  'items.created': honest,
  'items.down': scenario('no order item is taken', down('post', ITEMS)),
  'items.downOnceThenCreated': scenario('the first order item is taken at the second try', downFor(1, 'post', ITEMS)),
  'items.expired': scenario('order items are forbidden', failing('post', ITEMS, 403, FORBIDDEN)),
  'items.refused': scenario(
    'order items are not valid',
    failing('post', ITEMS, 422, 'purchased_entity: This value should not be null.'),
  ),
  'profiles.created': honest,
  'profiles.down': scenario('no address is taken', down('post', PROFILES)),
  'profiles.expired': scenario('addresses are forbidden', failing('post', PROFILES, 403, FORBIDDEN)),
  'order.created': honest,
  'order.down': scenario('no order is taken', down('post', ORDERS)),
  'order.downTwiceThenCreated': scenario('the order is taken at the third try', downFor(2, 'post', ORDERS)),
  'order.expired': scenario('orders are forbidden', failing('post', ORDERS, 403, FORBIDDEN)),
  'orderPatch.down': scenario('no order can be changed', down('patch', ONE_ORDER)),
  'assign.done': honest,
  'assign.down': scenario('no order gets its customer', down('post', ASSIGN)),
  'assign.expired': scenario(
    'giving an order its customer is forbidden',
    refusing('post', ASSIGN, 403, "The 'restful post order_assign' permission is required."),
  ),
} satisfies Scenarios;
