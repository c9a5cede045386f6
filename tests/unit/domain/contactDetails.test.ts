import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isEmail, isMobile, normalizeMail, normalizeMobile } from '../../../src/domain/contactDetails.ts';

describe('e-mail addresses', () => {
  test.each([
    'anu@example.in',
    'Anu.Thomas+shop@mail.example.co.in',
    'a@b.co',
    '9847123456@example.com',
    "o'neil@example.com",
    'a_b-c@ex-ample.org',
    'a@xn--11b4c3d.xn--h2brj9c',
    `${'a'.repeat(64)}@example.com`,
    'A.B@C.CO',
    'a.b.c@1.in',
    `a@${'b'.repeat(63)}.in`,
    `a@b.${'c'.repeat(63)}`,
    'a@b.XN--P1AI',
  ])('[CHK-51] %j is one', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  test.each([
    '',
    'anu',
    'anu@',
    '@example.in',
    'anu@example',
    'anu@example.',
    'anu@.in',
    'anu@example..in',
    'anu@example.i',
    'anu@example.123',
    'anu@-example.in',
    'anu@example-.in',
    'anu @example.in',
    'anu@exa mple.in',
    ' anu@example.in',
    'anu@example.in ',
    'anu@example.in\n',
    '.anu@example.in',
    'anu.@example.in',
    'a..nu@example.in',
    'anu@tom@example.in',
    'anu@example,in',
    'anu@example.in,tom@example.in',
    '<script>@example.in',
    '"anu"@example.in',
    'അനു@example.in',
    'a.@b.co',
    `a@b.${'c'.repeat(64)}`,
    'a@b.xn--',
    'a@b.c-d',
    'a@b.c1',
    'a@b.1c',
    'a@b.axn--p1',
    'example.in',
    `anu@${'a'.repeat(64)}.in`,
    `${'a'.repeat(250)}@b.co`,
  ])('[CHK-58] %j is none', (text) => {
    expect(isEmail(text)).toBe(false);
  });

  test('[CHK-58] an address may have 254 characters and no more', () => {
    const domain = `@${'d'.repeat(60)}.${'e'.repeat(60)}.co`;
    expect(isEmail(`${'a'.repeat(254 - domain.length)}${domain}`)).toBe(true);
    expect(isEmail(`${'a'.repeat(255 - domain.length)}${domain}`)).toBe(false);
  });
});

test('[CHK-51] an address is sent in small letters, without spaces and unseen marks around it', () => {
  expect(normalizeMail(' Anu.Thomas@Example.IN\t')).toBe('anu.thomas@example.in');
  expect(normalizeMail('\u200b anu@example.in\u2060')).toBe('anu@example.in');
});

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
