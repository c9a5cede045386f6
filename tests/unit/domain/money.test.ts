import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatExactRupees, formatRupees, fromDecimal, rupeesToPaise, toDecimal } from '../../../src/domain/money.ts';

const paise = fc.integer({ min: -1e12, max: 1e12 });

describe('money', () => {
  test.each([
    [0, '₹0'],
    [100, '₹1'],
    [99_900, '₹999'],
    [100_000, '₹1,000'],
    [9_999_900, '₹99,999'],
    [10_000_000, '₹1,00,000'],
    [12_450_000, '₹1,24,500'],
    [1_000_000_000, '₹1,00,00,000'],
    [149_950, '₹1,499.50'],
    [149_905, '₹1,499.05'],
    [-50_000, '-₹500'],
  ])('[CONST-01] [CONST-03] %i paise read %s', (amount, text) => {
    expect(formatRupees(amount)).toBe(text);
  });

  test('[CONST-01] [CONST-03] in a column an amount keeps its paise, so that they stand under each other', () => {
    expect([12_450_000, 149_905, -50_000].map(formatExactRupees)).toEqual(['₹1,24,500.00', '₹1,499.05', '-₹500.00']);
  });

  test('[CONST-03] an amount in rupees keeps its digits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e10 }), (whole) => {
        expect(formatRupees(rupeesToPaise(whole)).replace(/\D/g, '')).toBe(String(whole));
      }),
    );
  });

  test('[CONST-01] [CONST-03] an amount reads as the platform writes rupees in India', () => {
    const platform = new Intl.NumberFormat('en-IN', {
      style: 'currency',
      currency: 'INR',
      trailingZeroDisplay: 'stripIfInteger',
    });
    fc.assert(
      fc.property(paise, (amount) => {
        expect(formatRupees(amount)).toBe(platform.format(amount / 100));
      }),
    );
  });

  test.each([
    [1499, 149_900],
    [0.1 + 0.2, 30],
    [19.99, 1999],
  ])('%d rupees are %i paise', (amount, expected) => {
    expect(rupeesToPaise(amount)).toBe(expected);
  });

  test.each([
    [149_900, '1499.00'],
    [149_905, '1499.05'],
    [5, '0.05'],
    [0, '0.00'],
    [-1250, '-12.50'],
  ])('%i paise are written %s', (amount, text) => {
    expect(toDecimal(amount)).toBe(text);
  });

  test.each([
    ['1499.000000', 149_900],
    ['1499', 149_900],
    ['1499.5', 149_950],
    ['0.05', 5],
    ['0.00', 0],
    ['-0.00', 0],
    ['-12.50', -1250],
    ['0.014', 1],
    ['0.015', 2],
    ['0.999999', 100],
    ['1.005000', 101],
    ['007.00', 700],
  ])('the decimal %s is %i paise', (text, amount) => {
    expect(fromDecimal(text)).toBe(amount);
  });

  test.each([
    '',
    ' ',
    'abc',
    '1,499.00',
    '₹1499',
    '1e3',
    '1.2.3',
    '.5',
    '5.',
    '+5',
    ' 5',
    'NaN',
    'Infinity',
    '0x10',
    '9'.repeat(20),
  ])('the text %j is no decimal', (text) => {
    expect(() => fromDecimal(text)).toThrow(new RangeError(`Not an amount of rupees: ${text}`));
  });

  test('a decimal reads back as the amount it was written from', () => {
    fc.assert(
      fc.property(paise, (amount) => {
        expect(fromDecimal(toDecimal(amount))).toBe(amount);
      }),
    );
  });
});
