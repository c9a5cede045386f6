import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parsePromotion } from '../../../src/api/promotion.ts';
import type { CouponBasket } from '../../../src/domain/coupon.ts';
import { evaluateCoupon } from '../../../src/domain/promotion.ts';

const basket: CouponBasket = { lines: [], mail: 'asha@example.com', customer: 'u1', billing: null, shipping: null };
const plugin = (id: string, settings: object) => ({
  target_plugin_id: id,
  target_plugin_configuration: settings,
});
const offer = plugin('order_percentage_off', { percentage: '0.10' });
const met = plugin('order_email', { mail: 'asha@example.com' });
const unmet = plugin('order_email', { mail: 'b@example.com' });
const unknown = plugin('order_moon_phase', { phase: 'full' });

const holds = (operator: string, conditions: unknown, value: unknown = offer) =>
  evaluateCoupon(
    {
      id: 'c1',
      code: 'ANY',
      start: null,
      end: null,
      promotion: parsePromotion({ conditions, operator, offer: value }),
    },
    basket,
    0,
  ).status;

describe('a promotion as Drupal writes it', () => {
  test.each([
    ['AND', [met], 'applies'],
    ['AND', [met, unmet], 'unmet'],
    ['OR', [unmet, met], 'applies'],
    ['AND', [], 'applies'],
    ['AND', [met, unknown], 'undecided'],
    ['AND', [unmet, unknown], 'unmet'],
    ['OR', [met, unknown], 'applies'],
    ['OR', [unmet, unknown], 'undecided'],
    ['OR', [unknown], 'undecided'],
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
  ])('[COUP-05] an offer that nobody can read leaves it open: %j', (value) => {
    expect([holds('AND', [], value), holds('AND', [unmet], value)]).toEqual(['undecided', 'unmet']);
  });

  test.each([
    [plugin('order_total_price', { operator: '~', amount: { number: '1.00' } })],
    [plugin('order_total_price', { operator: '<', amount: null })],
    [plugin('order_item_quantity', { operator: '<' })],
    [plugin('order_item_quantity', { quantity: 2 })],
  ])('[COUP-08] a condition that is half written cannot be read: %j', (condition) => {
    expect(holds('AND', [condition])).toBe('undecided');
  });

  test('[COUP-07] [COUP-13] [COUP-16] everything that is written is read', () => {
    const scope = (name: string, settings: object) => ({ plugin: `order_item_${name}`, configuration: settings });
    const read = parsePromotion({
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
      offers: [
        {
          kind: 'buyXGetY',
          reduction: { amount: 30_000 },
          buy: { quantity: 2, lines: [{ scope: 'product_type', values: ['default'] }] },
          get: { quantity: 1, lines: [{ scope: 'product', values: ['p1'] }] },
        },
      ],
    });
  });
});

describe('what is read', () => {
  const read = (condition: unknown) =>
    parsePromotion({ conditions: [condition], operator: 'AND', offer }).conditions[0];
  const scope = (name: string, settings: object) => ({ plugin: `order_item_${name}`, configuration: settings });
  const value = (value: unknown) => parsePromotion({ conditions: [], operator: 'AND', offer: value }).offers;

  test.each(['<', '<=', '==', '>=', '>'])('[COUP-08] a comparison by %s', (operator) => {
    expect(read(plugin('order_total_price', { operator, amount: { number: '1499.50' } }))).toEqual({
      kind: 'order_total_price',
      operator,
      amount: 149_950,
    });
    expect(read(plugin('order_item_quantity', { operator, quantity: '3' }))).toEqual({
      kind: 'order_item_quantity',
      operator,
      quantity: 3,
    });
  });

  test.each([
    [plugin('order_email', { mail: 'a@b.co' }), { kind: 'order_email', mails: ['a@b.co'] }],
    [plugin('order_email', { mail: ['a@b.co', 7, 'c@d.co'] }), { kind: 'order_email', mails: ['a@b.co', 'c@d.co'] }],
    [plugin('order_email', {}), { kind: 'order_email', mails: [] }],
    [plugin('order_customer', { customers: ['u1', 'u2'] }), { kind: 'order_customer', customers: ['u1', 'u2'] }],
    [plugin('order_product_type', { product_types: ['frame'] }), { kind: 'order_product_type', types: ['frame'] }],
    [
      plugin('order_product', { products: [{ product: 'p1' }, null, { product: 'p2' }] }),
      { kind: 'order_product', products: ['p1', 'p2'] },
    ],
    [plugin('order_product', { products: 'p1' }), { kind: 'order_product', products: [] }],
    [
      plugin('order_billing_address', { zone: { territories: [{ country_code: 'IN', administrative_area: '' }] } }),
      { kind: 'order_billing_address', territories: [{ country: 'IN', area: null, pincodes: [] }] },
    ],
    [
      plugin('order_shipping_address', {
        zone: { territories: [{ country_code: 'IN', included_postal_codes: ' 682001 ,, 682010:682040' }, {}] },
      }),
      {
        kind: 'order_shipping_address',
        territories: [
          { country: 'IN', area: null, pincodes: ['682001', '682010:682040'] },
          { country: '', area: null, pincodes: [] },
        ],
      },
    ],
    [plugin('order_shipping_address', { zone: 'India' }), { kind: 'order_shipping_address', territories: [] }],
    [plugin('order_total_price', { operator: '=', amount: { number: '1.00' } }), null],
    [plugin('order_moon_phase', {}), null],
    [{ target_plugin_configuration: {} }, null],
    [['order_email'], null],
  ])('[COUP-08] the condition %j', (written, condition) => {
    expect(read(written)).toEqual(condition);
  });

  const frames = [scope('variation_type', { variation_types: ['frame'] })];
  const aboutFrames = [{ scope: 'variation_type', values: ['frame'] }];
  test.each([
    [
      'COUP-09',
      plugin('order_percentage_off', { percentage: '0.10' }),
      { kind: 'order', reduction: { percentage: 0.1 } },
    ],
    ['COUP-09', plugin('order_percentage_off', { percentage: 0 }), { kind: 'order', reduction: { percentage: 0 } }],
    ['COUP-09', plugin('order_percentage_off', { percentage: 1 }), { kind: 'order', reduction: { percentage: 1 } }],
    ['COUP-09', plugin('order_percentage_off', { percentage: '1.01' }), null],
    ['COUP-09', plugin('order_percentage_off', { percentage: -0.1 }), null],
    ['COUP-09', plugin('order_percentage_off', { percentage: ['0.1'] }), null],
    [
      'COUP-10',
      plugin('order_fixed_amount_off', { amount: { number: '0' } }),
      { kind: 'order', reduction: { amount: 0 } },
    ],
    [
      'COUP-11',
      plugin('order_item_fixed_amount_off', { amount: { number: '150.00' }, conditions: frames }),
      { kind: 'items', reduction: { amount: 15_000 }, lines: aboutFrames },
    ],
    [
      'COUP-12',
      plugin('order_item_percentage_off', { percentage: '0.5', conditions: frames }),
      { kind: 'items', reduction: { percentage: 0.5 }, lines: aboutFrames },
    ],
    [
      'COUP-13',
      plugin('order_buy_x_get_y', { offer_type: 'percentage', offer_percentage: '1', get_conditions: frames }),
      {
        kind: 'buyXGetY',
        reduction: { percentage: 1 },
        buy: { quantity: 1, lines: [] },
        get: { quantity: 1, lines: aboutFrames },
      },
    ],
    ['COUP-13', plugin('order_buy_x_get_y', { offer_percentage: '1', buy_quantity: 1.5 }), null],
    ['COUP-13', plugin('order_buy_x_get_y', { offer_percentage: '1', get_quantity: -1 }), null],
    [
      'COUP-14',
      plugin('combination_offer', {
        offers: [
          { plugin: 'order_percentage_off', configuration: { percentage: '0.05' } },
          { plugin: 'order_fixed_amount_off', configuration: { amount: { number: '200.00' } } },
        ],
      }),
      [
        { kind: 'order', reduction: { percentage: 0.05 } },
        { kind: 'order', reduction: { amount: 20_000 } },
      ],
    ],
    ['COUP-14', plugin('combination_offer', {}), []],
  ])('[%s] the offer %j', (_, written, offers) => {
    expect(value(written)).toEqual(offers && [offers].flat());
  });

  test.each([
    [scope('product_type', { product_types: ['default', 'frame'] }), 'product_type', ['default', 'frame']],
    [scope('variation_type', { variation_types: ['frame'] }), 'variation_type', ['frame']],
    [scope('product', { products: [{ product: 'p1' }, { product: 'p2' }] }), 'product', ['p1', 'p2']],
    [scope('variation', { variations: [{ variation: 'v1' }] }), 'variation', ['v1']],
    [scope('variation', { variations: ['v1'] }), 'variation', []],
    [scope('moon_phase', { products: [{ product: 'p1' }] }), 'product', []],
    [{ plugin: 'constructor', configuration: { products: [{ product: 'p1' }] } }, 'product', []],
  ])('[COUP-16] the scope %j', (written, name, values) => {
    const offers = value(plugin('order_item_percentage_off', { percentage: '1', conditions: [written] }));
    expect(offers).toMatchObject([{ lines: [{ scope: name, values }] }]);
  });

  test('[COUP-05] nothing that a host writes makes reading fail', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), fc.anything(), (settings, other, operator) => {
        const names = [
          'order_total_price',
          'order_item_quantity',
          'order_email',
          'order_product',
          'order_shipping_address',
        ];
        const conditions = names.map((id) => ({ target_plugin_id: id, target_plugin_configuration: settings }));
        const read = parsePromotion({ conditions: [other, ...conditions], operator, offer: other });
        expect(read.conditions).toHaveLength(conditions.length + 1);
        expect(['AND', 'OR']).toContain(read.operator);
      }),
    );
  });
});

test('[COUP-07] a promotion of which nothing is written has no conditions and no offer', () => {
  expect(parsePromotion({ conditions: null, operator: null, offer: null })).toEqual({
    conditions: [],
    operator: 'AND',
    offers: null,
  });
});
