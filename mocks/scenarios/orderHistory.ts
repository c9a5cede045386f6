import { stableUuid } from '../drupal/uuid.ts';
import { documented, down, downFor, empty, failing, honest, type Scenarios, scenario } from './departures.ts';

const ORDERS = '*/jsonapi/commerce_order/default';
const EXPIRED = 'The resource owner or authorization server denied the request.';
const MANY = 12;
const JULY = Date.parse('2026-07-31T09:00:00Z') / 1000;
const A_WEEK = 7 * 24 * 60 * 60;

const weekly = (at: number) => ({
  type: 'commerce_order--default',
  id: stableUuid(`order:weekly:${at}`),
  attributes: {
    order_number: String(260_731_000_012 - at),
    state: at === 4 ? 'canceled' : 'completed',
    placed: JULY - at * A_WEEK,
    total_price: { number: `${1_200 + at * 350}.00`, currency_code: 'INR' },
    field_total_products: String(1 + (at % 3)),
  },
});

export const orderHistoryScenarios = {
  'history.listed': honest,
  'history.long': scenario(
    'somebody orders every week',
    documented(ORDERS, ({ url }) => ({
      data: Array.from({ length: MANY }, (_, at) => weekly(at)),
      meta: { count: MANY },
      links: { self: { href: url } },
    })),
  ),
  'history.none': scenario('nothing was ordered yet', empty(ORDERS)),
  'history.down': scenario('orders cannot be read', down('get', ORDERS)),
  'history.downTwiceThenListed': scenario('orders are read at the third try', downFor(2, 'get', ORDERS)),
  'history.forbidden': scenario('nobody may read orders', failing('get', ORDERS, 403, EXPIRED)),
} satisfies Scenarios;
