import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isMobile, normalizeMobile } from '../../../src/domain/contactDetails.ts';

describe('mobile numbers', () => {
  test.each([
    ['9847123456', '9847123456'],
    ['6000000000', '6000000000'],
    ['+919847123456', '9847123456'],
    ['+91 9847123456', '9847123456'],
    ['+91-9847123456', '9847123456'],
    ['+91 98471 23456', '9847123456'],
    ['98471 23456', '9847123456'],
    ['98471-23456', '9847123456'],
    ['09847123456', '9847123456'],
    ['0 9847123456', '9847123456'],
    [' 9847123456 ', '9847123456'],
    ['98 4712 3456', '9847123456'],
    ['98-4712-3456', '9847123456'],
    ['+98 4712 3456', '9847123456'],
    ['+9847123456', '9847123456'],
    ['12 3456 7890', '1234567890'],
    ['1234567890', '1234567890'],
  ])('[CHK-57] %j is a mobile number, of the account %s', (text, digits) => {
    expect(isMobile(text)).toBe(true);
    expect(normalizeMobile(text)).toBe(digits);
  });

  test.each([
    '',
    ' ',
    '+',
    '+91',
    '984712345',
    '98471234567',
    '919847123456',
    '+915847123456',
    '05847123456',
    '0012345678901',
    '++919847123456',
    '+91  9847123456',
    '98  4712 3456',
    '98 47 12 3456',
    '9847 123456',
    '984712345a',
    'abcdefghij',
    '98.4712.3456',
    '(98)47123456',
    '९८४७१२३४५६',
    '9847123456; 9847123456',
    '9847123456\n9847123456',
  ])('[CHK-56] [CHK-57] %j is none', (text) => {
    expect(isMobile(text)).toBe(false);
    expect(normalizeMobile(text)).toBe('');
  });

  test('[CHK-57] prefix and separators never change whose number it is', () => {
    const number = fc.tuple(
      fc.integer({ min: 6, max: 9 }),
      fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 9, maxLength: 9 }),
    );
    const prefix = fc.constantFrom('', '+91', '+91 ', '+91-', '0', '0 ');
    fc.assert(
      fc.property(number, prefix, fc.constantFrom('', ' ', '-'), ([first, rest], before, gap) => {
        const digits = `${first}${rest}`;
        const written = `${before}${digits.slice(0, 5)}${gap}${digits.slice(5)}`;
        expect(normalizeMobile(written)).toBe(digits);
      }),
    );
  });

  test('[CHK-57] the number of an account is a mobile number itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789+ -'), maxLength: 16 }), (text) => {
        const digits = normalizeMobile(text);
        expect(digits === '' ? isMobile(text) : !isMobile(digits)).toBe(false);
      }),
      { numRuns: 1000 },
    );
  });
});
