import { describe, expect, test } from 'vitest';
import { normalizeName } from '../../../src/domain/accountFields.ts';
import {
  emptySignInForm,
  getSignInPath,
  getSignInRedirect,
  validateMail,
  validateSignIn,
  validateSignUp,
} from '../../../src/domain/signInForm.ts';

const asha = {
  fullName: 'Asha Menon',
  mobile: '9847012345',
  mail: 'asha@example.com',
  password: 'Kolam 2026',
  confirm: 'Kolam 2026',
  alternate: '',
};

describe('[AUTH-07] what an account is made of', () => {
  test.each(["Máire O'Brien", 'ആശ മേനോൻ', 'आशा मेनन', 'K. R. Nair-Pillai', 'Jo'])('%s is a name', (fullName) => {
    expect(validateSignUp({ ...asha, fullName })).toEqual({});
  });
  test.each([
    ['', 'missing'],
    ['   ', 'missing'],
    ['12 34', 'missing'],
    ["'-.", 'missing'],
    ['a'.repeat(256), 'long'],
  ] as const)('%j is none', (fullName, problem) => {
    expect(validateSignUp({ ...asha, fullName })).toEqual({ fullName: problem });
  });
  test('a name of 255 letters is sent, with one space where several were typed', () => {
    expect(validateSignUp({ ...asha, fullName: `${'a'.repeat(127)}   ${'b'.repeat(127)}` })).toEqual({});
    expect(normalizeName('  Asha \t Menon ')).toBe('Asha Menon');
  });
  test.each(['+91 98470 12345', '098470-12345', ' 9847012345 ', '984 701 2345', '98 47 01 23 45'])(
    '%j is a mobile number',
    (mobile) => {
      expect(validateSignUp({ ...asha, mobile, alternate: mobile })).toEqual({});
    },
  );
  test('a mobile number is asked for, the alternative one need not be given, but not be wrong', () => {
    expect(validateSignUp({ ...asha, mobile: ' ' })).toEqual({ mobile: 'missing' });
    expect(validateSignUp({ ...asha, mobile: '12345' })).toEqual({ mobile: 'phone' });
    expect(validateSignUp({ ...asha, alternate: '12345' })).toEqual({ alternate: 'phone' });
  });
});

test('[AUTH-11] [AUTH-12] [AUTH-13] an empty form wants an e-mail and a password', () => {
  expect(validateSignIn(emptySignInForm)).toEqual({ mail: 'missing', password: 'missing' });
  expect(Object.keys(validateSignUp(emptySignInForm))).toEqual(['fullName', 'mobile', 'mail', 'password']);
});

test('[AUTH-11] [AUTH-14] an e-mail has the shape of one, capitals and spaces around it or not', () => {
  for (const mail of [' Asha@Example.COM ', 'a.b+c@shop.example.in']) {
    expect(validateSignIn({ ...asha, mail })).toEqual({});
    expect(validateSignUp({ ...asha, mail })).toEqual({});
  }
  for (const mail of ['asha@', '@example.com', 'asha example.com', 'asha@example', `${'a'.repeat(250)}@example.com`]) {
    expect(validateSignIn({ ...asha, mail })).toEqual({ mail: 'mail' });
    expect(validateSignUp({ ...asha, mail })).toEqual({ mail: 'mail' });
  }
});

test('[AUTH-08] a mobile number signs in, and is no e-mail to sign up with', () => {
  expect(validateSignIn({ ...asha, mail: '+91 98470 12345' })).toEqual({});
  expect(validateSignUp({ ...asha, mail: '9847012345' })).toEqual({ mail: 'mail' });
});

test('[AUTH-16] password and confirmation must be the same, to the last space', () => {
  expect(validateSignUp({ ...asha, confirm: 'Kolam 2026 ' })).toEqual({ confirm: 'mismatch' });
  expect(validateSignUp({ ...asha, confirm: '' })).toEqual({ confirm: 'mismatch' });
  expect(validateSignUp({ ...asha, password: ' ', confirm: ' ' })).toEqual({});
});

test('[AUTH-35] [AUTH-36] signing in leads to the checkout where that was asked, and else home', () => {
  expect(getSignInRedirect('?redirect=checkout')).toBe('/checkout/shipping/');
  for (const redirect of [
    '',
    'Checkout',
    '/checkout',
    '//evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    'checkout ',
    '/account/',
  ])
    expect(getSignInRedirect(`?redirect=${encodeURIComponent(redirect)}`)).toBe('/');
  expect(getSignInRedirect('')).toBe('/');
});

test.each([
  ['/login', '?redirect=checkout', '/login?redirect=checkout'],
  ['/signup/', '?redirect=checkout', '/login?redirect=checkout'],
  ['/checkout/shopping-bag', '', '/login?redirect=checkout'],
  ['/mock_checkout/shopping-bag', '', '/login'],
  ['/art/', '?redirect=checkout', '/login'],
  ['/loginless', '?redirect=checkout', '/login'],
  ['/login', '?a=1', '/login?a=1'],
  ['/Login/', '', '/login'],
  ['/login/x', '?a=1', '/login?a=1'],
  ['/signup', '', '/login'],
  ['/signups', '?a=1', '/login'],
  ['/art/login', '?a=1', '/login'],
  ['/art/checkout', '', '/login'],
  ['/checkout', '', '/login?redirect=checkout'],
  ['/checkouts', '', '/login'],
])('[AUTH-36] over %s%s the code popup leads to a password at %s', (path, search, to) => {
  expect(getSignInPath(path, search)).toBe(to);
});

test('[AUTH-07] a form that nobody has typed into holds nothing', () => {
  expect(emptySignInForm).toEqual({ fullName: '', mobile: '', mail: '', password: '', confirm: '', alternate: '' });
});

test.each([
  ['', { mail: 'missing' }],
  [' ', { mail: 'missing' }],
  ['asha', { mail: 'mail' }],
  ['9847012345', { mail: 'mail' }],
  [' asha@example.com ', {}],
  ['\u200basha@example.com', {}],
])('[AUTH-13] [AUTH-14] a code to the e-mail %j', (mail, problems) => {
  expect(validateMail({ ...emptySignInForm, mail })).toEqual(problems);
});

test('[AUTH-13] [AUTH-16] without a password there is nothing to confirm', () => {
  expect(validateSignUp({ ...asha, password: '', confirm: 'Kolam 2026' })).toEqual({ password: 'missing' });
});
