import {
  type ComparisonOperator,
  type Condition,
  type CouponBasket,
  type CouponLine,
  evaluateConditions,
  isConditionMet,
  isWithinPeriod,
  type Territory,
  type Tristate,
} from './coupon.ts';
import { applyOffers, flattenOffer, type Offer, type Reduction, type Scope, type SingleOffer } from './discount.ts';
import { fromDecimal, type Paise } from './money.ts';

type Settings = Readonly<Record<string, unknown>>;

/** A value as settings; {} for anything that is none. */
const parseSettings = (value: unknown): Settings =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Settings) : {};
/** A value as a list; [] for anything that is none. */
const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
/** The texts in a value, be it one or a list. */
const toTexts = (value: unknown): string[] => [value].flat().filter((item) => typeof item === 'string');

/** A rule by Drupal's name and what it is set to; inside another rule's settings Drupal uses fewer words. */
function parsePlugin(value: unknown): { id: string; settings: Settings } {
  const plugin = parseSettings(value);
  return {
    id: String(plugin.target_plugin_id ?? plugin.plugin),
    settings: parseSettings(plugin.target_plugin_configuration ?? plugin.configuration),
  };
}

/** A price as Drupal writes it, in paise; null for anything that is none. */
function parseAmount(value: unknown): Paise | null {
  try {
    return fromDecimal(String(parseSettings(value).number));
  } catch {
    return null;
  }
}

/** Reads what a promotion's `offer` holds; null for one that nobody here knows (COUP-09 to COUP-14, COUP-16). */
function parseOffer(value: unknown): Offer | null {
  const { id, settings } = parsePlugin(value);
  switch (id) {
    case 'order_percentage_off':
      return createOffer(parseShare(settings.percentage), (reduction) => ({ kind: 'order', reduction }));
    case 'order_fixed_amount_off':
      return createOffer(parseReduction(settings.amount), (reduction) => ({ kind: 'order', reduction }));
    case 'order_item_percentage_off':
      return createOffer(parseShare(settings.percentage), (reduction) => createItemsOffer(reduction, settings));
    case 'order_item_fixed_amount_off':
      return createOffer(parseReduction(settings.amount), (reduction) => createItemsOffer(reduction, settings));
    case 'order_buy_x_get_y':
      return createBuyingOffer(settings);
    case 'combination_offer': {
      const offers = toList(settings.offers).map(parseOffer);
      const known = offers.filter((offer) => offer !== null);
      return known.length < offers.length ? null : { kind: 'combination', offers: known };
    }
    default:
      return null;
  }
}

const createOffer = (reduction: Reduction | null, create: (reduction: Reduction) => Offer): Offer | null =>
  reduction ? create(reduction) : null;

const createItemsOffer = (reduction: Reduction, { conditions }: Settings): Offer => ({
  kind: 'items',
  reduction,
  lines: parseScopes(conditions),
});

function createBuyingOffer({ offer_type, offer_percentage, offer_amount, ...settings }: Settings): Offer | null {
  const [buy, get] = [parsePieces(settings.buy_quantity), parsePieces(settings.get_quantity)];
  if (buy === null || get === null) return null;
  return createOffer(
    offer_type === 'fixed_amount' ? parseReduction(offer_amount) : parseShare(offer_percentage),
    (reduction) => ({
      kind: 'buyXGetY',
      reduction,
      buy: { quantity: buy, lines: parseScopes(settings.buy_conditions) },
      get: { quantity: get, lines: parseScopes(settings.get_conditions) },
    }),
  );
}

// Drupal leaves out a quantity of one
function parsePieces(value: unknown): number | null {
  const pieces = Number(value ?? 1);
  return Number.isInteger(pieces) && pieces > 0 ? pieces : null;
}

function parseReduction(value: unknown): Reduction | null {
  const amount = parseAmount(value);
  return amount === null || amount < 0 ? null : { amount };
}

const parseShare = (value: unknown): Reduction | null => {
  const percentage = typeof value === 'string' || typeof value === 'number' ? Number(value) : Number.NaN;
  return percentage >= 0 && percentage <= 1 ? { percentage } : null;
};

const parseScopes = (value: unknown): Scope[] => toList(value).map(parseScope);

function parseScope(value: unknown): Scope {
  const { id, settings } = parsePlugin(value);
  const inside = (list: unknown, name: string) => toList(list).flatMap((each) => toTexts(parseSettings(each)[name]));
  switch (id) {
    case 'order_item_product_type':
      return { scope: 'product_type', values: toTexts(settings.product_types) };
    case 'order_item_variation_type':
      return { scope: 'variation_type', values: toTexts(settings.variation_types) };
    case 'order_item_product':
      return { scope: 'product', values: inside(settings.products, 'product') };
    case 'order_item_variation':
      return { scope: 'variation', values: inside(settings.variations, 'variation') };
    default:
      // one that nobody knows is about no line at all
      return { scope: 'product', values: [] };
  }
}

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
      const [operator, amount] = [parseComparison(settings.operator), parseAmount(settings.amount)];
      return operator === null || amount === null ? null : { kind: id, operator, amount };
    }
    case 'order_item_quantity': {
      const [operator, quantity] = [parseComparison(settings.operator), Number(settings.quantity ?? Number.NaN)];
      return operator === null || Number.isNaN(quantity) ? null : { kind: id, operator, quantity };
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

/** A coupon as the checkout weighs it; `start` and `end` in milliseconds since 1970, null where it is open-ended (COUP-07). */
export type Coupon = { id: string; code: string; start: number | null; end: number | null; promotion: Promotion };

/** What one of a coupon's offers takes off an order. */
export type OfferDiscount = { offer: SingleOffer; amount: Paise };

/** How a coupon stands to a basket. */
export type CouponEvaluation =
  | { status: 'applies'; discount: Paise; parts: OfferDiscount[] }
  /** What decides is not known yet, or only the backend knows. */
  | { status: 'undecided' }
  | { status: 'notRunning' }
  /** `missing` are the conditions that stand in the way: all of them must be met with AND, one with OR. */
  | { status: 'unmet'; missing: Condition[]; operator: 'AND' | 'OR' };

/** Weighs a coupon at a moment, in milliseconds since 1970, as far as the basket is known (COUP-02 to COUP-05). */
export function evaluateCoupon({ start, end, promotion }: Coupon, basket: CouponBasket, now: number): CouponEvaluation {
  if (!isWithinPeriod(now, start, end)) return { status: 'notRunning' };
  const isMet = evaluatePromotion(promotion, basket);
  if (isMet === false) return { status: 'unmet', missing: getMissing(promotion, basket), operator: promotion.operator };
  if (isMet === null || promotion.offer === null) return { status: 'undecided' };
  return { status: 'applies', ...calculateParts(basket.lines, flattenOffer(promotion.offer)) };
}

const getMissing = ({ conditions }: Promotion, basket: CouponBasket): Condition[] =>
  conditions
    .filter((condition) => condition !== null)
    .filter((condition) => isConditionMet(condition, basket) === false);

function calculateParts(lines: readonly CouponLine[], offers: readonly SingleOffer[]) {
  const { discount, offers: discounts } = applyOffers(lines, offers);
  return { discount, parts: offers.map((offer, at) => ({ offer, amount: discounts[at] as Paise })) };
}
