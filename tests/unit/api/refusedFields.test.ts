import { expect, test } from 'vitest';
import { findRefusedFields } from '../../../src/api/refusedFields.ts';

const names = { city: 'address/locality', mail: 'field_email', pin: 'field_pin_code' };
const find = (pointer: string, detail: string) => findRefusedFields([{ pointer, detail }], names);

test.each([
  ['a part of a field', '/data/attributes/address/locality', 'address.0.locality: City field is required.', 'city'],
  ['a sentence that begins with the path', '', 'address.0.locality: City field is required.', 'city'],
  ['a REST route', 'address.0.locality', 'City field is required.', 'city'],
  ['a value of a field', '/data/attributes/field_pin_code/0/value', 'City field is required.', 'pin'],
  ['a field of REST', 'field_email.0.value', 'City field is required.', 'mail'],
])('[ADDR-13] %s is told of its field, in the backend’s words', (_, pointer, detail, field) => {
  expect(find(pointer, detail)).toEqual({ [field]: 'City field is required.' });
});

test('[ADDR-13] what is about no field of the form is about none; of several sentences the first counts', () => {
  expect(find('/data/attributes/address/country_code', 'Country: no')).toEqual({});
  expect(find('', 'Something is wrong.')).toEqual({});
  expect(
    findRefusedFields(
      [
        { pointer: 'field_email', detail: 'First.' },
        { pointer: 'field_email', detail: 'Second.' },
      ],
      names,
    ),
  ).toEqual({ mail: 'First.' });
});
