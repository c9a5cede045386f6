import { down, failing, honest, refusing, type Scenarios } from './faults.ts';

const PRICE = '*/order/price';
const ITEMS = '*/jsonapi/commerce_order_item/default';
const PROFILES = '*/jsonapi/profile/customer';
const ORDERS = '*/jsonapi/commerce_order/default';
const ONE_ORDER = `${ORDERS}/:id`;
const ASSIGN = '*/order/assign';
const FORBIDDEN = "The following permissions are required: 'create commerce_order' OR 'create default commerce_order'.";

export const orderScenarios = {
  'price.quoted': honest,
  'price.down': down('post', PRICE),
  'price.noSession': refusing('post', PRICE, 401, 'The resource owner or authorization server denied the request.'),
  'items.created': honest,
  'items.down': down('post', ITEMS),
  'items.expired': failing('post', ITEMS, 403, FORBIDDEN),
  'items.refused': failing('post', ITEMS, 422, 'purchased_entity: This value should not be null.'),
  'profiles.created': honest,
  'profiles.down': down('post', PROFILES),
  'profiles.expired': failing('post', PROFILES, 403, FORBIDDEN),
  'order.created': honest,
  'order.down': down('post', ORDERS),
  'order.expired': failing('post', ORDERS, 403, FORBIDDEN),
  'orderPatch.down': down('patch', ONE_ORDER),
  'assign.done': honest,
  'assign.down': down('post', ASSIGN),
  'assign.expired': refusing('post', ASSIGN, 403, "The 'restful post order_assign' permission is required."),
} satisfies Scenarios;
