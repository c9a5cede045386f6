import { expect, test } from 'vitest';
import { keepUnitsTogether } from '../../../src/ui/keepUnitsTogether.ts';

test.each([
  ['16 × 20 in, framed 22.6 × 26.6 in', '16~×~20~in, framed~22.6~×~26.6~in'],
  ['Nordic frame, white mat 2.5 in', 'Nordic frame, white~mat~2.5~in'],
  ['Framed size: 26.6 × 32.6 in', 'Framed size: 26.6~×~32.6~in'],
  ['Anila Thekkedath', 'Anila Thekkedath'],
  ['', ''],
])('figures keep their units: %j', (text, expected) => {
  expect(keepUnitsTogether(text)).toBe(expected.replaceAll('~', '\u00a0'));
});
