/** How many digits a pincode has (PIN-01). */
export const PINCODE_LENGTH = 6;

/** A pincode with the city and the state it belongs to (PIN-12). */
export type Place = { pincode: string; city: string; state: string };

/** The value of a digit of any script: each script has its ten digits in a row. */
function toDigit(digit: string): string {
  let zero = digit.codePointAt(0) as number;
  const code = zero;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return String((code - zero) % 10);
}

/** A text with 0 to 9 for the digits of all scripts, as a keyboard for Hindi or Tamil writes them. */
export const toLatinDigits = (text: string): string => text.replace(/\p{Nd}/gu, toDigit);

/** A text without the marks that nobody sees: address books, mails and chats copy them along with what they stand around. */
export const removeInvisible = (text: string): string => text.replace(/\p{Cf}/gu, '');

/** What a pincode box keeps of a typed or pasted text: its digits, six at most (PIN-02). */
export const digitsOnly = (text: string): string => toLatinDigits(text).replace(/\D/g, '').slice(0, PINCODE_LENGTH);

/** Whether the text is exactly six digits, which is when a lookup makes sense (PIN-03, PIN-04). */
export const isCompletePincode = (text: string): boolean => text.length === PINCODE_LENGTH && digitsOnly(text) === text;

/** How many characters a GST number has (PART-11). */
export const GST_LENGTH = 15;

/** What the box of a GST number keeps of a typed or pasted text: letters, as capitals, and digits (PART-11). */
export const keepGstCharacters = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[^A-Z\d]/g, '')
    .slice(0, GST_LENGTH);

const PATTERN = /^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d]$/;

/**
 * Whether the text is a GST number: 2 digits, 5 capital letters, 4 digits, a letter, an
 * alphanumeric, the letter Z, an alphanumeric; all letters are capital (PART-11).
 */
export const isGstNumber = (text: string): boolean => PATTERN.test(text);
