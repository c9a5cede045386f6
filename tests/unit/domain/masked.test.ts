import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { masked } from '../../../src/domain/masked.ts';

const AROUND = fc.constantFrom('', 'Failed for ', 'Unexpected token in ', 'The lookup of pincode ', 'could not send: ');
const digits = (least: number, most: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: least, maxLength: most }).map((all) => all.join(''));
const word = fc.stringMatching(/^[a-z]{3,12}$/);

/** What may not come through, whatever stands around it. */
const SECRETS: Record<string, fc.Arbitrary<string>> = {
  'a mail address': fc
    .tuple(word, word, fc.constantFrom('in', 'com', 'co.in'))
    .map(([a, b, c]) => `${a}.q+z@${b}.${c}`),
  'an Indian number': digits(10, 10).map((number) => `+91 ${number.slice(0, 5)} ${number.slice(5)}`),
  'a number with dashes': digits(10, 10).map((number) => `+91-${number.slice(0, 5)}-${number.slice(5)}`),
  'a number alone': digits(10, 10),
  'an order number': digits(12, 12),
  'a pincode': digits(6, 6),
  'a coupon with figures': fc.tuple(fc.stringMatching(/^[A-Z]{4,8}$/), digits(2, 2)).map((both) => both.join('')),
  'a coupon': fc.stringMatching(/^[A-Z]{4,10}$/).filter((text) => !/^(JSON|HTML|HTTP|ASCII|CORS)$/.test(text)),
  'a token': fc
    .array(fc.stringMatching(/^[A-Za-z0-9_-]{12,30}$/), { minLength: 2, maxLength: 2 })
    .map(([a, b]) => `eyJhbGciOiJIUzI1NiJ9.${a}.${b}`),
  'an address of an order': digits(12, 12).map((number) => `/order/${number}?mail=a`),
  'quoted text': fc.tuple(word, word).map(([a, b]) => `"${a} ${b}"`),
};

describe('a report of an error tells nothing of a person', () => {
  test.each(Object.entries(SECRETS))('%s is masked', (_, secrets) => {
    fc.assert(
      fc.property(AROUND, secrets, fc.constantFrom('', ' failed', ', and more'), (before, secret, after) => {
        const text = masked(before + secret + after);
        expect(text).not.toContain(secret);
        for (const part of secret.match(/\d{2,}|[a-z]{3,}@|@[a-z]{3,}/g) ?? []) expect(text).not.toContain(part);
      }),
    );
  });

  test.each([
    'field_first_name=Asha Rao',
    'address_line1: 12 Marine Drive',
    'password=hunter',
    'couponCode: friends',
    '"last_name":"Rao"',
    'note: Asha Rao',
  ])('of %s the value is masked', (text) => {
    expect(masked(`It failed with ${text}, and more`)).not.toMatch(/Asha|Rao|Marine|hunter|friends/);
  });
});

test.each([
  ["Cannot read properties of undefined (reading 'lines')", "Cannot read properties of undefined (reading 'lines')"],
  [
    'Minified React error #418; visit https://react.dev/errors/418?args[]=Asha for the full message',
    'Minified React error #418; visit <address> for the full message',
  ],
  ['The document has no #root', 'The document has no #root'],
  ['Unexpected token \'A\', "Asha Rao" is not valid JSON', 'Unexpected token <text>, <text> is not valid JSON'],
  ['The lookup of pincode 682001 failed', 'The lookup of pincode <number> failed'],
  [
    'Failed to fetch dynamically imported module: https://shop.example/assets/x-1.js',
    'Failed to fetch dynamically imported module: <address>',
  ],
])('what went wrong is still told: %s', (message, told) => {
  expect(masked(message)).toBe(told);
});

test('what is long is cut', () => {
  expect(masked('word '.repeat(500)).length).toBe(200);
});
