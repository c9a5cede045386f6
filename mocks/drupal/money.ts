import { inRupees, type Paise, toDecimal } from '../../src/domain/money.ts';
import { type Json, type JsonObject, objectOf } from './entity.ts';
import { isAmount } from './fields.ts';

/** An amount as Commerce stores a price: six decimals, currency, and the text to show. */
export const priceField = (amount: Paise): JsonObject => ({
  number: `${toDecimal(amount)}0000`,
  currency_code: 'INR',
  formatted: withPaise(amount),
});

/** The amount of a stored price; undefined for anything that is none. */
export function amountOf(value: Json | undefined): Paise | undefined {
  const { number } = objectOf(value);
  return isAmount(number) ? Math.round(Number(number) * 100) : undefined;
}

// Commerce always shows the paise
const withPaise = (amount: Paise) => {
  const shown = inRupees(amount);
  return shown.includes('.') ? shown : `${shown}.00`;
};
