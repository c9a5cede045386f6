import type { Json, JsonObject } from '../drupal/entity.ts';

/** A rule of Drupal's by its name and what it is set to. */
const plugin = (id: string, settings: JsonObject): JsonObject => ({
  target_plugin_id: id,
  target_plugin_configuration: settings,
});
// inside another rule's settings Drupal uses other names
const inner = (id: string, settings: JsonObject): JsonObject => ({ plugin: id, configuration: settings });
const inr = (number: number): JsonObject => ({ number: `${number}.00`, currency_code: 'INR' });
const some = (member: string, ids: readonly string[]): Json[] => ids.map((id) => ({ [member]: id }));

/** Scopes: the lines an offer is about (COUP-16). */
export const scope = {
  productTypes: (...types: string[]) => inner('order_item_product_type', { product_types: types }),
  variationTypes: (...types: string[]) => inner('order_item_variation_type', { variation_types: types }),
  products: (...ids: string[]) => inner('order_item_product', { products: some('product', ids) }),
  variations: (...ids: string[]) => inner('order_item_variation', { variations: some('variation', ids) }),
};

/** Conditions: what must be so for a coupon to hold (COUP-08). */
export const when = {
  total: (operator: string, rupees: number) => plugin('order_total_price', { operator, amount: inr(rupees) }),
  pieces: (operator: string, quantity: number) => plugin('order_item_quantity', { operator, quantity }),
  mail: (mail: string) => plugin('order_email', { mail }),
  customers: (...ids: string[]) => plugin('order_customer', { customers: ids }),
  productTypes: (...types: string[]) => plugin('order_product_type', { product_types: types }),
  products: (...ids: string[]) => plugin('order_product', { products: some('product', ids) }),
  billedTo: (territory: JsonObject) => plugin('order_billing_address', zone(territory)),
  sentTo: (territory: JsonObject) => plugin('order_shipping_address', zone(territory)),
};

const zone = (territory: JsonObject): JsonObject => ({
  zone: { id: 'zone', label: 'Zone', territories: [{ country_code: 'IN', ...territory }] },
});

/** Offers: what a coupon gives (COUP-09 to COUP-14). Shares are given in percent, amounts in rupees. */
export const give = {
  percent: (percent: number) => plugin('order_percentage_off', { percentage: share(percent) }),
  rupees: (amount: number) => plugin('order_fixed_amount_off', { amount: inr(amount) }),
  percentOfItems: (percent: number, ...conditions: JsonObject[]) =>
    plugin('order_item_percentage_off', { percentage: share(percent), display_inclusive: true, conditions }),
  rupeesOffItems: (amount: number, ...conditions: JsonObject[]) =>
    plugin('order_item_fixed_amount_off', { amount: inr(amount), display_inclusive: true, conditions }),
  buying: (buy: Bargain, get: Bargain, off: { percent: number } | { rupees: number }) =>
    plugin('order_buy_x_get_y', {
      buy_quantity: buy.pieces,
      buy_conditions: buy.of,
      get_quantity: get.pieces,
      get_conditions: get.of,
      offer_limit: 1,
      ...('percent' in off
        ? { offer_type: 'percentage', offer_percentage: share(off.percent), offer_amount: null }
        : { offer_type: 'fixed_amount', offer_percentage: null, offer_amount: inr(off.rupees) }),
    }),
  all: (...offers: JsonObject[]) => plugin('combination_offer', { offers }),
};

type Bargain = { pieces: number; of: JsonObject[] };

const share = (percent: number) => (percent / 100).toFixed(2);
