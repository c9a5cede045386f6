import { expect, test } from 'vitest';
import {
  type BillingAddress,
  createEmptyBilling,
  createEmptyDelivery,
  type DeliveryAddress,
} from '../../../src/domain/address.ts';
import { formatAddressLines, getCompany, getFullName } from '../../../src/domain/recipient.ts';

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
const billing: BillingAddress = { ...createEmptyBilling({ pincode: '' }), ...place, last_name: 'Thomas' };
const business: BillingAddress = {
  ...billing,
  address_type: 'business',
  company_name: 'Mitre Works',
  gst: '32ABCDE1234F1Z5',
};
const delivery: DeliveryAddress = { ...createEmptyDelivery({ pincode: '' }), ...place, last_name: 'Nair' };

test('[CHK-43] [CHK-46] a full name is first and last name in both forms', () => {
  expect([billing, delivery].map(getFullName)).toEqual(['Anu Thomas', 'Anu Nair']);
  expect(getFullName({ ...billing, last_name: '' })).toBe('Anu');
  expect(getFullName({ ...delivery, first_name: '' })).toBe('Nair');
});

test('[CHK-44] a company and its GST number belong to a business alone', () => {
  expect(getCompany(business)).toEqual({ company: 'Mitre Works', gst: '32ABCDE1234F1Z5' });
  const nobody = { company: '', gst: '' };
  expect(getCompany({ ...business, address_type: 'personal' })).toEqual(nobody);
  expect(getCompany(delivery)).toEqual(nobody);
});

test('[ORD-16] an order keeps an address a line at a time, the name first', () => {
  expect(formatAddressLines(business)).toEqual([
    'Anu Thomas',
    'Mitre Works',
    'GST: 32ABCDE1234F1Z5',
    '12B, MG Road',
    'Kochi 682001',
    'Kerala, India',
    'Phone: 9847123456',
    'E-mail: anu@example.in',
  ]);
});

test('[ORD-16] [CHK-53] what is not known has no line, and leaves no comma behind', () => {
  const bare: DeliveryAddress = { ...delivery, mail: '', phone: '', house: '', pincode: '', state: '' };
  expect(formatAddressLines(bare)).toEqual(['Anu Nair', 'MG Road', 'Kochi', 'India']);
  expect(formatAddressLines({ ...bare, first_name: '', last_name: '', street_name: '', city: '' })).toEqual(['India']);
});
