import { describe, expect, test } from 'vitest';
import { DEFAULT_STATE, parseStateCode, STATES, toStateCode } from '../../../src/domain/states.ts';

describe('states', () => {
  test('[CHK-61] [CHK-62] 28 states from Andhra Pradesh to West Bengal, then nine union territories', () => {
    expect(STATES).toHaveLength(37);
    expect(new Set(STATES).size).toBe(37);
    expect(STATES[0]).toBe('Andhra Pradesh');
    expect(STATES[27]).toBe('West Bengal');
    expect(STATES.slice(0, 28)).toEqual(STATES.slice(0, 28).toSorted());
    expect(STATES.slice(28)).toEqual([
      'Andaman and Nicobar Islands',
      'Chandigarh',
      'Dadra and Nagar Haveli',
      'Daman and Diu',
      'Delhi',
      'Jammu and Kashmir',
      'Ladakh',
      'Lakshadweep',
      'Puducherry',
    ]);
  });

  test('[CHK-48] the form starts with Kerala', () => {
    expect(DEFAULT_STATE).toBe('Kerala');
    expect(STATES).toContain(DEFAULT_STATE);
  });

  test.each([
    ['Kerala', 'KL'],
    ['Tamil Nadu', 'TN'],
    ['Maharashtra', 'MH'],
    ['Odisha', 'OR'],
    ['Chhattisgarh', 'CT'],
    ['Telangana', 'TG'],
    ['Uttarakhand', 'UT'],
    ['Dadra and Nagar Haveli', 'DN'],
    ['Delhi', 'DL'],
  ])('Drupal knows %s as %s', (state, code) => {
    expect(toStateCode(state)).toBe(code);
  });

  test('every state has a code of its own', () => {
    const codes = STATES.map(toStateCode);
    expect(codes.filter((code) => /^[A-Z]{2}$/.test(code))).toHaveLength(37);
    expect(new Set(codes).size).toBe(37);
  });

  test.each(['', 'kerala', 'Sindh', 'constructor', '__proto__'])('%j is no state', (state) => {
    expect(() => toStateCode(state)).toThrow(new RangeError(`Not a state of India: ${state}`));
  });

  test('a code leads back to its state, and one that is none of India’s to no state', () => {
    expect(STATES.map(toStateCode).map(parseStateCode)).toEqual(STATES);
    expect(['', 'kl', 'SD', 'Kerala'].map(parseStateCode)).toEqual(['', '', '', '']);
  });
});
