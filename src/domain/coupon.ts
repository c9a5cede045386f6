import { type CartLine, isPictureLine } from './cartLine.ts';
import { removeInvisible } from './fieldFormats.ts';
import { INDIA_UTC_OFFSET } from './indianDate.ts';
import type { Paise } from './money.ts';
import { getBundle, getLineVariation } from './variation.ts';

/** A line of a basket as a coupon looks at it: `productType` and `variationType` are bundles ('default', 'frame', …), the others uuids. */
export type CouponLine = {
  productType: string;
  product: string;
  variationType: string;
  variation: string;
  /** Price of one piece. */
  price: Paise;
  quantity: number;
};

/** Where something goes; `area` is the two letters of a state after ISO 3166-2. */
export type CouponAddress = { country: string; area: string; pincode: string };

/** What a coupon's conditions are held against; null where it is not known yet. */
export type CouponBasket = {
  lines: readonly CouponLine[];
  mail: string | null;
  /** uuid of the customer's user. */
  customer: string | null;
  billing: CouponAddress | null;
  shipping: CouponAddress | null;
};

/** A code as it is typed: capitals, without blanks and unseen marks. */
export const normalizeCouponCode = (text: string): string => removeInvisible(text).toUpperCase().replace(/\s/g, '');

/** Five characters or more, letters, digits and dashes: what is less is no code of a shop, whoever asks. */
const CODE = /^[\p{L}\p{N}][\p{L}\p{N}_-]{4,}$/u;

/** Has a code, as it is normalized, the form of one? */
export const isCouponCode = (code: string): boolean => CODE.test(code);

export type ComparisonOperator = '<' | '<=' | '==' | '>=' | '>';

/** Some places: of a country, of a state if one is named, and of these pincodes if any are; a pincode may be a range, '682001:682040'. */
export type Territory = { country: string; area: string | null; pincodes: readonly string[] };

/** What must be so for a coupon to apply; the eight kinds of the specification (COUP-08). */
export type Condition =
  | { kind: 'order_total_price'; operator: ComparisonOperator; amount: Paise }
  | { kind: 'order_item_quantity'; operator: ComparisonOperator; quantity: number }
  | { kind: 'order_email'; mails: readonly string[] }
  | { kind: 'order_customer'; customers: readonly string[] }
  | { kind: 'order_product_type'; types: readonly string[] }
  | { kind: 'order_product'; products: readonly string[] }
  | { kind: 'order_billing_address' | 'order_shipping_address'; territories: readonly Territory[] };

/** An answer to a question, or null where too little is known for one. */
export type Tristate = boolean | null;

const COMPARES: Record<ComparisonOperator, (a: number, b: number) => boolean> = {
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '==': (a, b) => a === b,
  '>=': (a, b) => a >= b,
  '>': (a, b) => a > b,
};

/** What the lines come to before any offer. */
const getSubtotal = (lines: readonly CouponLine[]): Paise =>
  lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);

const checkIfKnown = <T>(known: T | null, holds: (known: T) => boolean): Tristate =>
  known === null ? null : holds(known);

/** Is a condition met (COUP-08)? Null where it is about something that is not known yet. */
export function isConditionMet(
  condition: Condition,
  { lines, mail, customer, billing, shipping }: CouponBasket,
): Tristate {
  switch (condition.kind) {
    case 'order_total_price':
      return COMPARES[condition.operator](getSubtotal(lines), condition.amount);
    case 'order_item_quantity':
      return COMPARES[condition.operator](
        lines.reduce((sum, { quantity }) => sum + quantity, 0),
        condition.quantity,
      );
    case 'order_email':
      return checkIfKnown(mail, (known) =>
        condition.mails.some((wanted) => wanted.toLowerCase() === known.toLowerCase()),
      );
    case 'order_customer':
      return checkIfKnown(customer, (known) => condition.customers.includes(known));
    case 'order_product_type':
      return lines.some(({ productType }) => condition.types.includes(productType));
    case 'order_product':
      return lines.some(({ product }) => condition.products.includes(product));
    case 'order_billing_address':
      return checkIfKnown(billing, isWithin(condition.territories));
    case 'order_shipping_address':
      return checkIfKnown(shipping, isWithin(condition.territories));
  }
}

const isWithin =
  (territories: readonly Territory[]) =>
  (place: CouponAddress): boolean =>
    territories.some(
      ({ country, area, pincodes }) =>
        country === place.country &&
        (area === null || area === place.area) &&
        (pincodes.length === 0 || pincodes.some((range) => isInRange(place.pincode, range))),
    );

// six digits compare as text
function isInRange(pincode: string, range: string): boolean {
  return pincode >= range.replace(/:.*/, '') && pincode <= range.replace(/.*:/, '');
}

/**
 * Do the conditions hold? With AND all of them must, with OR one is enough; none at all always hold (COUP-04). One that
 * nobody can read is null, and is not known to be met.
 */
export function evaluateConditions(
  conditions: readonly (Condition | null)[],
  operator: 'AND' | 'OR',
  basket: CouponBasket,
): Tristate {
  if (conditions.length === 0) return true;
  const met = conditions.map((condition) => condition && isConditionMet(condition, basket));
  const decides = operator === 'OR';
  if (met.includes(decides)) return decides;
  return met.includes(null) ? null : !decides;
}

const DAY = 24 * 60 * 60 * 1000;
const toDay = (moment: number) => Math.floor((moment + INDIA_UTC_OFFSET) / DAY);

/** Does today lie between a coupon's first and last day, both included? Days are India's; no last day leaves it open-ended. Milliseconds since 1970 (COUP-02, COUP-03). */
export const isWithinPeriod = (now: number, start: number | null, end: number | null): boolean =>
  toDay(start ?? now) <= toDay(now) && toDay(now) <= toDay(end ?? now);

/**
 * The lines of a bag as the backend lays them before a coupon: a framed picture is two, the picture at the price of the
 * whole and its frame at none (COUP-15, COUP-16, CONF-57). Products and variations have types of one name.
 */
export const toCouponLines = (lines: readonly CartLine[]): CouponLine[] =>
  lines.flatMap((line) => {
    const variation = getLineVariation(line);
    const { quantity } = line;
    const bought = {
      ...createTypes(getBundle(variation)),
      // A shopper's own picture is of no product.
      product: isPictureLine(line) ? line.art_id : line.item_id,
      variation: variation.id,
      quantity,
    };
    const frame = line.kind === 'frame' && {
      ...createTypes('frame'),
      product: line.frame_id,
      variation: line.varid,
      quantity,
    };
    return [{ ...bought, price: line.price }, ...(frame ? [{ ...frame, price: 0 }] : [])];
  });

const createTypes = (bundle: string) => ({ productType: bundle, variationType: bundle });
