import {
  type Comparison,
  type Condition,
  type CouponBasket,
  conditionsHold,
  type Known,
  type Territory,
} from './coupon.ts';
import type { Offer } from './offer.ts';
import { amountOf, listOf, offerOf, pluginOf, settingsOf, textsOf } from './offerPlugin.ts';

/** A promotion as the rules take it; null stands for what nobody here knows how to read. */
export type Promotion = {
  conditions: readonly (Condition | null)[];
  operator: 'AND' | 'OR';
  offer: Offer | null;
};

/** Does the promotion apply to a basket? Null where what is known of basket and promotion leaves it open (COUP-04, COUP-05). */
export function promotionHolds({ conditions, operator, offer }: Promotion, basket: CouponBasket): Known {
  const held = conditionsHold(conditions, operator, basket);
  return held && offer === null ? null : held;
}

/** Reads what a promotion's `conditions`, `condition_operator` and `offer` hold (COUP-07). */
export const promotionOf = (read: { conditions: unknown; operator: unknown; offer: unknown }): Promotion => ({
  conditions: listOf(read.conditions).map(conditionOf),
  operator: read.operator === 'OR' ? 'OR' : 'AND',
  offer: offerOf(read.offer),
});

function conditionOf(value: unknown): Condition | null {
  const { id, settings } = pluginOf(value);
  switch (id) {
    case 'order_total_price': {
      const [is, amount] = [comparisonOf(settings.operator), amountOf(settings.amount)];
      return is === null || amount === null ? null : { kind: id, is, amount };
    }
    case 'order_item_quantity': {
      const [is, quantity] = [comparisonOf(settings.operator), Number(settings.quantity ?? Number.NaN)];
      return is === null || Number.isNaN(quantity) ? null : { kind: id, is, quantity };
    }
    case 'order_email':
      return { kind: id, mails: textsOf(settings.mail) };
    case 'order_customer':
      return { kind: id, customers: textsOf(settings.customers) };
    case 'order_product_type':
      return { kind: id, types: textsOf(settings.product_types) };
    case 'order_product':
      return { kind: id, products: listOf(settings.products).flatMap((item) => textsOf(settingsOf(item).product)) };
    case 'order_billing_address':
    case 'order_shipping_address':
      return { kind: id, territories: listOf(settingsOf(settings.zone).territories).map(territoryOf) };
    default:
      return null;
  }
}

function territoryOf(value: unknown): Territory {
  const { country_code, administrative_area, included_postal_codes } = settingsOf(value);
  return {
    country: String(country_code ?? ''),
    area: typeof administrative_area === 'string' && administrative_area !== '' ? administrative_area : null,
    pincodes: textsOf(included_postal_codes)
      .flatMap((text) => text.split(','))
      .map((text) => text.trim())
      .filter((text) => text !== ''),
  };
}

const COMPARISONS = ['<', '<=', '==', '>=', '>'] as const satisfies Comparison[];
const comparisonOf = (value: unknown): Comparison | null => COMPARISONS.find((known) => known === value) ?? null;
