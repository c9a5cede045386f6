/** An amount of money in whole paise. */
export type Paise = number;

/** A digit that a comma follows as India counts: before the last three digits, and before each two in front of those. */
const BEFORE_COMMA = /\d(?=(?:\d\d)+\d$)/g;

const DECIMAL = /^(?<sign>-?)(?<whole>\d+)(?:\.(?<fraction>\d+))?$/;

/** Rupees as paise, rounded to the nearest paisa: 1499 is 149900. */
export const rupeesToPaise = (amount: number): Paise => Math.round(amount * 100);

/** To the nearest whole rupee, in paise: what the second provider takes (PAY-11). */
export const toWholeRupees = (amount: Paise): Paise => Math.round(amount / 100) * 100;

/** What amounts come to together. */
export const sumAmounts = (amounts: readonly Paise[]): Paise => amounts.reduce((total, amount) => total + amount, 0);

/** 149900 paise as '1499.00', the way Drupal writes a decimal. */
export const toDecimal = (amount: Paise): string => (amount / 100).toFixed(2);

/**
 * 12450000 paise as '₹1,24,500', with paise only where there are some (CONST-01, CONST-03). Without Intl: its first use reads
 * what the browser knows of a language, for which a phone's first press waited a tenth of a second.
 */
export const formatRupees = (amount: Paise): string => formatExactRupees(amount).replace(/\.00$/, '');

/** The same with its paise always, for columns in which amounts stand under each other: '₹1,24,500.00'. */
export function formatExactRupees(amount: Paise): string {
  const [rupees = '', paise] = toDecimal(Math.abs(amount)).split('.');
  return `${amount < 0 ? '-' : ''}₹${rupees.replace(BEFORE_COMMA, '$&,')}.${paise}`;
}

/**
 * '1499.000000' as 149900 paise; what is finer than a paisa is rounded, a half away from zero.
 * Throws RangeError for text that is not a plain decimal or is too large to count exactly.
 */
export function fromDecimal(text: string): Paise {
  const { sign, whole, fraction = '' } = DECIMAL.exec(text)?.groups ?? {};
  const digits = fraction.padEnd(3, '0');
  const amount = Number(`${whole}${digits.slice(0, 2)}`) + (digits.charAt(2) >= '5' ? 1 : 0);
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not an amount of rupees: ${text}`);
  return sign && amount ? -amount : amount;
}
