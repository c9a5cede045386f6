import { screen } from '@testing-library/dom';
import { expect } from 'vitest';
import { guestAccountFixture, mail, mobile } from '../../fixtures/guestAccount.fixture.tsx';
import type { Harness, PathAction } from '../../fixtures/harness/fixture.ts';
import { listCreated } from '../../fixtures/support/listCreated.ts';
import { type Outcome, testPaths } from '../support/harness/testPaths.tsx';

const stranger: PathAction[] = [{ reply: 'user.none' }, { reply: 'register.done' }];
const typingCode: PathAction[] = [...stranger, { reply: 'code.withheld' }];
const code = (digits: string) => ({ type: 'code.typed', code: digits });

/** The one user that the backend made, and the session that the chart ends with. */
const isSignedInAs =
  (name: string) =>
  ({ actor, backend: { store } }: Harness) => {
    const user = store.list('user--user').find(({ attributes }) => attributes.name === name);
    expect(user?.attributes.mail).toBe(mail);
    const token = store.list('backend--token').at(-1);
    expect(token?.relationships.uid).toMatchObject({ id: user?.id });
    expect(actor.getSnapshot().output).toEqual({
      token: token?.attributes.access,
      refresh_token: token?.attributes.refresh,
      details: { id: user?.id, name, mail },
    });
  };
const goesOnBy =
  (channel: 'mobile' | 'mail') =>
  ({ actor }: Harness) =>
    expect(actor.getSnapshot()).toMatchObject({ value: 'requestingCode', context: { channel } });
const hasNoAccount = ({ actor }: Harness) =>
  expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: null });
const passwords = ({ store }: Harness['backend']) =>
  listCreated(store, 'backend--password').map(({ attributes }) => attributes.digest);

const aMinute = { wait: 60_000 };
const again = () => screen.getByRole('button', { name: 'Send again' });
const toTheEnd: PathAction[] = [{ reply: 'code.sent' }, { reply: 'otp.right' }];

const outcomes: Outcome[] = [
  { requires: 'GUEST-01', after: [...stranger, ...toTheEnd], check: isSignedInAs(mobile) },
  {
    requires: 'GUEST-03',
    after: [{ reply: 'user.none' }, { reply: 'register.nameTaken' }],
    check: goesOnBy('mobile'),
  },
  { requires: 'GUEST-02', after: [{ reply: 'user.none' }, { reply: 'register.mailTaken' }], check: goesOnBy('mail') },
  { requires: 'GUEST-01', after: [], sees: 'Setting up your guest checkout…' },
  { requires: 'GUEST-01', after: [], sees: 'Looking up your mobile number…' },
  { requires: 'GUEST-03', after: [{ reply: 'user.none' }], sees: 'Making an account for this order…' },
  { requires: 'GUEST-01', after: [{ reply: 'user.known' }], sees: 'Asking for a one-time code…' },
  { requires: 'GUEST-01', after: [...stranger, { reply: 'code.sent' }], sees: 'Checking the code…' },
  {
    requires: 'GUEST-02',
    after: [{ reply: 'user.down' }],
    sees: 'By e-mail this time',
    // requested while the backend still is this walk's, for it makes an account
    check: ({ gate }) => gate.waitForPending(),
  },
  { requires: 'GUEST-02', after: stranger, butNot: 'By e-mail this time' },
  {
    requires: 'GUEST-03',
    after: stranger,
    check: ({ backend }) => {
      expect(passwords(backend)).toHaveLength(1);
      expect(document.body.textContent).not.toMatch(/password/i);
    },
  },
  { requires: 'GUEST-02', after: [{ reply: 'user.down' }, ...toTheEnd], check: isSignedInAs(mail) },
  { requires: 'GUEST-02', after: [{ wait: 12_000 }, ...toTheEnd], check: isSignedInAs(mail) },
  {
    requires: 'GUEST-02',
    after: [{ reply: 'user.none' }, { reply: 'register.down' }, ...toTheEnd],
    check: isSignedInAs(mail),
  },
  { requires: 'GUEST-02', after: [...stranger, { reply: 'code.down' }, ...toTheEnd], check: isSignedInAs(mobile) },
  {
    requires: 'GUEST-02',
    after: [...stranger, { reply: 'code.sent' }, { reply: 'otp.down' }, ...toTheEnd],
    check: isSignedInAs(mobile),
  },
  {
    requires: 'GUEST-02',
    after: [...typingCode, { type: 'mail.preferred' }, ...toTheEnd],
    check: isSignedInAs(mobile),
  },
  { requires: 'CHK-42', after: [{ reply: 'network.broken' }, { reply: 'network.broken' }], check: hasNoAccount },
  { requires: 'CHK-42', after: [{ wait: 12_000 }, { wait: 12_000 }], check: hasNoAccount },
  { requires: 'GUEST-01', after: typingCode, sees: 'Enter the 4 digit code we sent you' },
  { requires: 'GUEST-01', after: typingCode, sees: `Sent to ${mobile}` },
  {
    requires: 'GUEST-01',
    after: typingCode,
    check: () => expect(screen.getByRole('textbox')).toHaveAttribute('autocomplete', 'one-time-code'),
  },
  { requires: 'GUEST-01', after: typingCode, check: () => expect(screen.getByRole('textbox')).toHaveFocus() },
  { requires: 'OTP-17', after: [...typingCode, code('12'), { type: 'code.submitted' }], sees: 'Enter Complete OTP' },
  { requires: 'OTP-20', after: [...typingCode, code('0000'), { reply: 'otp.right' }], sees: 'Incorrect OTP' },
  {
    requires: 'GUEST-01',
    after: [...typingCode, code('0000'), { reply: 'otp.wrong' }, aMinute, { type: 'code.resent' }, ...toTheEnd],
    check: isSignedInAs(mobile),
  },
  // the gesture types four digits and presses nothing
  { requires: 'OTP-09', after: [...typingCode, code('1234')], sees: 'Checking the code…' },
  { requires: 'OTP-09', after: [...typingCode, code('123')], butNot: 'Checking the code…' },
  { requires: 'OTP-04', after: typingCode, sees: /another one in (60|59|58) seconds/ },
  { requires: 'OTP-05', after: [...typingCode, { wait: 59_999 }], check: () => expect(again()).toBeDisabled() },
  { requires: 'OTP-05', after: [...typingCode, aMinute], check: () => expect(again()).toBeEnabled() },
  // a wrong code is no way around the wait
  {
    requires: 'OTP-05',
    after: [...typingCode, { wait: 30_000 }, code('0000'), { reply: 'otp.wrong' }, { wait: 29_999 }],
    check: () => expect(again()).toBeDisabled(),
  },
  {
    requires: 'OTP-22',
    after: [...typingCode, aMinute, { type: 'code.resent' }, { reply: 'code.withheld' }],
    sees: `A new OTP is sent to - ${mobile}`,
  },
  { requires: 'OTP-22', after: typingCode, butNot: /A new OTP/ },
];

testPaths({ ...guestAccountFixture, outcomes });
