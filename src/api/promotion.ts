import type { ComparisonOperator, Condition, Territory } from '../domain/coupon.ts';
import type { Offer, Reduction, Scope } from '../domain/discount.ts';
import { fromDecimal, type Paise } from '../domain/money.ts';
import type { Promotion } from '../domain/promotion.ts';

type Settings = Readonly<Record<string, unknown>>;

/** A value as settings; {} for anything that is none. */
const parseSettings = (value: unknown): Settings =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Settings) : {};
/** A value as a list; [] for anything that is none. */
const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
/** The texts in a value, be it one or a list. */
const toTexts = (value: unknown): string[] => [value].flat().filter((item) => typeof item === 'string');
/** The texts that the entries of a list have under one name. */
const toMembers = (list: unknown, name: string): string[] =>
  toList(list).flatMap((each) => toTexts(parseSettings(each)[name]));

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

/** Reads what a promotion's `offer` holds, a combination offer by offer; null where nobody here knows one (COUP-09 to COUP-14, COUP-16). */
function parseOffers(value: unknown): Offer[] | null {
  const { id, settings } = parsePlugin(value);
  const offers = id === 'combination_offer' ? toList(settings.offers).map(parseOffers) : [parseOffer(id, settings)];
  const known = offers.filter((offer) => offer !== null);
  return known.length < offers.length ? null : known.flat();
}

function parseOffer(id: string, settings: Settings): Offer | null {
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
  switch (id) {
    case 'order_item_product_type':
      return { scope: 'product_type', values: toTexts(settings.product_types) };
    case 'order_item_variation_type':
      return { scope: 'variation_type', values: toTexts(settings.variation_types) };
    case 'order_item_product':
      return { scope: 'product', values: toMembers(settings.products, 'product') };
    case 'order_item_variation':
      return { scope: 'variation', values: toMembers(settings.variations, 'variation') };
    default:
      // one that nobody knows is about no line at all
      return { scope: 'product', values: [] };
  }
}

/** Reads what a promotion's `conditions`, `condition_operator` and `offer` hold (COUP-07). */
export const parsePromotion = (read: { conditions: unknown; operator: unknown; offer: unknown }): Promotion => ({
  conditions: toList(read.conditions).map(parseCondition),
  operator: read.operator === 'OR' ? 'OR' : 'AND',
  offers: parseOffers(read.offer),
});

function parseCondition(value: unknown): Condition | null {
  const { id, settings } = parsePlugin(value);
  return Object.hasOwn(CONDITION_PARSERS, id) ? CONDITION_PARSERS[id as Condition['kind']](settings) : null;
}

const CONDITION_PARSERS: Record<Condition['kind'], (settings: Settings) => Condition | null> = {
  order_total_price: (settings) => {
    const [operator, amount] = [parseComparison(settings.operator), parseAmount(settings.amount)];
    return operator === null || amount === null ? null : { kind: 'order_total_price', operator, amount };
  },
  order_item_quantity: (settings) => {
    const [operator, quantity] = [parseComparison(settings.operator), Number(settings.quantity ?? Number.NaN)];
    return operator === null || Number.isNaN(quantity) ? null : { kind: 'order_item_quantity', operator, quantity };
  },
  order_email: ({ mail }) => ({ kind: 'order_email', mails: toTexts(mail) }),
  order_customer: ({ customers }) => ({ kind: 'order_customer', customers: toTexts(customers) }),
  order_product_type: ({ product_types }) => ({ kind: 'order_product_type', types: toTexts(product_types) }),
  order_product: ({ products }) => ({ kind: 'order_product', products: toMembers(products, 'product') }),
  order_billing_address: ({ zone }) => ({ kind: 'order_billing_address', territories: parseTerritories(zone) }),
  order_shipping_address: ({ zone }) => ({ kind: 'order_shipping_address', territories: parseTerritories(zone) }),
};

const parseTerritories = (zone: unknown): Territory[] => toList(parseSettings(zone).territories).map(parseTerritory);

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
