import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { digitsOnly, isCompletePincode, isGstNumber, PINCODE_LENGTH } from '../../../src/domain/fieldFormats.ts';
import { anyText } from './anyText.ts';

describe('pincode', () => {
  test('[PIN-01] a pincode has 6 digits', () => {
    expect(PINCODE_LENGTH).toBe(6);
  });

  test.each([
    ['682001', '682001'],
    ['682 001', '682001'],
    [' 68-20.01 ', '682001'],
    ['6820019', '682001'],
    ['pin 682', '682'],
    ['a1b2c3', '123'],
    // as keyboards for Hindi, Tamil and Urdu write them
    ['६८२००१', '682001'],
    ['௬௮௨௦௦௧', '682001'],
    ['۶۸۲۰۰۱', '682001'],
    ['', ''],
    ['kochi', ''],
    ['-1.5e3', '153'],
  ])('[PIN-02] %j becomes %j in the box', (typed, expected) => {
    expect(digitsOnly(typed)).toBe(expected);
  });

  test('[PIN-02] whatever is typed, at most six digits stay, and stay when typed again', () => {
    fc.assert(
      fc.property(anyText, (typed) => {
        const expected = digitsOnly(typed);
        expect(expected).toMatch(/^[0-9]{0,6}$/);
        expect(digitsOnly(expected)).toBe(expected);
      }),
    );
  });

  test.each([
    ['682001', true],
    ['000000', true],
    ['68200', false],
    ['6820011', false],
    ['', false],
    ['68200a', false],
    ['682 01', false],
    ['682001\n', false],
    ['६८२००१', false],
  ])('[PIN-03] [PIN-04] %j complete: %s', (text, complete) => {
    expect(isCompletePincode(text)).toBe(complete);
  });
});

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
