import {
  type ComparisonOperator,
  type Condition,
  type CouponBasket,
  evaluateConditions,
  type Territory,
  type Tristate,
} from './coupon.ts';
import type { Offer } from './offer.ts';
import { parseAmount, parseOffer, parsePlugin, parseSettings, toList, toTexts } from './offerPlugin.ts';

/** A promotion as the rules take it; null stands for what nobody here knows how to read. */
export type Promotion = {
  conditions: readonly (Condition | null)[];
  operator: 'AND' | 'OR';
  offer: Offer | null;
};

/** Does the promotion apply to a basket? Null where what is known of basket and promotion leaves it open (COUP-04, COUP-05). */
export function evaluatePromotion({ conditions, operator, offer }: Promotion, basket: CouponBasket): Tristate {
  const isMet = evaluateConditions(conditions, operator, basket);
  return isMet && offer === null ? null : isMet;
}

/** Reads what a promotion's `conditions`, `condition_operator` and `offer` hold (COUP-07). */
export const parsePromotion = (read: { conditions: unknown; operator: unknown; offer: unknown }): Promotion => ({
  conditions: toList(read.conditions).map(parseCondition),
  operator: read.operator === 'OR' ? 'OR' : 'AND',
  offer: parseOffer(read.offer),
});

function parseCondition(value: unknown): Condition | null {
  const { id, settings } = parsePlugin(value);
  switch (id) {
    case 'order_total_price': {
      const [is, amount] = [parseComparison(settings.operator), parseAmount(settings.amount)];
      return is === null || amount === null ? null : { kind: id, is, amount };
    }
    case 'order_item_quantity': {
      const [is, quantity] = [parseComparison(settings.operator), Number(settings.quantity ?? Number.NaN)];
      return is === null || Number.isNaN(quantity) ? null : { kind: id, is, quantity };
    }
    case 'order_email':
      return { kind: id, mails: toTexts(settings.mail) };
    case 'order_customer':
      return { kind: id, customers: toTexts(settings.customers) };
    case 'order_product_type':
      return { kind: id, types: toTexts(settings.product_types) };
    case 'order_product':
      return { kind: id, products: toList(settings.products).flatMap((item) => toTexts(parseSettings(item).product)) };
    case 'order_billing_address':
    case 'order_shipping_address':
      return { kind: id, territories: toList(parseSettings(settings.zone).territories).map(parseTerritory) };
    default:
      return null;
  }
}

function parseTerritory(value: unknown): Territory {
  const { country_code, administrative_area, included_postal_codes } = parseSettings(value);
  return {
    country: String(country_code ?? ''),
    area: typeof administrative_area === 'string' && administrative_area !== '' ? administrative_area : null,
    pincodes: toTexts(included_postal_codes)
      .flatMap((text) => text.split(','))
      .map((text) => text.trim())
      .filter((text) => text !== ''),
  };
}

const COMPARISONS = ['<', '<=', '==', '>=', '>'] as const satisfies ComparisonOperator[];
const parseComparison = (value: unknown): ComparisonOperator | null =>
  COMPARISONS.find((known) => known === value) ?? null;
