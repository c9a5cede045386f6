import { fromDecimal, type Paise } from './money.ts';
import type { Offer, Reduction, Scope } from './offer.ts';

type Settings = Readonly<Record<string, unknown>>;

/** A value as settings; {} for anything that is none. */
export const parseSettings = (value: unknown): Settings =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Settings) : {};
/** A value as a list; [] for anything that is none. */
export const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
/** The texts in a value, be it one or a list. */
export const toTexts = (value: unknown): string[] => [value].flat().filter((item) => typeof item === 'string');

/** A rule by Drupal's name and what it is set to; inside another rule's settings Drupal uses fewer words. */
export function parsePlugin(value: unknown): { id: string; settings: Settings } {
  const plugin = parseSettings(value);
  return {
    id: String(plugin.target_plugin_id ?? plugin.plugin),
    settings: parseSettings(plugin.target_plugin_configuration ?? plugin.configuration),
  };
}

/** A price as Drupal writes it, in paise; null for anything that is none. */
export function parseAmount(value: unknown): Paise | null {
  try {
    return fromDecimal(String(parseSettings(value).number));
  } catch {
    return null;
  }
}

/** Reads what a promotion's `offer` holds; null for one that nobody here knows (COUP-09 to COUP-14, COUP-16). */
export function parseOffer(value: unknown): Offer | null {
  const { id, settings } = parsePlugin(value);
  switch (id) {
    case 'order_percentage_off':
      return offered(parseShare(settings.percentage), (off) => ({ kind: 'order', off }));
    case 'order_fixed_amount_off':
      return offered(parseReduction(settings.amount), (off) => ({ kind: 'order', off }));
    case 'order_item_percentage_off':
      return offered(parseShare(settings.percentage), (off) => itemsOffer(off, settings));
    case 'order_item_fixed_amount_off':
      return offered(parseReduction(settings.amount), (off) => itemsOffer(off, settings));
    case 'order_buy_x_get_y':
      return buyingOffer(settings);
    case 'combination_offer': {
      const offers = toList(settings.offers).map(parseOffer);
      const known = offers.filter((offer) => offer !== null);
      return known.length < offers.length ? null : { kind: 'combination', offers: known };
    }
    default:
      return null;
  }
}

const offered = (off: Reduction | null, make: (off: Reduction) => Offer): Offer | null => (off ? make(off) : null);

const itemsOffer = (off: Reduction, { conditions }: Settings): Offer => ({
  kind: 'items',
  off,
  lines: parseScopes(conditions),
});

function buyingOffer({ offer_type, offer_percentage, offer_amount, ...settings }: Settings): Offer | null {
  const [buy, get] = [parsePieces(settings.buy_quantity), parsePieces(settings.get_quantity)];
  if (buy === null || get === null) return null;
  return offered(
    offer_type === 'fixed_amount' ? parseReduction(offer_amount) : parseShare(offer_percentage),
    (off) => ({
      kind: 'buyXGetY',
      off,
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
