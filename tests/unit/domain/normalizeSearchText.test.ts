import { expect, test } from 'vitest';
import { normalizeSearchText } from '../../../src/domain/normalizeSearchText.ts';

test.each([
  ['  Hills & Ghats ', 'hills ghats'],
  ['Pondichéry', 'pondichery'],
  ['ＷＩＤＥ', 'wide'],
  ["Grandmother's", 'grandmothers'],
  ['Grandmother’s Fête!', 'grandmothers fete'],
  ['अवन्ति', 'अवन्ति'],
  ['चाँद', 'चाँद'],
  // a dot under a letter, and a joiner that nobody sees
  ['ज़रा', 'जरा'],
  ['ക്\u200dഷ', 'ക്ഷ'],
  ['16 × 24', '16 24'],
  ['`—', ''],
])('[CAT-24] %j is searched as %j', (text, normalized) => {
  expect(normalizeSearchText(text)).toBe(normalized);
});

test.each([
  ['തേൻ', 'തേന്'],
  ['മലർ', 'മലര്'],
  ['കടൽ', 'കടല്'],
  ['മുകൾ', 'മുകള്'],
  ['തൂൺ', 'തൂണ്'],
  ['ദിൿ', 'ദിക്'],
])('[CAT-24] a final consonant of Malayalam is one letter, %s, or two, %s', (one, two) => {
  expect(normalizeSearchText(one)).toBe(two);
  expect(normalizeSearchText(two)).toBe(two);
});
