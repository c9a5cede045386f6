import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import type { Harness, PathAction } from '../../fixtures/harness/fixture.ts';
import { passwordResetFixture } from '../../fixtures/passwordReset.fixture.tsx';
import { getPasswordFieldId, type PasswordField } from '../../machines/passwordReset/passwordReset.setup.ts';
import { findAccount, hasPassword } from '../../mocks/handlers/accounts.ts';
import { DEMO } from '../../mocks/seed/demo.ts';
import { type Outcome, testPaths } from '../support/harness/testPaths.tsx';

const NEW = ' Kolam 2027 ';
const mail = (text: string): PathAction => ({ type: 'mail.typed', text });
const type = (field: PasswordField, text: string): PathAction => ({ type: 'password.typed', field, text });
const send: PathAction = { type: 'temporary.requested' };
const go: PathAction = { type: 'reset.submitted' };
const createReplies = (...names: string[]): PathAction[] => names.map((name) => ({ reply: name }));
const sent: PathAction[] = [mail(` ${DEMO.mail.toUpperCase()} `), send, ...createReplies('temporary.sent')];
const whole = (temporary: string): PathAction[] => [type('temporary', temporary), type('password', NEW), go];

const control = (field: PasswordField | 'mail') =>
  document.getElementById(getPasswordFieldId(field)) as HTMLInputElement;
const reset = () => screen.getByRole('button', { name: 'Reset' });
const newest = async ({ backend }: Harness) => (await backend.inbox()).find(({ to }) => to === DEMO.mail)?.code ?? '';
const has = ({ backend: { store } }: Harness, password: string) => {
  const user = findAccount(store, DEMO.mail);
  return user !== undefined && hasPassword(store, user, password);
};

const asking: Outcome[] = [
  { requires: 'AUTH-39', after: [mail('demo@'), send], sees: 'Invalid Email' },
  { requires: 'AUTH-39', after: [send], emits: { type: 'focus', field: getPasswordFieldId('mail') } },
  {
    requires: 'AUTH-38',
    after: [],
    check: () => {
      expect(control('mail')).toBeVisible();
      expect(control('temporary')).toBeNull();
      expect(control('password')).toBeNull();
    },
  },
  {
    requires: 'AUTH-42',
    after: [mail('nobody@example.com'), send, ...createReplies('temporary.sent')],
    sees: 'This User was not found or invalid',
    check: () => {
      expect(control('mail')).toHaveValue('nobody@example.com');
    },
  },
  {
    requires: 'AUTH-42',
    after: [mail(DEMO.mail), send, ...createReplies('temporary.down')],
    sees: 'This User was not found or invalid',
  },
  {
    requires: 'AUTH-43',
    after: sent,
    sees: 'Temporary password sent to mail',
    check: async (harness) => {
      expect(await newest(harness)).not.toBe('');
      expect(control('temporary')).toHaveFocus();
    },
  },
];

const choosing: Outcome[] = [
  {
    requires: 'AUTH-41',
    after: [...sent],
    check: async () => {
      expect(reset()).toBeDisabled();
      await userEvent.type(control('temporary'), 'f00d');
      expect(reset()).toBeDisabled();
      await userEvent.type(control('password'), 'K');
      expect(reset()).toBeEnabled();
      await userEvent.clear(control('temporary'));
      expect(reset()).toBeDisabled();
    },
  },
  {
    requires: 'AUTH-40',
    after: [...sent, type('password', NEW), go],
    sees: 'Enter temporary and new password',
    check: ({ gate }) => expect(gate.pendingCount()).toBe(0),
  },
  {
    requires: 'AUTH-40',
    after: [...sent, type('temporary', 'f00d'), go],
    sees: 'Enter temporary and new password',
  },
  {
    requires: 'AUTH-44',
    after: [...sent, ...whole('f00d5eed'), ...createReplies('reset.requested')],
    sees: 'Incorrect temporary password',
    check: (harness) => {
      expect(control('password')).toHaveValue(NEW);
      expect(has(harness, DEMO.password)).toBe(true);
    },
  },
  {
    requires: 'AUTH-44',
    after: [...sent, ...whole('f00d5eed'), { reply: 'reset.refused' }],
    sees: 'This password is not accepted. Please choose another one.',
    butNot: 'Incorrect temporary password',
    emits: { type: 'focus', field: getPasswordFieldId('password') },
    check: () => {
      expect(control('temporary')).toHaveValue('f00d5eed');
      expect(control('password')).toBeInvalid();
      expect(control('password')).toHaveValue(NEW);
    },
  },
  // nobody requested one
  {
    requires: 'AUTH-44',
    after: [mail(DEMO.mail), { type: 'temporary.had' }, ...whole('f00d5eed'), ...createReplies('reset.requested')],
    sees: 'Incorrect temporary password',
  },
  {
    requires: 'AUTH-46',
    after: [
      mail('nobody@example.com'),
      { type: 'temporary.had' },
      ...whole('f00d5eed'),
      ...createReplies('reset.requested'),
    ],
    sees: 'Email id is incorrect',
  },
  {
    requires: 'AUTH-45',
    after: [...sent],
    check: async (harness) => {
      const code = await newest(harness);
      for (const action of whole(` ${code} `)) await harness.perform(action);
      await harness.perform({ reply: 'reset.requested' });
      expect((await screen.findAllByText('password reset successful')).length).toBeGreaterThan(0);
      expect(has(harness, NEW)).toBe(true);
      const { context, output } = harness.actor.getSnapshot();
      expect(output).toEqual({ mail: DEMO.mail, done: true });
      expect(JSON.stringify(context)).not.toContain('Kolam');
    },
  },
  {
    requires: 'AUTH-43',
    after: [...sent, type('temporary', 'f00d'), type('password', NEW), send, ...createReplies('temporary.sent')],
    sees: 'Temporary password sent to mail',
    check: async () => {
      await waitFor(() => expect(control('temporary')).toHaveValue(''));
      expect(control('password')).toHaveValue(NEW);
    },
  },
  {
    requires: 'AUTH-45',
    after: [...sent, type('temporary', 'f00d'), type('password', NEW)],
    check: async ({ gate }) => {
      await userEvent.dblClick(reset());
      await gate.waitForPending();
      expect(gate.pendingCount()).toBe(1);
    },
  },
];

testPaths({ ...passwordResetFixture, outcomes: [...asking, ...choosing] });
