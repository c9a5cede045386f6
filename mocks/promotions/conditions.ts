import type { Basket, Line, Location, Rule } from './basket.ts';
import { Fraction } from './fraction.ts';

/**
 * Whether a promotion holds, slowly and from the sentences of the specification. The store has rules of its own for the
 * same question; that both come to one answer is tested, so neither may use the other's code.
 */

// "A coupon applies only when today lies between its start and end dates", days as a calendar in India has them
const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', dateStyle: 'short' });

/** Is the moment on a day from `start` to `end`, both included? Without an end it goes on. (COUP-02, COUP-03) */
export const isWithinPeriod = (now: Date, start: string | null, end: string | null): boolean => {
  const today = calendar.format(now);
  return (!start || calendar.format(new Date(start)) <= today) && (!end || today <= calendar.format(new Date(end)));
};

/** "With AND all conditions must pass; with OR one suffices." (COUP-04) */
export function meetsConditions(conditions: readonly Rule[], operator: string, basket: Basket): boolean {
  let metCount = 0;
  for (const condition of conditions) if (isConditionMet(condition, basket)) metCount += 1;
  return operator === 'OR' && conditions.length > 0 ? metCount > 0 : metCount === conditions.length;
}

// What the backend does not know of an order, and a condition that it does not know, is not met. (COUP-08)
function isConditionMet(
  { target_plugin_id: kind, target_plugin_configuration: configuration }: Rule,
  basket: Basket,
): boolean {
  const pieces = basket.lines.flatMap((line) => Array.from({ length: line.quantity }, () => line));
  const hasPiece = (test: (piece: Line) => boolean) => pieces.filter(test).length > 0;
  switch (kind) {
    case 'order_total_price':
      return isComparisonTrue(
        configuration.operator,
        Fraction.sum(pieces.map(({ price }) => Fraction.of(price, 100))),
        Fraction.decimal(configuration.amount.number),
      );
    case 'order_item_quantity':
      return isComparisonTrue(configuration.operator, Fraction.of(pieces.length), Fraction.of(configuration.quantity));
    case 'order_email':
      return [configuration.mail].flat().some((mail: string) => mail.toUpperCase() === basket.mail?.toUpperCase());
    case 'order_customer':
      return configuration.customers.includes(basket.customer);
    case 'order_product_type':
      return hasPiece(({ productType }) => configuration.product_types.includes(productType));
    case 'order_product':
      return hasPiece(({ product }) => configuration.products.some((item: Rule) => item.product === product));
    case 'order_billing_address':
      return isInTerritory(basket.billing, configuration.zone.territories);
    case 'order_shipping_address':
      return isInTerritory(basket.shipping, configuration.zone.territories);
    default:
      return false;
  }
}

const isInTerritory = (location: Location | null, territories: readonly Rule[]): boolean =>
  location !== null &&
  territories.some(({ country_code, administrative_area, included_postal_codes }) => {
    if (country_code !== location.country) return false;
    if (administrative_area && administrative_area !== location.area) return false;
    if (!included_postal_codes) return true;
    return included_postal_codes.split(',').some((range: string) => {
      const [from, to] = range.trim().split(':').map(Number);
      return Number(location.pincode) >= Number(from) && Number(location.pincode) <= Number(to ?? from);
    });
  });

function isComparisonTrue(operator: string, a: Fraction, b: Fraction): boolean {
  if (operator === '<') return a.isLess(b);
  if (operator === '>') return b.isLess(a);
  if (operator === '<=') return !b.isLess(a);
  if (operator === '>=') return !a.isLess(b);
  return !a.isLess(b) && !b.isLess(a);
}
