import fc from 'fast-check';

const between = (min: number, max: number) => fc.integer({ min, max }).map((code) => String.fromCodePoint(code));

/** Text as people type and paste it: ASCII mostly, Devanagari, Malayalam, joiners, blanks, and anything else. */
export const anyText = fc.string({
  unit: fc.oneof(
    { weight: 4, arbitrary: between(0x20, 0x7e) },
    { weight: 2, arbitrary: between(0x0900, 0x097f) },
    { weight: 2, arbitrary: between(0x0d00, 0x0d7f) },
    { weight: 1, arbitrary: fc.constantFrom('\u200c', '\u200d', '\u0301', '\u00a0', '\t', '\n', '\ud83c', '🌸') },
    { weight: 1, arbitrary: between(0, 0x10ffff) },
  ),
});
