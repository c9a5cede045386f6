import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { redactPersonalData } from '../../../src/domain/redactPersonalData.ts';

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
        const text = redactPersonalData(before + secret + after);
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
    expect(redactPersonalData(`It failed with ${text}, and more`)).not.toMatch(/Asha|Rao|Marine|hunter|friends/);
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
])('what went wrong is still told: %s', (message, expected) => {
  expect(redactPersonalData(message)).toBe(expected);
});

test('what is long is cut', () => {
  expect(redactPersonalData('word '.repeat(500)).length).toBe(200);
});

describe('what stands in place of it, and what is left around it', () => {
  test.each([
    ['eyJhbGciOi.eyJzdWI.sig-_x failed', '<token> failed'],
    ['(eyJa)', '(<token>)'],
    ['eyJa.b and eyJc', '<token> and <token>'],
    ['eyJa.b.c.d', '<token>.d'],
    ['no keyJab here', 'no keyJab here'],
    ['Authorization: Bearer abc.def sent', 'Authorization: <token> sent'],
    ['bearer  x-y, z', '<token> z'],
    ['Basic dXNlcg== refused', '<token> refused'],
    ['the basic', 'the basic'],
    ['an acerbic remark', 'an acerbic remark'],
    ['to forebearer x', 'to forebearer x'],
  ])('a token: %s', (message, expected) => expect(redactPersonalData(message)).toBe(expected));

  test.each([
    ['to asha@example.com, ravi@b.co', 'to <mail>, <mail>'],
    ['<asha@example.com>', '<<mail>>'],
    ['mailto:asha@example.com', 'mailto:<mail>'],
    ['(a.b+c@shop.example.in)', '(<mail>)'],
    ['user=asha@b.co;', 'user=<mail>;'],
    ['`asha@b`', '<text>'],
    ['meet @ noon', 'meet @ noon'],
  ])('a mail address: %s', (message, expected) => expect(redactPersonalData(message)).toBe(expected));

  test.each([
    'name',
    'first_name',
    'mail',
    'phone',
    'mobile',
    'telephone',
    'address',
    'street',
    'address_line',
    'locality',
    'landmark',
    'city',
    'town',
    'pin',
    'pincode',
    'zip',
    'postal',
    'pass',
    'password',
    'token',
    'secret',
    'otp',
    'code',
    'coupon',
    'message',
    'comment',
    'note',
    'X-Token-Id',
  ])('the value of a field %s', (field) => {
    expect(redactPersonalData(`bad ${field}=Asha Rao&page=two`)).toBe(`bad ${field}=<text>&page=two`);
    expect(redactPersonalData(`bad ${field}: Asha Rao, gone`)).toBe(`bad ${field}: <text>, gone`);
    expect(redactPersonalData(`{${field} = Asha Rao} gone`)).toBe(`{${field} = <text>} gone`);
    expect(redactPersonalData(`${field}:Asha; then\nmore`)).toBe(`${field}:<text>; then\nmore`);
  });

  test.each([
    ['{"last_name" : "Rao"}', '{<text> : <text>}'],
    ['{last_name" : Asha Rao}', '{last_name" : <text>}'],
    ['address_line1=Asha Rao&x=y', '<number>=<text>&x=y'],
    ['line_2: Asha Rao', '<number>: <text>'],
    ["'city': 'Kochi', x", '<text>: <text>, x'],
    ['name= asha@b.co', 'name= <mail>'],
    ['page=two', 'page=two'],
    ['the name is Asha', 'the name is Asha'],
  ])('a field: %s', (message, expected) => expect(redactPersonalData(message)).toBe(expected));

  test.each([
    ['at https://shop.example/a?b (here)', 'at <address> (here)'],
    ['blob:http://x', 'blob:<address>'],
    ['git+ssh://host/x', '<address>'],
    ['a://b c', '<address> c'],
    ['/order/list failed', '<address> failed'],
    ['at /order/list)', 'at <address>)'],
    ['(/a/b)', '(<address>)'],
    ['either/or', 'either/or'],
  ])('an address: %s', (message, expected) => expect(redactPersonalData(message)).toBe(expected));

  test.each([
    ['token "A b" and more', 'token <text> and more'],
    ["not 'A b'", 'not <text>'],
    ['not `A b`', 'not <text>'],
    ['not “A b” nor ‘c’', 'not <text> nor <text>'],
    ["(reading 'lines')", "(reading 'lines')"],
    ["(setting 'lines')", "(setting 'lines')"],
    ["(taking 'lines')", '(taking <text>)'],
    ['an empty "" text', 'an empty <text> text'],
    ['it is one"s', 'it is one"s'],
  ])('a quoted text: %s', (message, expected) => expect(redactPersonalData(message)).toBe(expected));

  test.each([
    ['call +91 98470-12345 now', 'call <number> now'],
    ['call (0484) 2345678 now', 'call (<number> now'],
    ['order 260309123456.', 'order <number>.'],
    ['room 12b and b12', 'room <number> and <number>'],
    ['a-1-b', '<number>'],
    ['React error #418', 'React error #418'],
    ['error #418', 'error #<number>'],
    ['1 2', '<number> <number>'],
  ])('a number: %s', (message, expected) => expect(redactPersonalData(message)).toBe(expected));

  test.each([
    ['with WELCOME', 'with <code>'],
    ['with FREE-SHIP_NOW', 'with <code>'],
    ['with ABC', 'with ABC'],
    ['with ABCD', 'with <code>'],
    ['is not valid JSON', 'is not valid JSON'],
    ['HTML HTTP ASCII CORS XHR', 'HTML HTTP ASCII CORS XHR'],
    ['with JSONS', 'with <code>'],
    ['with Welcome', 'with Welcome'],
    ['with WELCOMEd', 'with WELCOMEd'],
  ])('a code: %s', (message, expected) => expect(redactPersonalData(message)).toBe(expected));
});

test('what is long is cut before it is read and after, at 200 letters', () => {
  const words = 'ab '.repeat(80);
  expect(redactPersonalData(words)).toBe(words.slice(0, 200));
  expect(redactPersonalData(`${'x'.repeat(199)} asha@b.co`)).toBe(`${'x'.repeat(199)} `);
  expect(redactPersonalData(`${`${'x'.repeat(40)}@b `.repeat(8)}${'y'.repeat(300)}`)).toBe(
    `${'<mail> '.repeat(8)}${'y'.repeat(56)}`,
  );
});
