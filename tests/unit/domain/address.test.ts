import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type BillingAddress,
  createEmptyBilling,
  createEmptyDelivery,
  type DeliveryAddress,
  isBillable,
  isDeliverable,
  keepLettersAndSpaces,
  normalizeAddress,
  type SavedAddress,
  sanitizeAddressInput,
  toDeliveryAddress,
  upsertAddress,
  validateBilling,
  validateDelivery,
} from '../../../src/domain/address.ts';
import { anyText } from './anyText.ts';

const billing: BillingAddress = {
  ...createEmptyBilling({ pincode: '682001' }),
  first_name: 'Anu',
  last_name: 'Thomas',
  mail: 'anu@example.in',
  phone: '9847123456',
  house: '12B',
  street_name: 'MG Road',
  city: 'Kochi',
};
const business: BillingAddress = {
  ...billing,
  address_type: 'business',
  company_name: 'Mitre Works',
  gst: '32ABCDE1234F1Z5',
};
const delivery: DeliveryAddress = {
  ...createEmptyDelivery({ pincode: '673001' }),
  first_name: 'പ്രിയ',
  last_name: 'Nair',
  house: '4',
  street_name: 'Beach Road',
  city: 'Kozhikode',
};

test('an address is sent without what a phone leaves around a text, and is of the form that it was', () => {
  expect(normalizeAddress({ ...business, city: ' Kochi ', mail: ' Anu@example.in' })).toEqual({
    ...business,
    mail: 'Anu@example.in',
  });
  expect(normalizeAddress({ ...delivery, house: '4 ', phone: '  ' })).toEqual(delivery);
});

describe('empty forms', () => {
  test('[CHK-43] [CHK-47] [CHK-48] [CHK-49] [CHK-50] the billing form starts personal, in Kerala, with the stored pincode', () => {
    expect(createEmptyBilling({ pincode: '682001' })).toEqual({
      address_type: 'personal',
      company_name: '',
      gst: '',
      first_name: '',
      last_name: '',
      mail: '',
      phone: '',
      house: '',
      street_name: '',
      city: '',
      state: 'Kerala',
      pincode: '682001',
      country: 'IN',
    });
  });

  test('[CHK-46] [CHK-47] [CHK-48] [CHK-50] the delivery form too', () => {
    expect(createEmptyDelivery({ pincode: '' })).toEqual({
      first_name: '',
      last_name: '',
      mail: '',
      phone: '',
      house: '',
      street_name: '',
      city: '',
      state: 'Kerala',
      pincode: '',
      country: 'IN',
    });
  });
});

describe('billing', () => {
  test('[CHK-51] a complete form has no problem', () => {
    expect(validateBilling(billing)).toEqual({});
  });

  test.each([
    'first_name',
    'last_name',
    'mail',
    'phone',
    'house',
    'street_name',
    'city',
    'state',
    'pincode',
    'country',
  ] as const)('[CHK-51] %s is required', (field) => {
    expect(validateBilling({ ...billing, [field]: '' })).toEqual({ [field]: 'missing' });
    expect(validateBilling({ ...billing, [field]: '  ' })).toEqual({ [field]: 'missing' });
  });

  test('[CHK-51] an empty form misses everything but state and country', () => {
    expect(validateBilling(createEmptyBilling({ pincode: '' }))).toEqual({
      first_name: 'missing',
      last_name: 'missing',
      mail: 'missing',
      phone: 'missing',
      house: 'missing',
      street_name: 'missing',
      city: 'missing',
      pincode: 'missing',
    });
  });

  test.each([
    ['mail', 'anu@example', 'mail'],
    ['phone', '12345', 'phone'],
    ['pincode', '68200', 'pincode'],
    ['pincode', '68200a', 'pincode'],
    ['state', 'Sindh', 'missing'],
    ['first_name', "'", 'missing'],
    ['house', '\u200b', 'missing'],
  ])('[CHK-51] [CHK-56] [CHK-58] [CHK-61] %s %j is a problem: %s', (field, value, problem) => {
    expect(validateBilling({ ...billing, [field]: value })).toEqual({ [field]: problem });
  });

  test('[CONST-02] the country is IN: an empty form has it, and no other is taken', () => {
    expect(createEmptyBilling({ pincode: '' }).country).toBe('IN');
    for (const country of ['LK', 'in', 'India'])
      expect(validateBilling({ ...billing, country: country as 'IN' })).toEqual({ country: 'missing' });
  });

  test('[CHK-52] business billing requires company and GST number', () => {
    expect(validateBilling(business)).toEqual({});
    expect(validateBilling({ ...business, company_name: ' ', gst: '' })).toEqual({
      company_name: 'missing',
      gst: 'missing',
    });
    expect(validateBilling({ ...business, gst: '32ABCDE1234F1X5' })).toEqual({ gst: 'gst' });
    expect(validateBilling({ ...business, city: '' })).toEqual({ city: 'missing' });
  });

  test('[CHK-44] personal billing asks for neither, whatever stands in them', () => {
    expect(validateBilling({ ...billing, gst: 'nonsense' })).toEqual({});
  });
});

describe('delivery', () => {
  test('[CHK-53] mail and phone may stay empty', () => {
    expect(validateDelivery(delivery)).toEqual({});
    expect(validateDelivery({ ...delivery, mail: ' ', phone: ' ' })).toEqual({});
  });

  test.each(['first_name', 'last_name', 'house', 'street_name', 'city', 'state', 'pincode', 'country'] as const)(
    '[CHK-53] %s is required',
    (field) => {
      expect(validateDelivery({ ...delivery, [field]: '' })).toEqual({ [field]: 'missing' });
    },
  );

  test('[CHK-53] [CHK-56] [CHK-58] what is typed must be right', () => {
    expect(validateDelivery({ ...delivery, mail: 'x', phone: '1', pincode: '1' })).toEqual({
      mail: 'mail',
      phone: 'phone',
      pincode: 'pincode',
    });
    expect(validateDelivery({ ...delivery, mail: 'anu@example.in', phone: '+919847123456' })).toEqual({});
  });
});

describe('typing', () => {
  test.each([
    ['first_name', "D'Souza 2", 'DSouza '],
    ['last_name', 'K. Nair', 'K Nair'],
    ['last_name', 'लक्ष्मी1', 'लक्ष्मी'],
    ['phone', '98471 23456', '9847123456'],
    ['phone', '+91 98471-23456', '+919847123456'],
    ['phone', ' +91', '+91'],
    ['phone', '98+47', '9847'],
    ['phone', '+', '+'],
    ['phone', 'call me', ''],
    ['pincode', '682 0011', '682001'],
    ['gst', ' 32abcde1234f1z5 9', '32ABCDE1234F1Z5'],
    ['mail', ' anu@example.in\n', 'anu@example.in'],
    ['house', '12/B, 2nd floor', '12/B, 2nd floor'],
    ['street_name', 'M.G. Road', 'M.G. Road'],
    ['city', 'Kochi-1', 'Kochi-1'],
    ['company_name', '3 Crayons & Co.', '3 Crayons & Co.'],
    ['phone', '+९१ ९८४७१ २३४५६', '+919847123456'],
    ['phone', '\u202a+91 98471 23456\u202c', '+919847123456'],
    ['mail', '\u200banu@example.in\ufeff', 'anu@example.in'],
  ] as const)('[CHK-54] [CHK-55] into %s, %j gives %j', (field, typed, expected) => {
    expect(sanitizeAddressInput(field, typed)).toBe(expected);
  });

  test('[CHK-54] [CHK-55] what a field kept it keeps again', () => {
    const field = fc.constantFrom(...(Object.keys(billing) as (keyof BillingAddress)[]));
    fc.assert(
      fc.property(field, anyText, (name, typed) => {
        const expected = sanitizeAddressInput(name, typed);
        expect(sanitizeAddressInput(name, expected)).toBe(expected);
      }),
    );
  });
});

test.each(['first_name', 'last_name', 'house', 'street_name', 'city', 'company_name'] as const)(
  '[CHK-56] more than the backend takes is refused in the form: %s',
  (field) => {
    expect(validateBilling({ ...business, [field]: 'a'.repeat(255) })).toEqual({});
    expect(validateBilling({ ...business, [field]: 'a'.repeat(256) })).toEqual({ [field]: 'long' });
  },
);

test.each(['first_name', 'last_name', 'house', 'street_name', 'city'] as const)(
  '[CHK-56] so it is in a delivery address: %s',
  (field) => {
    expect(validateDelivery({ ...delivery, [field]: 'a'.repeat(256) })).toEqual({ [field]: 'long' });
  },
);

const save = (id: string, isDefault = false, of: Partial<BillingAddress> = {}): SavedAddress => ({
  id,
  revision: null,
  address: { ...billing, ...of },
  isDefault,
});

test('[CHK-46] an order goes to the place of a saved address, and the company stays in the bill', () => {
  const { address_type: _t, company_name: _c, gst: _g, ...place } = business;
  expect(toDeliveryAddress(save('a', true, business))).toEqual(place);
});

test.each([
  ['is whole', {}, true, true],
  ['is of a whole business', business, true, true],
  ['is of a business without a GST number', { ...business, gst: '' }, false, true],
  ['has no phone number', { phone: '' }, false, true],
  ['has no city', { city: '' }, false, false],
])('[CHK-51] [CHK-52] [CHK-53] an address that %s', (_, of, billable, deliverable) => {
  expect([isBillable(save('a', false, of)), isDeliverable(save('a', false, of))]).toEqual([billable, deliverable]);
});

test('[ADDR-03] a saved address stands in its place, a new one at the end', () => {
  const list = [save('a', true), save('b'), save('c')];
  const moved = save('b', false, { city: 'Kozhikode' });
  expect(upsertAddress(list, moved)).toEqual([save('a', true), moved, save('c')]);
  expect(upsertAddress(list, save('d'))).toEqual([...list, save('d')]);
  expect(upsertAddress([], save('d'))).toEqual([save('d')]);
});

test('[ADDR-06] one of them is the default: another takes it from the one before', () => {
  const list = [save('a', true), save('b')];
  expect(upsertAddress(list, save('b', true))).toEqual([save('a'), save('b', true)]);
  expect(upsertAddress(list, save('c', true))).toEqual([save('a'), save('b'), save('c', true)]);
});

describe('names', () => {
  test.each([
    ['Anu Thomas', 'Anu Thomas'],
    ["O'Neil", 'ONeil'],
    ['O’Neil', 'ONeil'],
    ['Mary-Ann 2', 'Mary Ann '],
    ['K. R. Nair', 'K R Nair'],
    ['José', 'José'],
    ['Jose\u0301', 'Jose\u0301'],
    ['प्रिया शर्मा', 'प्रिया शर्मा'],
    ['ലക്ഷ്മി മേനോൻ', 'ലക്ഷ്മി മേനോൻ'],
    ['അനില്\u200d കുമാര്\u200d', 'അനില്\u200d കുമാര്\u200d'],
    ['a\u200db', 'ab'],
    ['தமிழ்', 'தமிழ்'],
    ['Anu\tThomas\nNair', 'Anu Thomas Nair'],
    ['Anu\u00a0Thomas', 'Anu Thomas'],
    ['<b>Anu</b>', 'bAnub'],
    ['अनु१', 'अनु'],
    ['Anu 🌸', 'Anu '],
    ['K.R. Narayanan', 'K R Narayanan'],
    ['Kumaraswamy-Iyer', 'Kumaraswamy Iyer'],
    ['Anu  –  Thomas', 'Anu Thomas'],
    ['', ''],
    ['123', ''],
  ])('[CHK-54] %j becomes %j', (typed, expected) => {
    expect(keepLettersAndSpaces(typed)).toBe(expected);
  });

  test('[CHK-54] nothing but letters, their marks and spaces stays, and that stays as it is', () => {
    fc.assert(
      fc.property(anyText, (typed) => {
        const expected = keepLettersAndSpaces(typed);
        expect(expected).toMatch(/^(?:[\p{L} ]|\p{M}[\u200c\u200d]?)*$/u);
        expect(keepLettersAndSpaces(expected)).toBe(expected);
      }),
    );
  });
});
