/** Is there anything in a text that can be searched for: a letter or a digit of any script? (CAT-24) */
export const hasLetterOrDigit = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);
