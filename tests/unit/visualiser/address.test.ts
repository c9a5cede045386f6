import { expect, test } from 'vitest';
import { EMPTY_ADDRESS, formatAddress, parseAddress, resolveAddress } from '../../../src/visualiser/ui/address.ts';

const somewhere = {
  ...EMPTY_ADDRESS,
  chart: 'coupon',
  view: 'tree',
  panel: 'paths',
  direction: 'down',
  naming: 'code',
  open: 'typing,refused',
  zoom: 120,
  embed: 'yes',
  transition: 'coupon.typing|code.applied|0',
  path: 2,
  step: 0,
  from: 'main~1',
  to: 'my file.json',
} as const;

test('every moment has a link, and the link leads back to it', () => {
  expect(parseAddress(formatAddress(somewhere))).toEqual(somewhere);
});

test('a diagram in another page stays there when it leads to another flow', () => {
  const address = parseAddress('?chart=coupon&embed');
  expect(address.embed).toBe('yes');
  expect(resolveAddress(address, { chart: 'cart' })).toEqual({ ...EMPTY_ADDRESS, chart: 'cart', embed: 'yes' });
});

test('what is usual is left out of a link', () => {
  expect(formatAddress(EMPTY_ADDRESS)).toBe('');
  expect(formatAddress({ ...EMPTY_ADDRESS, chart: 'coupon' })).toBe('?chart=coupon');
});

test('what a link says wrongly is as if it were not there', () => {
  const address = parseAddress('?chart=coupon&view=cinema&panel=&direction=up&path=first&step=-1');
  expect(address).toEqual({ ...EMPTY_ADDRESS, chart: 'coupon' });
});

test('another chart starts without what was picked in the one before, as the same view', () => {
  expect(resolveAddress(somewhere, { chart: 'pincode' })).toEqual({
    ...EMPTY_ADDRESS,
    chart: 'pincode',
    view: 'tree',
    panel: 'paths',
    direction: 'down',
    naming: 'code',
    embed: 'yes',
  });
});

test('a state takes the place of a transition, and another path begins at its start', () => {
  expect(resolveAddress(somewhere, { state: 'coupon.typing' })).toMatchObject({
    state: 'coupon.typing',
    transition: null,
  });
  expect(resolveAddress({ ...somewhere, step: 3 }, { path: 1 })).toMatchObject({ path: 1, step: null });
});
