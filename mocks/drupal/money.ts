import { formatRupees, type Paise, toDecimal } from '../../src/domain/money.ts';
import { type Json, type JsonObject, toObject } from './entity.ts';
import { isAmount } from './fields.ts';

/** An amount as Commerce stores a price: six decimals, currency, and the text to show. */
export const createPriceField = (amount: Paise): JsonObject => ({
  number: `${toDecimal(amount)}0000`,
  currency_code: 'INR',
  formatted: formatWithPaise(amount),
});

/** The amount of a stored price; undefined for anything that is none. */
export function parseAmount(value: Json | undefined): Paise | undefined {
  const { number } = toObject(value);
  return isAmount(number) ? Math.round(Number(number) * 100) : undefined;
}

// Commerce always shows the paise
const formatWithPaise = (amount: Paise) => {
  const formattedAmount = formatRupees(amount);
  return formattedAmount.includes('.') ? formattedAmount : `${formattedAmount}.00`;
};
