import fc from 'fast-check';
import type { Line, Location } from '../../../mocks/promotions/basket.ts';
import type { Condition } from '../../../src/domain/coupon.ts';

type Bag = Line[];
type Buyer = { mail: string; customer: string; billing: Location; shipping: Location };

/** Coupons and bags at random, as the backend writes them; everything is drawn from so little that they often meet. */

const TYPES = ['default', 'frame', 'gallery_wall', 'gifting', 'mixed_media', 'object'] as const;
const PLACES = [
  { country: 'IN', area: 'KL', pincode: '682016' },
  { country: 'IN', area: 'KL', pincode: '695001' },
  { country: 'IN', area: 'MH', pincode: '411001' },
] as const;

const what = fc.record({ type: fc.constantFrom(...TYPES), product: fc.nat(1), variation: fc.nat(1) });
const toNames = ({ type, product, variation }: { type: string; product: number; variation: number }) => ({
  productType: type,
  product: `${type}-${product}`,
  variationType: type === 'default' && variation === 1 ? 'Custom_image' : type,
  variation: `${type}-${product}-${variation}`,
});

// few prices, so that lines are often equally dear; some with paise, which the store does not have but a host may
const price = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(49_900, 100_000, 150_100, 410_400) },
  { weight: 4, arbitrary: fc.nat(90_000).map((rupees) => rupees * 100) },
  { weight: 1, arbitrary: fc.nat(900_000) },
);
const line = fc
  .tuple(
    what,
    price,
    fc.oneof({ weight: 3, arbitrary: fc.integer({ min: 1, max: 4 }) }, fc.integer({ min: 1, max: 30 })),
  )
  .map(([of, each, quantity]) => ({ ...toNames(of), price: each, quantity }));
export const anyBag: fc.Arbitrary<Bag> = fc.oneof(
  { weight: 8, arbitrary: fc.array(line, { minLength: 1, maxLength: 5 }) },
  { weight: 1, arbitrary: fc.array(line, { minLength: 1, maxLength: 30 }) },
);
export const anyBuyer: fc.Arbitrary<Buyer> = fc.record({
  mail: fc.constantFrom('asha@example.com', 'ravi@example.com'),
  customer: fc.constantFrom('u1', 'u2'),
  billing: fc.constantFrom(...PLACES),
  shipping: fc.constantFrom(...PLACES),
});

const plugin = (id: string, settings: object) => ({ target_plugin_id: id, target_plugin_configuration: settings });
const inner = (id: string, settings: object) => ({ plugin: id, configuration: settings });
const inr = fc.oneof(
  fc.constantFrom('100', '500.00', '2000.00', '1501.000000'),
  fc.nat(200_000).map((paise) => (paise / 100).toFixed(2)),
  fc.nat(50_000).map((rupees) => `${rupees}.00`),
);
const amount = inr.map((number) => ({ number, currency_code: 'INR' }));
const percentage = fc.oneof(
  fc.constantFrom('0.10', '0.05', '0.145', '0.5', '1', '0', '0.333333'),
  fc.nat(10_000).map((share) => (share / 10_000).toFixed(4)),
);

const types = fc.subarray([...TYPES], { minLength: 1 });
const products = fc.array(
  what.map((of) => toNames(of).product),
  { minLength: 1, maxLength: 4 },
);
const variations = fc.array(
  what.map((of) => toNames(of).variation),
  { minLength: 1, maxLength: 4 },
);

const scope = fc.oneof(
  types.map((product_types) => inner('order_item_product_type', { product_types })),
  fc
    .subarray(['Custom_image', ...TYPES], { minLength: 1 })
    .map((variation_types) => inner('order_item_variation_type', { variation_types })),
  products.map((ids) => inner('order_item_product', { products: ids.map((product) => ({ product })) })),
  variations.map((ids) => inner('order_item_variation', { variations: ids.map((variation) => ({ variation })) })),
);
const scopes = fc.oneof(
  { weight: 4, arbitrary: fc.array(scope, { maxLength: 1 }) },
  { weight: 1, arbitrary: fc.array(scope, { maxLength: 2 }) },
);

const pieces = fc.integer({ min: 1, max: 4 });
const single = (make: (id: string, settings: object) => object) =>
  fc.oneof(
    percentage.map((share) => make('order_percentage_off', { percentage: share })),
    amount.map((off) => make('order_fixed_amount_off', { amount: off })),
    fc
      .tuple(percentage, scopes)
      .map(([share, conditions]) =>
        make('order_item_percentage_off', { percentage: share, display_inclusive: true, conditions }),
      ),
    fc
      .tuple(amount, scopes)
      .map(([off, conditions]) =>
        make('order_item_fixed_amount_off', { amount: off, display_inclusive: true, conditions }),
      ),
    fc
      .record({
        buy_quantity: pieces,
        buy_conditions: scopes,
        get_quantity: pieces,
        get_conditions: scopes,
        off: fc.oneof(
          percentage.map((share) => ({ offer_type: 'percentage', offer_percentage: share, offer_amount: null })),
          amount.map((off) => ({ offer_type: 'fixed_amount', offer_percentage: null, offer_amount: off })),
        ),
      })
      .map(({ off, ...set }) => make('order_buy_x_get_y', { ...set, ...off })),
  );
const anyOffer: fc.Arbitrary<object> = fc.oneof(
  { weight: 3, arbitrary: single(plugin) },
  {
    weight: 2,
    arbitrary: fc
      .array(single(inner), { minLength: 1, maxLength: 4 })
      .map((offers) => plugin('combination_offer', { offers })),
  },
);

const operator = fc.constantFrom('<', '<=', '==', '>=', '>');
const zone = fc.constantFrom(
  { country_code: 'IN' },
  { country_code: 'IN', administrative_area: 'KL' },
  { country_code: 'IN', administrative_area: 'KL', included_postal_codes: '682001:682040' },
  { country_code: 'IN', included_postal_codes: '411001, 695001:695099' },
);
const territories = fc.array(zone, { minLength: 1, maxLength: 2 }).map((some) => ({ zone: { territories: some } }));
/** What each kind of condition is set to. */
export const CONDITION_SETTINGS: Record<Condition['kind'], fc.Arbitrary<object>> = {
  order_total_price: fc.record({ operator, amount }),
  order_item_quantity: fc.record({ operator, quantity: fc.nat(12) }),
  order_email: fc.record({ mail: fc.constantFrom('asha@example.com', 'RAVI@example.com') }),
  order_customer: fc.record({ customers: fc.subarray(['u1', 'u2'], { minLength: 1 }) }),
  order_product_type: fc.record({ product_types: types }),
  order_product: products.map((ids) => ({ products: ids.map((product) => ({ product })) })),
  order_billing_address: territories,
  order_shipping_address: territories,
};
const condition = fc.oneof(
  ...Object.entries(CONDITION_SETTINGS).map(([kind, settings]) => settings.map((set) => plugin(kind, set))),
);
const day = fc.constantFrom(
  '2026-11-20T00:00:00+05:30',
  '2026-11-21T00:00:00+05:30',
  '2026-11-21T23:59:59+05:30',
  '2026-11-20T18:29:59+00:00',
  '2026-11-20T18:30:00+00:00',
  '2026-11-22T00:00:00+05:30',
);
const sometimes = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { freq: 2, nil: null });

/** A coupon with its promotion, as the backend writes them. */
export type CouponSample = {
  start: string | null;
  end: string | null;
  conditions: object[];
  operator: 'AND' | 'OR';
  offer: object;
};

export const anyCoupon: fc.Arbitrary<CouponSample> = fc.record({
  start: sometimes(day),
  end: sometimes(day),
  conditions: fc.oneof(
    { weight: 2, arbitrary: fc.constant<object[]>([]) },
    { weight: 3, arbitrary: fc.array(condition, { minLength: 1, maxLength: 4 }) },
  ),
  operator: fc.constantFrom('AND' as const, 'OR' as const),
  offer: anyOffer,
});
