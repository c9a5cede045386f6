import type { Offer, Reduction, Scope } from './offer.ts';
import { amountOf, listOf, pluginOf, type Settings, settingsOf, textsOf } from './plugin.ts';

/** Reads what a promotion's `offer` holds; null for one that nobody here knows (COUP-09 to COUP-14, COUP-16). */
export function offerOf(value: unknown): Offer | null {
  const { id, settings } = pluginOf(value);
  switch (id) {
    case 'order_percentage_off':
    case 'order_fixed_amount_off':
      return offered(reductionOf(settings), (off) => ({ kind: 'order', off }));
    case 'order_item_percentage_off':
    case 'order_item_fixed_amount_off':
      return offered(reductionOf(settings), (off) => ({ kind: 'items', off, lines: scopesOf(settings.conditions) }));
    case 'order_buy_x_get_y':
      return offered(boughtReductionOf(settings), (off) => ({
        kind: 'buyXGetY',
        off,
        buy: { quantity: Number(settings.buy_quantity ?? 1), lines: scopesOf(settings.buy_conditions) },
        get: { quantity: Number(settings.get_quantity ?? 1), lines: scopesOf(settings.get_conditions) },
      }));
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

const reductionOf = ({ percentage, amount }: Settings): Reduction | null => {
  if (percentage !== undefined) return shareOf(percentage);
  const off = amountOf(amount);
  return off === null ? null : { amount: off };
};

const boughtReductionOf = ({ offer_type, offer_percentage, offer_amount }: Settings): Reduction | null =>
  offer_type === 'fixed_amount' ? reductionOf({ amount: offer_amount }) : shareOf(offer_percentage);

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
