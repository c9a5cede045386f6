import { describe, expect, test } from 'vitest';
import { isEmail, normalizeMail } from '../../../src/domain/contactDetails.ts';

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
