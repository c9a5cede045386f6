import { expect, test } from 'vitest';
import { formatOpen, parseOpen } from '../../../src/visualiser/ui/address.ts';

test('what is open stands in the address without the name of the chart', () => {
  expect(formatOpen('lamp', ['lamp.on', 'lamp.on.dim'])).toBe('on,on.dim');
  expect(parseOpen('lamp', 'on,on.dim')).toEqual(['lamp.on', 'lamp.on.dim']);
  expect([formatOpen('lamp', []), formatOpen('lamp', 'all')]).toEqual([null, 'all']);
  expect([parseOpen('lamp', null), parseOpen('lamp', 'all')]).toEqual([[], 'all']);
});
