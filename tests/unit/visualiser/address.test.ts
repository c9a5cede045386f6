import { expect, test } from 'vitest';
import { gone, NOWHERE, readAddress, writeAddress } from '../../../src/visualiser/app/address.ts';

const somewhere = {
  ...NOWHERE,
  chart: 'coupon',
  view: 'tree',
  panel: 'paths',
  direction: 'down',
  transition: 'coupon.typing|code.applied|0',
  path: 2,
  step: 0,
  from: 'main~1',
  to: 'my file.json',
} as const;

test('every moment has a link, and the link leads back to it', () => {
  expect(readAddress(writeAddress(somewhere))).toEqual(somewhere);
});

test('what is usual is left out of a link', () => {
  expect(writeAddress(NOWHERE)).toBe('');
  expect(writeAddress({ ...NOWHERE, chart: 'coupon' })).toBe('?chart=coupon');
});

test('what a link says wrongly is as if it were not there', () => {
  const address = readAddress('?chart=coupon&view=cinema&panel=&direction=up&path=first&step=-1');
  expect(address).toEqual({ ...NOWHERE, chart: 'coupon' });
});

test('another chart starts without what was picked in the one before, as the same view', () => {
  expect(gone(somewhere, { chart: 'pincode' })).toEqual({
    ...NOWHERE,
    chart: 'pincode',
    view: 'tree',
    panel: 'paths',
    direction: 'down',
  });
});

test('a state takes the place of a transition, and another path begins at its start', () => {
  expect(gone(somewhere, { state: 'coupon.typing' })).toMatchObject({ state: 'coupon.typing', transition: null });
  expect(gone({ ...somewhere, step: 3 }, { path: 1 })).toMatchObject({ path: 1, step: null });
});
