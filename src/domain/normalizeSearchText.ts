// Malayalam writes some final consonants as one letter, or as consonant and virama: the same word either way
const CHILLUS: Record<string, string> = { ൺ: 'ണ്', ൻ: 'ന്', ർ: 'ര്', ൽ: 'ല്', ൾ: 'ള്', ൿ: 'ക്' };
/** Accents of Latin letters and the dots under Indian ones; vowel signs are letters of their own and stay. */
const ACCENTS = /[\u0300-\u036f\u093c\u09bc\u0a3c]/g;
/** Invisible joiners, and apostrophes: 'grandmother's' is found by 'grandmothers'. */
const SILENT = /[\u200b-\u200d\u2060\ufeff'’‘`]/g;

/**
 * A text as it is searched: without case, accents and punctuation, its words parted by one space. The same in any
 * script, composed or decomposed (CAT-24).
 */
export const normalizeSearchText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .replace(SILENT, '')
    .replace(/[ൺൻർൽൾൿ]/g, (letter) => CHILLUS[letter] ?? letter)
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
