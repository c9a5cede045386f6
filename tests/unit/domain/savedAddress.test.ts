import { expect, test } from 'vitest';
import {
  type BillingAddress,
  createEmptyBilling,
  isBillable,
  isDeliverable,
  type SavedAddress,
  toDeliveryAddress,
  upsertAddress,
} from '../../../src/domain/address.ts';

const place = {
  first_name: 'Anu',
  mail: 'anu@example.in',
  phone: '9847123456',
  house: '12B',
  street_name: 'MG Road',
  city: 'Kochi',
  state: 'Kerala',
  pincode: '682001',
};
const address: BillingAddress = { ...createEmptyBilling({ pincode: '' }), ...place, second_name: 'Thomas' };
const saved = (id: string, isDefault = false, of: Partial<BillingAddress> = {}): SavedAddress => ({
  id,
  revision: null,
  address: { ...address, ...of },
  isDefault,
});
const business = { address_type: 'business', company_name: 'Mitre Works', gst: '32ABCDE1234F1Z5' } as const;

test('[CHK-46] an order goes to the place of a saved address, and the company stays in the bill', () => {
  expect(toDeliveryAddress(saved('a', true, business))).toEqual({ ...place, last_name: 'Thomas', country: 'IN' });
});

test.each([
  ['is whole', {}, true, true],
  ['is of a whole business', business, true, true],
  ['is of a business without a GST number', { ...business, gst: '' }, false, true],
  ['has no phone number', { phone: '' }, false, true],
  ['has no city', { city: '' }, false, false],
])('[CHK-51] [CHK-52] [CHK-53] an address that %s', (_, of, billable, deliverable) => {
  expect([isBillable(saved('a', false, of)), isDeliverable(saved('a', false, of))]).toEqual([billable, deliverable]);
});

test('[ADDR-03] a saved address stands in its place, a new one at the end', () => {
  const list = [saved('a', true), saved('b'), saved('c')];
  const moved = saved('b', false, { city: 'Kozhikode' });
  expect(upsertAddress(list, moved)).toEqual([saved('a', true), moved, saved('c')]);
  expect(upsertAddress(list, saved('d'))).toEqual([...list, saved('d')]);
  expect(upsertAddress([], saved('d'))).toEqual([saved('d')]);
});

test('[ADDR-06] one of them is the default: another takes it from the one before', () => {
  const list = [saved('a', true), saved('b')];
  expect(upsertAddress(list, saved('b', true))).toEqual([saved('a'), saved('b', true)]);
  expect(upsertAddress(list, saved('c', true))).toEqual([saved('a'), saved('b'), saved('c', true)]);
});
