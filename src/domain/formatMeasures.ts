/**
 * A text of the shop's with its measures as the store writes all others: '24 × 30 in' for '24 x 30 inches', and
 * 'Set of 4, each 11 × 11 in' for 'Set of 4, each 11"x11"'.
 */
export const formatMeasures = (text: string): string =>
  text
    .replaceAll(/(?<=\d)\s*(?:["″]|in(?:ch(?:es)?)?)?\s*[x×]\s*(?=\d)/gi, ' × ')
    .replaceAll(/(?<=\d)\s*(?:["″]|inch(?:es)?\b)/gi, ' in');
