import { beforeEach, expect, test } from 'vitest';
import { couponCodeStorage, couponStorage } from '../../../src/storage/checkoutStorage.ts';
import { stubStorage } from '../../support/stubStorage.ts';

let shelf: Map<string, string>;

beforeEach(() => {
  shelf = stubStorage().values;
});

const applied = { id: 'c1', code: 'WELCOME10', discount: 168_900, parts: [{ label: 'WELCOME10', amount: 168_900 }] };

test('[COUP-17] the granted discount is kept under discount_price', () => {
  couponStorage.write(applied);
  expect([...shelf.keys()]).toEqual(['discount_price']);
  expect(couponStorage.read()).toEqual(applied);
  couponStorage.remove();
  expect(couponStorage.read()).toBeNull();
});

test('[COUP-17] a code that waits for the account is there in every tab, as the bag is', () => {
  couponCodeStorage.write('WELCOME10');
  expect([...shelf.keys()]).toEqual(['coupon_code']);
  expect(couponCodeStorage.read()).toBe('WELCOME10');
});

test('[COUP-17] a coupon on which only the backend can decide is kept without a discount', () => {
  const open = { ...applied, discount: null, parts: [] };
  couponStorage.write(open);
  expect(couponStorage.read()).toEqual(open);
});

test.each([
  ['a discount of no coupon', { discount: 500 }],
  ['a discount that adds to the order', { ...applied, discount: -500 }],
  ['a part of a paisa', { ...applied, discount: 0.5 }],
  ['a code of nothing', { ...applied, code: '' }],
  ['text', 'WELCOME10'],
])('[COUP-17] what stands there is dropped where it is %s', (_, value) => {
  shelf.set('discount_price', JSON.stringify(value));
  expect(couponStorage.read()).toBeNull();
  expect(shelf.size).toBe(0);
});
