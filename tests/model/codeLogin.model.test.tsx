import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { codeLoginFixture, mail, mobile } from '../../fixtures/codeLogin.fixture.tsx';
import type { Harness, PathAction } from '../../fixtures/harness/fixture.ts';
import { listCreated } from '../../fixtures/support/listCreated.ts';
import { setCode } from '../../fixtures/support/orders.ts';
import { CONTACT_FIELD_ID } from '../../machines/codeLogin/codeLogin.setup.ts';
import { findAccount } from '../../mocks/handlers/accounts.ts';
import { codeLoginMessages } from '../../src/messages/account.ts';
import { formatMessage } from '../../src/messages/message.ts';
import { pendingCodeStorage } from '../../src/ports/codeLogin.ts';
import { type Outcome, testPaths } from '../support/harness/testPaths.tsx';

/** Doings, by what a shopper does and the backend states. */
const opened: PathAction[] = [{ reply: 'recall.nothing' }];
const submitted = { type: 'address.submitted' };
const ask = (text: string): PathAction[] => [...opened, { type: 'address.typed', text }, submitted];
const byPhone = ask('+91 98470 12345');
const byMail = ask(' Asha@Example.com');
const sent = { reply: 'codeRequest.sent' };
const code = (digits: string) => ({ type: 'code.typed', code: digits });
const right: PathAction[] = [code('1234'), { reply: 'otp.accepted' }];
const codeSent = [...byPhone, sent];
const unknown: PathAction[] = [...byPhone, { reply: 'codeRequest.unknown' }];
const filled: PathAction[] = [
  { type: 'detail.typed', field: 'name', text: 'Asha Menon' },
  { type: 'detail.typed', field: 'mail', text: ' Asha@Example.com ' },
];
const registers: PathAction[] = [...filled, { type: 'details.submitted' }];
const aMinute = { wait: 60_000 };

const button = (name: string) => screen.getByRole('button', { name });
const field = (name: RegExp) => screen.getByRole('textbox', { name });
const boxes = () => field(/^One-time code/);
const isInState =
  (where: object | string) =>
  ({ actor }: Harness) =>
    expect(actor.getSnapshot().matches(where)).toBe(true);
const getLoginEffects = ({ effects }: Harness) => effects.filter(({ type }) => type === 'session.begun');
/** Pastes over what stands in the boxes, as from a text message. */
async function pastes(text: string) {
  await userEvent.click(boxes());
  await userEvent.paste(text);
}

const outcomes: Outcome[] = [
  {
    requires: 'OTP-01',
    after: opened,
    check: () => {
      expect(screen.getByRole('dialog', { name: 'Login' })).toBeVisible();
      screen.getByRole('form', { name: 'Login' });
    },
  },
  {
    requires: 'OTP-02',
    after: opened,
    check: () => {
      expect(screen.getAllByRole('textbox')).toHaveLength(1);
      expect(field(/^Mobile number or e-mail/)).toHaveFocus();
    },
  },
  // OTP-14: however people write it, one number is requested
  ...[' 098470-12345', '+91 98470 12345'].map((text) => ({
    requires: 'OTP-14',
    after: [...ask(text), sent],
    sees: `Sent to ${mobile}`,
  })),
  { requires: 'OTP-14', after: [...byMail, sent], sees: `Sent to ${mail}` },
  ...['', 'asha@'].map((text) => ({
    requires: 'OTP-15',
    after: ask(text),
    sees: 'Enter a valid Email',
    emits: { type: 'focus', field: CONTACT_FIELD_ID } as const,
  })),
  {
    requires: 'OTP-16',
    after: [...byPhone, { reply: 'codeRequest.invalid' }],
    sees: 'Invalid Entry',
    emits: { type: 'focus', field: CONTACT_FIELD_ID },
  },
  { requires: 'OTP-23', after: [...byPhone, { reply: 'codeRequest.blocked' }], sees: 'Try Later!' },
  ...[{ reply: 'codeRequest.down' }, { reply: 'network.broken' }, { wait: 25_000 }].map((nothing) => ({
    requires: 'OTP-23',
    after: [...byPhone, nothing],
    sees: 'Try Later!',
    check: () => expect(field(/^Mobile number or e-mail/)).toHaveValue('+91 98470 12345'),
  })),
  // tried again, it goes on
  { requires: 'OTP-03', after: [...byPhone, { reply: 'network.broken' }, submitted, sent], sees: `Sent to ${mobile}` },
  {
    requires: 'OTP-03',
    after: codeSent,
    check: () => {
      expect(boxes()).toHaveFocus();
      expect(boxes()).toHaveAttribute('autocomplete', 'one-time-code');
      expect(boxes()).toHaveAttribute('inputmode', 'numeric');
    },
  },
  // OTP-05: whoever has gone on to another control stays there, whatever changes about the code
  {
    requires: 'OTP-05',
    after: [...byPhone, sent],
    check: async ({ actor }) => {
      const other = button('Use another number or e-mail');
      other.focus();
      actor.send({ type: 'code.typed', code: '1' });
      await waitFor(() => expect(boxes()).toHaveValue('1'));
      expect(other).toHaveFocus();
    },
  },
  { requires: 'OTP-07', after: unknown, sees: `User ${mobile} not registered` },
  {
    requires: 'OTP-06',
    after: unknown,
    check: () => {
      for (const name of [/^Mobile Number/, /^Name/, /^E-mail/]) expect(field(name)).toBeRequired();
      expect(field(/^Alternative Number/)).not.toBeRequired();
    },
  },
  { requires: 'OTP-08', after: unknown, check: () => expect(field(/^Mobile Number/)).toHaveValue(mobile) },
  {
    requires: 'OTP-08',
    after: [...byMail, { reply: 'codeRequest.unknown' }],
    check: () => {
      expect(field(/^E-mail/)).toHaveValue(mail);
      expect(field(/^Mobile Number/)).toHaveValue('');
    },
  },
  { requires: 'OTP-18', after: [...unknown, { type: 'details.submitted' }], sees: 'Enter all details' },
  { requires: 'OTP-19', after: [...unknown, ...registers], butNot: 'Enter all details', sees: 'Making your account…' },
  {
    requires: 'OTP-19',
    after: [
      ...unknown,
      ...filled,
      { type: 'detail.typed', field: 'alternate', text: '12345' },
      { type: 'details.submitted' },
    ],
    sees: 'Enter a valid alternaltive number',
  },
  {
    requires: 'OTP-06',
    after: [...unknown, ...filled, { type: 'detail.typed', field: 'name', text: '. .' }, { type: 'details.submitted' }],
    sees: 'Enter all details',
    check: ({ gate }) => expect(gate.pendingCount()).toBe(0),
  },
  {
    requires: 'OTP-06',
    after: [...unknown, ...registers, { reply: 'register.done' }, sent],
    sees: `Sent to ${mobile}`,
    check: ({ backend: { store } }) => {
      const user = findAccount(store, mobile);
      expect(user?.attributes).toMatchObject({ name: mobile, mail, field_full_name: 'Asha Menon' });
      // nobody knows the password, and no two are the same
      expect(listCreated(store, 'backend--password').at(-1)?.id).toBe(user?.id);
    },
  },
  {
    requires: 'AUTH-32',
    after: [...unknown, ...registers, { reply: 'register.bothTaken' }],
    sees: 'The Email and Mobile Number are already taken',
  },
  {
    requires: 'AUTH-33',
    after: [...unknown, ...registers, { reply: 'register.mailTaken' }],
    sees: 'The Email is already taken',
  },
  {
    requires: 'AUTH-34',
    after: [...unknown, ...registers, { reply: 'register.nameTaken' }],
    sees: 'The Mobile Number is already taken',
  },
  // a registration whose answer was lost is not made twice, and nobody is informed that they took their own number
  {
    requires: 'AUTH-32',
    after: [
      ...unknown,
      ...registers,
      { wait: 25_000 },
      { type: 'details.submitted' },
      { reply: 'register.bothTaken' },
      sent,
    ],
    sees: `Sent to ${mobile}`,
  },
  {
    requires: 'OTP-23',
    after: [...unknown, ...registers, { reply: 'register.down' }],
    sees: 'Try Later!',
    check: () => expect(field(/^Name/)).toHaveValue('Asha Menon'),
  },
  { requires: 'OTP-17', after: [...byPhone, sent, code('12'), { type: 'code.submitted' }], sees: 'Enter Complete OTP' },
  // the gesture pastes four digits and presses nothing
  { requires: 'OTP-09', after: [...byPhone, sent, code('1234')], sees: 'Checking the code…' },
  { requires: 'OTP-09', after: [...byPhone, sent, code('123')], check: isInState({ code: { typing: 'prompting' } }) },
  {
    requires: 'OTP-03',
    after: [...byPhone, sent],
    check: async ({ actor }) => {
      await pastes('1234 is your code. It is good for 10 minutes.');
      expect(actor.getSnapshot().context.code).toBe('1234');
    },
  },
  {
    requires: 'OTP-03',
    after: [...byPhone, sent],
    check: async ({ actor }) => {
      await userEvent.click(boxes());
      await userEvent.keyboard('12{Backspace}3{ArrowLeft}{ArrowLeft}9x');
      expect(actor.getSnapshot().context.code).toBe('913');
      await pastes('not a code, and not 123456 either');
      expect(boxes()).toHaveValue('913');
    },
  },
  {
    requires: 'OTP-20',
    after: [...byPhone, sent, code('1234'), { reply: 'otp.wrong' }],
    sees: 'Incorrect OTP',
    check: () => {
      expect(boxes()).toHaveValue('');
      expect(boxes()).toHaveFocus();
    },
  },
  {
    requires: 'OTP-23',
    after: [...byPhone, sent, code('1234'), { reply: 'otp.blocked' }],
    sees: /Too many codes were wrong/,
  },
  ...[{ reply: 'otp.down' }, { reply: 'network.broken' }, { wait: 25_000 }].map((nothing) => ({
    requires: 'OTP-23',
    after: [...byPhone, sent, code('1234'), nothing],
    sees: 'Try Later!',
    check: () => expect(boxes()).toHaveValue('1234'),
  })),
  { requires: 'OTP-04', after: codeSent, sees: /another one in (60|59|58) seconds/ },
  {
    requires: 'OTP-05',
    after: [...byPhone, sent, { wait: 59_999 }],
    check: () => expect(button('Resend')).toBeDisabled(),
  },
  { requires: 'OTP-05', after: [...byPhone, sent, aMinute], check: () => expect(button('Resend')).toBeEnabled() },
  // a wrong code is no way around the wait
  {
    requires: 'OTP-05',
    after: [...byPhone, sent, { wait: 30_000 }, code('1234'), { reply: 'otp.wrong' }, { wait: 29_999 }],
    check: () => expect(button('Resend')).toBeDisabled(),
  },
  {
    requires: 'OTP-22',
    after: [...byPhone, sent, aMinute, { type: 'code.resent' }, sent],
    sees: `A new OTP is sent to - ${mobile}`,
    check: () => expect(button('Resend')).toBeDisabled(),
  },
  { requires: 'OTP-22', after: codeSent, butNot: /A new OTP/ },
  {
    requires: 'OTP-22',
    after: [...byPhone, sent, aMinute, { type: 'code.resent' }, { reply: 'network.broken' }],
    sees: 'Try Later!',
    check: () => expect(button('Resend')).toBeEnabled(),
  },
  {
    requires: 'OTP-21',
    after: [...byMail, sent, ...right],
    sees: 'Email verified Succesfully',
  },
  { requires: 'OTP-21', after: [...byPhone, sent, ...right], butNot: 'Email verified Succesfully' },
  {
    requires: 'OTP-10',
    after: [...byPhone, sent, ...right, { reply: 'account.opened' }],
    emits: { type: 'toast', text: formatMessage(codeLoginMessages['codeLogin.loggedIn']) },
  },
  {
    requires: 'SESS-01',
    after: [...byPhone, sent, ...right, { reply: 'account.opened' }],
    check: (harness) => {
      const { store } = harness.backend;
      const token = store.list('backend--token').at(-1)?.attributes;
      const id = findAccount(store, mobile)?.id;
      const details = { id, name: mobile, mail, field_full_name: 'Asha Menon', display_name: 'Asha Menon' };
      expect(getLoginEffects(harness)).toEqual([
        {
          type: 'session.begun',
          remember: true,
          session: {
            token: token?.access,
            refresh_token: token?.refresh,
            details: { ...details, field_alternate_number: '' },
          },
        },
      ]);
    },
  },
  // the page stays as it is: who is signed in, it learns from the session
  {
    requires: 'OTP-13',
    after: [...byPhone, sent, ...right, { reply: 'account.opened' }],
    check: ({ effects }) => expect(effects.map(({ type }) => type)).not.toContain('navigate'),
  },
  {
    requires: 'AUTH-09',
    after: [
      ...byPhone,
      sent,
      ...right,
      { reply: 'account.openFailed' },
      { type: 'opening.retried' },
      { reply: 'account.opened' },
    ],
    emits: { type: 'session.begun', remember: true },
  },
  // what is answered after the popup was closed signs nobody in
  {
    requires: 'OTP-13',
    after: [...byPhone, sent, code('1234'), { type: 'popup.closed' }],
    check: async (harness) => {
      setCode(harness.backend, mobile, '1234');
      harness.gate.open();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(getLoginEffects(harness)).toEqual([]);
      expect(harness.effects).toContainEqual({ type: 'login.left' });
    },
  },
  {
    requires: 'OTP-24',
    after: codeSent,
    check: () => {
      expect(pendingCodeStorage.read()).toMatchObject({ to: { mobile }, type: 'login' });
      expect(localStorage.getItem('otp_uid')).toContain(mobile);
    },
  },
  { requires: 'OTP-24', after: [{ reply: 'recall.pending' }], sees: `Sent to ${mobile}` },
  {
    requires: 'OTP-24',
    after: [...byPhone, sent, ...right],
    check: () => expect(pendingCodeStorage.read()).toBeNull(),
  },
];

testPaths({ ...codeLoginFixture, outcomes });
