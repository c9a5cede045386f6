import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { type PasswordField, passwordFieldId } from '../../machines/passwordReset/passwordReset.setup.ts';
import { findAccount, hasPassword } from '../../mocks/handlers/accounts.ts';
import { DEMO } from '../../mocks/seed/demo.ts';
import { passwordResetStage } from '../stages/passwordReset.stage.tsx';
import type { Doing, Walker } from '../support/walk/stage.ts';
import type { Outcome } from '../support/walk/walk.ts';
import { walkView } from '../support/walk/walkView.tsx';

const NEW = ' Kolam 2027 ';
const mail = (text: string): Doing => ({ type: 'mail.typed', text });
const typed = (field: PasswordField, text: string): Doing => ({ type: 'password.typed', field, text });
const send: Doing = { type: 'temporary.asked' };
const go: Doing = { type: 'reset.submitted' };
const answer = (...names: string[]): Doing[] => names.map((name) => ({ answer: name }));
const sent: Doing[] = [mail(` ${DEMO.mail.toUpperCase()} `), send, ...answer('temporary.sent')];
const whole = (temporary: string): Doing[] => [typed('temporary', temporary), typed('password', NEW), go];

const control = (field: PasswordField | 'mail') => document.getElementById(passwordFieldId(field)) as HTMLInputElement;
const reset = () => screen.getByRole('button', { name: 'Reset' });
const newest = async ({ backend }: Walker) => (await backend.inbox()).find(({ to }) => to === DEMO.mail)?.code ?? '';
const has = ({ backend: { store } }: Walker, password: string) => {
  const user = findAccount(store, DEMO.mail);
  return user !== undefined && hasPassword(store, user, password);
};

const asking: Outcome[] = [
  { requires: 'AUTH-39', after: [mail('demo@'), send], sees: 'Invalid Email' },
  { requires: 'AUTH-39', after: [send], lets: { type: 'focus', field: passwordFieldId('mail') } },
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
    after: [mail('nobody@example.com'), send, ...answer('temporary.sent')],
    sees: 'This User was not found or invalid',
    check: () => {
      expect(control('mail')).toHaveValue('nobody@example.com');
    },
  },
  {
    requires: 'AUTH-42',
    after: [mail(DEMO.mail), send, ...answer('temporary.down')],
    sees: 'This User was not found or invalid',
  },
  {
    requires: 'AUTH-43',
    after: sent,
    sees: 'Temporary password sent to mail',
    check: async (walker) => {
      expect(await newest(walker)).not.toBe('');
      expect(control('temporary')).toHaveFocus();
    },
  },
];

const choosing: Outcome[] = [
  {
    requires: 'AUTH-41',
    after: sent,
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
    after: [...sent, typed('password', NEW), go],
    sees: 'Enter temporary and new password',
    check: ({ gate }) => expect(gate.heldCount()).toBe(0),
  },
  {
    requires: 'AUTH-40',
    after: [...sent, typed('temporary', 'f00d'), go],
    sees: 'Enter temporary and new password',
  },
  {
    requires: 'AUTH-44',
    after: [...sent, ...whole('f00d5eed'), ...answer('reset.asked')],
    sees: 'Incorrect temporary password',
    check: (walker) => {
      expect(control('password')).toHaveValue(NEW);
      expect(has(walker, DEMO.password)).toBe(true);
    },
  },
  // nobody asked for one
  {
    requires: 'AUTH-44',
    after: [mail(DEMO.mail), { type: 'temporary.had' }, ...whole('f00d5eed'), ...answer('reset.asked')],
    sees: 'Incorrect temporary password',
  },
  {
    requires: 'AUTH-46',
    after: [mail('nobody@example.com'), { type: 'temporary.had' }, ...whole('f00d5eed'), ...answer('reset.asked')],
    sees: 'Email id is incorrect',
  },
  {
    requires: 'AUTH-45',
    after: sent,
    check: async (walker) => {
      const code = await newest(walker);
      for (const doing of whole(` ${code} `)) await walker.perform(doing);
      await walker.perform({ answer: 'reset.asked' });
      expect((await screen.findAllByText('password reset successful')).length).toBeGreaterThan(0);
      expect(has(walker, NEW)).toBe(true);
      const { context, output } = walker.actor.getSnapshot();
      expect(output).toEqual({ mail: DEMO.mail, done: true });
      expect(JSON.stringify(context)).not.toContain('Kolam');
    },
  },
  {
    requires: 'AUTH-43',
    after: [...sent, typed('temporary', 'f00d'), typed('password', NEW), send, ...answer('temporary.sent')],
    sees: 'Temporary password sent to mail',
    check: async () => {
      await waitFor(() => expect(control('temporary')).toHaveValue(''));
      expect(control('password')).toHaveValue(NEW);
    },
  },
  {
    requires: 'AUTH-45',
    after: [...sent, typed('temporary', 'f00d'), typed('password', NEW)],
    check: async ({ gate }) => {
      await userEvent.dblClick(reset());
      await gate.arrived();
      expect(gate.heldCount()).toBe(1);
    },
  },
];

walkView({ ...passwordResetStage, outcomes: [...asking, ...choosing] });
