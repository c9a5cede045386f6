import { expect, test } from 'vitest';
import { type Billing, type Delivery, emptyBilling, emptyDelivery } from '../../../src/domain/address.ts';
import { addressLines, companyOf, familyName, fullName } from '../../../src/domain/recipient.ts';

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
const billing: Billing = { ...emptyBilling({ pincode: '' }), ...place, second_name: 'Thomas' };
const business: Billing = {
  ...billing,
  address_type: 'business',
  company_name: 'Mitre Works',
  gst: '32ABCDE1234F1Z5',
};
const delivery: Delivery = { ...emptyDelivery({ pincode: '' }), ...place, last_name: 'Nair' };

test('[CHK-43] [CHK-46] both forms know a last name, each by its own word', () => {
  expect([billing, delivery].map(familyName)).toEqual(['Thomas', 'Nair']);
  expect([billing, delivery].map(fullName)).toEqual(['Anu Thomas', 'Anu Nair']);
  expect(fullName({ ...billing, second_name: '' })).toBe('Anu');
  expect(fullName({ ...delivery, first_name: '' })).toBe('Nair');
});

test('[CHK-44] a company and its GST number belong to a business alone', () => {
  expect(companyOf(business)).toEqual({ company: 'Mitre Works', gst: '32ABCDE1234F1Z5' });
  const nobody = { company: '', gst: '' };
  expect(companyOf({ ...business, address_type: 'personal' })).toEqual(nobody);
  expect(companyOf(delivery)).toEqual(nobody);
});

test('[ORD-16] an order keeps an address a line at a time, the name first', () => {
  expect(addressLines(business)).toEqual([
    'Anu Thomas',
    'Mitre Works',
    'GST: 32ABCDE1234F1Z5',
    '12B, MG Road',
    'Kochi 682001',
    'Kerala, India',
    'Phone: 9847123456',
    'Email: anu@example.in',
  ]);
});

test('[ORD-16] [CHK-53] what is not known has no line, and leaves no comma behind', () => {
  const bare: Delivery = { ...delivery, mail: '', phone: '', house: '', pincode: '', state: '' };
  expect(addressLines(bare)).toEqual(['Anu Nair', 'MG Road', 'Kochi', 'India']);
  expect(addressLines({ ...bare, first_name: '', last_name: '', street_name: '', city: '' })).toEqual(['India']);
});
