const NO_BREAK = '\u00a0';

/** A text of phrases between commas and colons in which a phrase with figures goes to the next line whole, so that they keep their units. */
export const keepUnitsTogether = (text: string): string =>
  text
    .split(/(?<=[,:]) /)
    .map((phrase) => (/\d/.test(phrase) ? phrase.replaceAll(' ', NO_BREAK) : phrase))
    .join(' ');
