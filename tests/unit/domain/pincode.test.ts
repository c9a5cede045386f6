import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { digitsOnly, isCompletePincode, PINCODE_LENGTH } from '../../../src/domain/fieldFormats.ts';
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
