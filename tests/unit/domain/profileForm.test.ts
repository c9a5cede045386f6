import { expect, test } from 'vitest';
import { validateForm } from '../../../src/domain/form.ts';
import {
  getProfileChanges,
  PROFILE_FIELDS,
  type Profile,
  type ProfileForm,
  toProfileForm,
} from '../../../src/domain/profileForm.ts';

const validateProfile = (typed: ProfileForm) => validateForm(PROFILE_FIELDS, typed);
const account: Profile = { name: '9800012345', mail: 'Asha@Example.com', fullName: 'Asha Menon', alternateNumber: '' };
const form = (typed: Partial<ProfileForm> = {}): ProfileForm => ({ ...toProfileForm(account), ...typed });

test.each([
  '9847012345',
  '+91 98470 12345',
  '09847012345',
  '98470-12345',
  '9 8 4 7 0 1 2 3 4 5',
  '91-9847-0123',
  '+48 1234 5678',
])('[ACCT-09] [ACCT-11] %s is a mobile number, and an alternative one', (text) =>
  expect(validateProfile(form({ mobile: text, alternate: text }))).toEqual({}),
);

test.each(['', '98470', '98470123456', 'ring me', '９८４７０'])(
  '[ACCT-10] [ACCT-12] %o is no mobile number',
  (text) => {
    expect(validateProfile(form({ mobile: text })).mobile).toBe(text === '' ? 'missing' : 'phone');
    expect(validateProfile(form({ alternate: text })).alternate).toBe(text === '' ? undefined : 'phone');
  },
);

test.each(['', 'asha', 'asha@', 'asha@example', 'a b@example.com', 'asha@example.com, ravi@example.com'])(
  '[ACCT-08] %o is no e-mail',
  (mail) => expect(validateProfile(form({ mail })).mail).toBe(mail === '' ? 'missing' : 'mail'),
);

test.each(["Zoë D'Souza", 'நாயர்', 'मीरा शर्मा', 'O’Neil', 'Anne-Marie'])('[ACCT-07] %s is a name', (fullName) =>
  expect(validateProfile(form({ fullName }))).toEqual({}),
);

test('[ACCT-07] what only looks another way is no change', () => {
  expect(
    getProfileChanges(
      form({ fullName: ' Asha  Menon', mail: ' asha@example.com ', mobile: '+91 98000 12345', alternate: ' ' }),
      account,
    ),
  ).toEqual({});
});

test('[ACCT-07] what is changed is sent in one shape', () => {
  const typed = {
    fullName: ' Asha  M. ',
    mail: ' ASHA.M@example.com',
    mobile: '098470-12345',
    alternate: '+919876500001',
  };
  expect(getProfileChanges(form(typed), account)).toEqual({
    fullName: 'Asha M.',
    mail: 'asha.m@example.com',
    name: '9847012345',
    alternateNumber: '9876500001',
  });
});

test('[ACCT-11] an alternative number can be taken away', () => {
  const known = { ...account, alternateNumber: '12345' };
  expect(getProfileChanges({ ...toProfileForm(known), alternate: '' }, known)).toEqual({ alternateNumber: '' });
});

test('[ACCT-07] the form begins with the account as it is, and without a password', () => {
  expect(toProfileForm({ ...account, alternateNumber: '9876500001' })).toEqual({
    fullName: 'Asha Menon',
    mail: 'Asha@Example.com',
    mobile: '9800012345',
    alternate: '9876500001',
    password: '',
  });
  expect(Object.keys(PROFILE_FIELDS)).toEqual(['fullName', 'mail', 'mobile', 'alternate']);
});

test('[ACCT-07] [ACCT-08] [ACCT-09] everything wrong is told at once, by field', () => {
  expect(validateProfile({ fullName: ' ', mail: 'asha', mobile: '1', alternate: '2', password: '' })).toEqual({
    fullName: 'missing',
    mail: 'mail',
    mobile: 'phone',
    alternate: 'phone',
  });
  expect(validateProfile(form({ fullName: 'a'.repeat(256), alternate: ' ' }))).toEqual({ fullName: 'long' });
});

test('[ACCT-07] a user name that is no number stays as long as no number is typed', () => {
  const named = { ...account, name: 'asha', alternateNumber: '9876500001' };
  expect(getProfileChanges(toProfileForm(named), named)).toEqual({});
  expect(getProfileChanges({ ...toProfileForm(named), mobile: '98470 12345' }, named)).toEqual({ name: '9847012345' });
  expect(getProfileChanges({ ...toProfileForm(named), alternate: '' }, named)).toEqual({ alternateNumber: '' });
});

test('[ACCT-11] blanks that an account was kept with are no number', () => {
  const blank = { ...account, alternateNumber: ' ' };
  expect(getProfileChanges({ ...toProfileForm(blank), alternate: '' }, blank)).toEqual({});
});
