import { expect, test } from 'vitest';
import { isGstNumber } from '../../../src/domain/fieldFormats.ts';

test.each(['32ABCDE1234F1Z5', '07ZZZZZ0000ZAZA', '00AAAAA0000A0Z0'])('[PART-11] %s is a GST number', (text) => {
  expect(isGstNumber(text)).toBe(true);
});

test.each([
  ['empty', ''],
  ['14 characters', '32ABCDE1234F1Z'],
  ['16 characters', '32ABCDE1234F1Z55'],
  ['a digit too many before', '132ABCDE1234F1Z5'],
  ['one small letter', '32aBCDE1234F1Z5'],
  ['a letter among the first two', '3AABCDE1234F1Z5'],
  ['a digit among the five letters', '32ABC1E1234F1Z5'],
  ['small letters', '32abcde1234f1z5'],
  ['a letter among the four digits', '32ABCDE12A4F1Z5'],
  ['a digit for the tenth letter', '32ABCDE123411Z5'],
  ['a sign for the entity', '32ABCDE1234F-Z5'],
  ['no Z', '32ABCDE1234F1A5'],
  ['a sign at the end', '32ABCDE1234F1Z_'],
  ['a blank before', ' 32ABCDE1234F1Z5'],
  ['a line break behind', '32ABCDE1234F1Z5\n'],
])('[PART-11] [PART-12] %s is none', (_, text) => {
  expect(isGstNumber(text)).toBe(false);
});
