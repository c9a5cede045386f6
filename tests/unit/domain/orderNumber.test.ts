import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createOrderNumber } from '../../../src/domain/order.ts';

const UUID = '3f2b8c1e-5a4d-4e6f-9b7a-0c1d2e3f4a5b';

describe('order numbers', () => {
  test.each([
    ['2026-03-09T12:00:00Z', '260309'],
    ['2026-12-31T18:29:59Z', '261231'],
    ['2026-12-31T18:30:00Z', '270101'],
    ['2009-01-04T23:59:00Z', '090105'],
  ])('an order placed at %s begins with the day in India, %s', (moment, day) => {
    expect(createOrderNumber(new Date(moment), UUID)).toMatch(new RegExp(`^${day}\\d{6}$`));
  });

  test('a number is 12 digits, whatever the uuid', () => {
    const date = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(date, fc.oneof(fc.uuid(), fc.string()), (moment, uuid) => {
        expect(createOrderNumber(moment, uuid)).toMatch(/^\d{12}$/);
      }),
    );
  });

  test('[ORD-15] the same order gets the same number, in capitals too, and another one another', () => {
    const now = new Date('2026-03-09T12:00:00Z');
    expect(createOrderNumber(now, UUID.toUpperCase())).toBe(createOrderNumber(now, UUID));
    const others = Array.from({ length: 100 }, (_, at) =>
      createOrderNumber(now, `${UUID.slice(0, -2)}${String(at).padStart(2, '0')}`),
    );
    expect(new Set(others).size).toBe(100);
  });

  test('an invalid date is refused', () => {
    expect(() => createOrderNumber(new Date('never'), UUID)).toThrow(RangeError);
  });
});

test.each([
  // the published values of 32 bit FNV-1a: 0xe40c292c and 0xbf9cf968
  ['a', '002220'],
  ['foobar', '735720'],
  ['FooBar', '735720'],
])('the digits of %s are those of its hash', (uuid, digits) => {
  expect(createOrderNumber(new Date('2026-03-09T12:00:00Z'), uuid)).toBe(`260309${digits}`);
});
