import type { Offer, Reduction, Scope } from './offer.ts';
import { amountOf, listOf, pluginOf, type Settings, settingsOf, textsOf } from './plugin.ts';

/** Reads what a promotion's `offer` holds; null for one that nobody here knows (COUP-09 to COUP-14, COUP-16). */
export function offerOf(value: unknown): Offer | null {
  const { id, settings } = pluginOf(value);
  switch (id) {
    case 'order_percentage_off':
      return offered(shareOf(settings.percentage), (off) => ({ kind: 'order', off }));
    case 'order_fixed_amount_off':
      return offered(lessOf(settings.amount), (off) => ({ kind: 'order', off }));
    case 'order_item_percentage_off':
      return offered(shareOf(settings.percentage), (off) => itemsOffer(off, settings));
    case 'order_item_fixed_amount_off':
      return offered(lessOf(settings.amount), (off) => itemsOffer(off, settings));
    case 'order_buy_x_get_y':
      return buyingOffer(settings);
    case 'combination_offer': {
      const offers = listOf(settings.offers).map(offerOf);
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
  lines: scopesOf(conditions),
});

function buyingOffer({ offer_type, offer_percentage, offer_amount, ...settings }: Settings): Offer | null {
  const [buy, get] = [piecesOf(settings.buy_quantity), piecesOf(settings.get_quantity)];
  if (buy === null || get === null) return null;
  return offered(offer_type === 'fixed_amount' ? lessOf(offer_amount) : shareOf(offer_percentage), (off) => ({
    kind: 'buyXGetY',
    off,
    buy: { quantity: buy, lines: scopesOf(settings.buy_conditions) },
    get: { quantity: get, lines: scopesOf(settings.get_conditions) },
  }));
}

// Drupal leaves out a quantity of one
function piecesOf(value: unknown): number | null {
  const pieces = Number(value ?? 1);
  return Number.isInteger(pieces) && pieces > 0 ? pieces : null;
}

function lessOf(value: unknown): Reduction | null {
  const amount = amountOf(value);
  return amount === null || amount < 0 ? null : { amount };
}

const shareOf = (value: unknown): Reduction | null => {
  const percentage = typeof value === 'string' || typeof value === 'number' ? Number(value) : Number.NaN;
  return percentage >= 0 && percentage <= 1 ? { percentage } : null;
};

const SCOPES: Readonly<Record<string, [Scope['scope'], setting: string, inside: string | null]>> = {
  order_item_product_type: ['product_type', 'product_types', null],
  order_item_variation_type: ['variation_type', 'variation_types', null],
  order_item_product: ['product', 'products', 'product'],
  order_item_variation: ['variation', 'variations', 'variation'],
};

// a scope nobody knows is about no line at all
function scopesOf(value: unknown): Scope[] {
  return listOf(value).map((item) => {
    const { id, settings } = pluginOf(item);
    const [scope, setting, inside] = SCOPES[id] ?? ['product', '', null];
    const values = listOf(settings[setting]).flatMap((each) => textsOf(inside ? settingsOf(each)[inside] : each));
    return { scope, values };
  });
}
