import { describe, expect, test } from 'vitest';
import type { CouponBasket } from '../../../src/domain/coupon.ts';
import { promotionHolds, promotionOf } from '../../../src/domain/promotion.ts';

const basket: CouponBasket = { lines: [], mail: 'asha@example.com', customer: 'u1', billing: null, shipping: null };
const plugin = (id: string, settings: object) => ({
  target_plugin_id: id,
  target_plugin_configuration: settings,
});
const offer = plugin('order_percentage_off', { percentage: '0.10' });
const met = plugin('order_email', { mail: 'asha@example.com' });
const unmet = plugin('order_email', { mail: 'b@example.com' });
const unknown = plugin('order_moon_phase', { phase: 'full' });

const holds = (operator: string, conditions: unknown, given: unknown = offer) =>
  promotionHolds(promotionOf({ conditions, operator, offer: given }), basket);

describe('a promotion as Drupal writes it', () => {
  test.each([
    ['AND', [met], true],
    ['AND', [met, unmet], false],
    ['OR', [unmet, met], true],
    ['AND', [], true],
    ['AND', [met, unknown], null],
    ['AND', [unmet, unknown], false],
    ['OR', [met, unknown], true],
    ['OR', [unmet, unknown], null],
    ['OR', [unknown], null],
  ])('[COUP-04] %s over %j: a condition that nobody can read leaves it open', (operator, conditions, expected) => {
    expect(holds(operator, conditions)).toBe(expected);
  });

  test.each([
    [plugin('order_gift_wrap', {})],
    [plugin('order_percentage_off', { percentage: 'ten' })],
    [plugin('order_percentage_off', { percentage: '10' })],
    [plugin('order_fixed_amount_off', { amount: { number: 'abc' } })],
    [plugin('order_fixed_amount_off', { amount: { number: '-5.00' } })],
    [plugin('order_fixed_amount_off', { percentage: '0.10' })],
    [plugin('order_buy_x_get_y', { offer_type: 'percentage', offer_percentage: '1', buy_quantity: 'two' })],
    [plugin('order_buy_x_get_y', { offer_type: 'percentage', offer_percentage: '1', get_quantity: 0 })],
    [plugin('combination_offer', { offers: [offer, plugin('order_gift_wrap', {})] })],
    [null],
    ['garbage'],
  ])('[COUP-05] an offer that nobody can read leaves it open: %j', (given) => {
    expect([holds('AND', [], given), holds('AND', [unmet], given)]).toEqual([null, false]);
  });

  test.each([
    [plugin('order_total_price', { operator: '~', amount: { number: '1.00' } })],
    [plugin('order_total_price', { operator: '<', amount: null })],
    [plugin('order_item_quantity', { operator: '<' })],
    [plugin('order_item_quantity', { quantity: 2 })],
  ])('[COUP-08] a condition that is half written cannot be read: %j', (condition) => {
    expect(holds('AND', [condition])).toBeNull();
  });

  test('[COUP-07] [COUP-13] [COUP-16] everything that is written is read', () => {
    const scope = (name: string, settings: object) => ({ plugin: `order_item_${name}`, configuration: settings });
    const read = promotionOf({
      operator: 'OR',
      conditions: [
        plugin('order_shipping_address', {
          zone: {
            territories: [
              { country_code: 'IN', administrative_area: 'KL', included_postal_codes: '682001, 682010:682040' },
            ],
          },
        }),
      ],
      offer: plugin('order_buy_x_get_y', {
        buy_quantity: 2,
        buy_conditions: [scope('product_type', { product_types: ['default'] })],
        get_quantity: 1,
        get_conditions: [scope('product', { products: [{ product: 'p1' }] })],
        offer_type: 'fixed_amount',
        offer_amount: { number: '300.00', currency_code: 'INR' },
      }),
    });
    expect(read).toEqual({
      operator: 'OR',
      conditions: [
        {
          kind: 'order_shipping_address',
          territories: [{ country: 'IN', area: 'KL', pincodes: ['682001', '682010:682040'] }],
        },
      ],
      offer: {
        kind: 'buyXGetY',
        off: { amount: 30_000 },
        buy: { quantity: 2, lines: [{ scope: 'product_type', values: ['default'] }] },
        get: { quantity: 1, lines: [{ scope: 'product', values: ['p1'] }] },
      },
    });
  });
});
