/** How many characters a GST number has (PART-11). */
export const GST_LENGTH = 15;

const PATTERN = /^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d]$/;

/**
 * Whether the text is a GST number: 2 digits, 5 capital letters, 4 digits, a letter, an
 * alphanumeric, the letter Z, an alphanumeric; all letters are capital (PART-11).
 */
export const isGstNumber = (text: string): boolean => PATTERN.test(text);
