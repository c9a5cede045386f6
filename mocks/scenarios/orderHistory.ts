import { DENIED } from '../drupal/errors.ts';
import { stableUuid } from '../drupal/uuid.ts';
import { answerWithList, down, downFor, empty, failWith, passThrough, type Scenarios, scenario } from './overrides.ts';

const ORDERS = '*/jsonapi/commerce_order/default';
const ORDER_COUNT = 12;
const JULY = Date.parse('2026-07-31T09:00:00Z') / 1000;
const A_WEEK = 7 * 24 * 60 * 60;

const createWeeklyOrder = (index: number) => ({
  type: 'commerce_order--default',
  id: stableUuid(`order:weekly:${index}`),
  attributes: {
    order_number: String(260_731_000_012 - index),
    state: index === 4 ? 'canceled' : 'completed',
    placed: JULY - index * A_WEEK,
    total_price: { number: `${1_200 + index * 350}.00`, currency_code: 'INR' },
    field_total_products: String(1 + (index % 3)),
  },
});

// the list alone: a single order is requested by its number
const answerWeeklyOrders = answerWithList(ORDERS, ({ url }) =>
  new URL(url).searchParams.has('filter[order_number]')
    ? undefined
    : Array.from({ length: ORDER_COUNT }, (_, index) => createWeeklyOrder(index)),
);

export const orderHistoryScenarios = {
  'history.listed': passThrough,
  'history.long': scenario('somebody orders every week', answerWeeklyOrders),
  'history.none': scenario('nothing was ordered yet', empty(ORDERS)),
  'history.down': scenario('orders cannot be read', down('get', ORDERS)),
  'history.downTwiceThenListed': scenario('orders are read at the third try', downFor(2, 'get', ORDERS)),
  'history.forbidden': scenario('nobody may read orders', failWith('get', ORDERS, 403, DENIED)),
} satisfies Scenarios;
