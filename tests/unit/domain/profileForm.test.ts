import { expect, test } from 'vitest';
import { changesIn, formOf, type Profile, type ProfileForm, profileProblems } from '../../../src/domain/profileForm.ts';

const account: Profile = { name: '9800012345', mail: 'Asha@Example.com', fullName: 'Asha Menon', alternateNumber: '' };
const form = (typed: Partial<ProfileForm> = {}): ProfileForm => ({ ...formOf(account), ...typed });

test.each([
  '9847012345',
  '+91 98470 12345',
  '09847012345',
  '98470-12345',
  '9 8 4 7 0 1 2 3 4 5',
  '91-9847-0123',
  '+48 1234 5678',
])('[ACCT-09] [ACCT-11] %s is a mobile number, and an alternative one', (text) =>
  expect(profileProblems(form({ mobile: text, alternate: text }))).toEqual({}),
);

test.each(['', '98470', '98470123456', 'ring me', '９८４７０'])(
  '[ACCT-10] [ACCT-12] %o is no mobile number',
  (text) => {
    expect(profileProblems(form({ mobile: text })).mobile).toBe('mobile');
    expect(profileProblems(form({ alternate: text })).alternate).toBe(text === '' ? undefined : 'alternate');
  },
);

test.each(['', 'asha', 'asha@', 'asha@example', 'a b@example.com', 'asha@example.com, ravi@example.com'])(
  '[ACCT-08] %o is no e-mail',
  (mail) => expect(profileProblems(form({ mail })).mail).toBe('mail'),
);

test.each(["Zoë D'Souza", 'நாயர்', 'मीरा शर्मा', 'O’Neil', 'Anne-Marie'])('[ACCT-07] %s is a name', (fullName) =>
  expect(profileProblems(form({ fullName }))).toEqual({}),
);

test('[ACCT-07] what only looks another way is no change', () => {
  expect(
    changesIn(
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
  expect(changesIn(form(typed), account)).toEqual({
    fullName: 'Asha M.',
    mail: 'asha.m@example.com',
    name: '9847012345',
    alternateNumber: '9876500001',
  });
});

test('[ACCT-11] an alternative number can be taken away', () => {
  const known = { ...account, alternateNumber: '12345' };
  expect(changesIn({ ...formOf(known), alternate: '' }, known)).toEqual({ alternateNumber: '' });
});
