import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import type { PathAction } from '../../fixtures/harness/fixture.ts';
import { findUser, NEW, profileFixture } from '../../fixtures/profile.fixture.tsx';
import { profileSamples as samples } from '../../machines/profile/profile.samples.ts';
import { getProfileFieldId } from '../../machines/profile/profile.setup.ts';
import { DEMO } from '../../mocks/seed/demo.ts';
import type { ProfileField } from '../../src/domain/profileForm.ts';
import { type Outcome, testPaths } from '../support/harness/testPaths.tsx';

const read: PathAction = { reply: 'profile.read' };
const saved: PathAction = { reply: 'profile.saved' };
const go: PathAction = { type: 'profile.submitted' };
const type = (field: ProfileField, text: string): PathAction => ({ type: 'field.typed', field, text });
/** Saved as the backend does it, with these in the form. */
const save = (...typing: PathAction[]): PathAction[] => [read, ...typing, go, saved];

const control = (field: ProfileField) => document.getElementById(getProfileFieldId(field)) as HTMLInputElement;
const error = (field: ProfileField) => document.getElementById(`${getProfileFieldId(field)}-error`)?.textContent;
const details = { name: DEMO.name, mail: DEMO.mail, field_full_name: DEMO.fullName };

const expectRefusal = (requires: string, field: ProfileField, text: string, message: string): Outcome => ({
  requires,
  after: [read, type(field, text), go],
  check: async ({ gate }) => {
    await waitFor(() => expect(error(field)).toBe(message));
    expect(control(field)).toHaveValue(text);
    expect(gate.pendingCount()).toBe(0);
  },
});
/** What the backend keeps once this was typed. */
const expectKept = (requires: string, field: ProfileField, text: string, stored: Record<string, unknown>): Outcome => ({
  requires,
  after: save(type(field, text)),
  check: (harness) => waitFor(() => expect(findUser(harness)?.attributes).toMatchObject(stored)),
});

const filling: Outcome[] = [
  {
    requires: 'ACCT-07',
    after: [read],
    check: () => {
      expect(control('fullName')).toHaveValue(DEMO.fullName);
      expect(control('mail')).toHaveValue(DEMO.mail);
      expect(control('mobile')).toHaveValue(DEMO.name);
      expect(control('alternate')).toHaveValue('');
      expect(screen.getByRole('button', { name: 'Save' })).toBeVisible();
    },
  },
  expectRefusal('ACCT-08', 'mail', 'asha@', 'Invalid Email'),
  expectRefusal('ACCT-10', 'mobile', '98470', 'Enter a valid Mobile Number'),
  expectRefusal('ACCT-10', 'mobile', '', 'Enter a valid Mobile Number'),
  expectRefusal('ACCT-12', 'alternate', '12345', 'Enter a valid alternaltive number'),
  expectRefusal('ACCT-07', 'fullName', ' 42 ', 'Enter your full name'),
  {
    requires: 'ACCT-10',
    after: [read, type('mobile', '1'), go],
    emits: { type: 'focus', field: getProfileFieldId('mobile') },
  },
];

const saving: Outcome[] = [
  { requires: 'ACCT-13', after: save(type('fullName', 'Zoë D’Souza')), sees: 'Details updated successfully' },
  {
    requires: 'ACCT-14',
    after: save(type('fullName', " Zoë   D'Souza அம்மா ")),
    emits: {
      type: 'details.changed',
      details: {
        ...details,
        field_full_name: "Zoë D'Souza அம்மா",
        field_alternate_number: '',
        display_name: "Zoë D'Souza அம்மா",
      },
    },
  },
  expectKept('ACCT-11', 'alternate', '+91 98765-00001', { field_alternate_number: '9876500001' }),
  expectKept('ACCT-11', 'alternate', '  ', { field_alternate_number: '' }),
  expectKept('ACCT-09', 'mobile', '0 98470 12345', { name: NEW }),
  expectKept('ACCT-09', 'mobile', '98-4701-2345', { name: NEW }),
  expectKept('ACCT-08', 'mail', ' Asha.Menon@Example.com ', { mail: 'asha.menon@example.com' }),
  // the same number, written another way, is no new one
  {
    requires: 'ACCT-15',
    after: save(type('mobile', `+91 ${DEMO.name}`)),
    check: async (harness) => {
      await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
      expect(findUser(harness)?.attributes.name).toBe(DEMO.name);
    },
  },
  {
    requires: 'ACCT-16',
    after: [read, type('mobile', NEW), go, { reply: 'profile.numberTaken' }],
    check: async () => {
      await waitFor(() => expect(error('mobile')).toBe('Mobile number is already taken'));
      expect(control('mobile')).toHaveValue(NEW);
    },
  },
  {
    requires: 'ACCT-17',
    after: [read, go, { reply: 'profile.foreign' }],
    emits: { type: 'session.ended', uid: samples.input.session.details.id },
    check: () => waitFor(() => expect(screen.queryByRole('textbox')).toBeNull()),
  },
  {
    requires: 'ACCT-18',
    after: [read, type('fullName', 'Zoë'), go, { reply: 'profile.unsaved' }],
    sees: 'Something went wrong',
    check: () => {
      expect(control('fullName')).toHaveValue('Zoë');
    },
  },
  {
    requires: 'ACCT-18',
    after: [read],
    check: async (harness) => {
      await userEvent.dblClick(screen.getByRole('button', { name: 'Save' }));
      await harness.gate.waitForPending();
      expect(harness.gate.pendingCount()).toBe(1);
      // A form that is opened next waits for the save that is under way.
      await harness.perform(saved);
    },
  },
  // only a host of the newer kind wants the password
  {
    requires: 'ACCT-18',
    after: [read, type('mail', 'asha@example.com'), go, { reply: 'profile.drupal10' }],
    check: async (harness) => {
      await waitFor(() => expect(error('password')).toBe('To change your e-mail, enter your password, too'));
      await harness.perform(type('password', 'not it'));
      await harness.perform(go);
      await harness.perform(saved);
      await waitFor(() => expect(error('password')).toBe('That is not your password'));
      await harness.perform(type('password', DEMO.password));
      await harness.perform(go);
      await harness.perform(saved);
      await waitFor(() => expect(findUser(harness)?.attributes.mail).toBe('asha@example.com'));
      await waitFor(() => expect(control('password')).toBeNull());
      expect(JSON.stringify(harness.actor.getSnapshot().context)).not.toContain(DEMO.password);
    },
  },
];

const newNumber: PathAction[] = save(type('mobile', NEW));
const codeSent: PathAction[] = [...newNumber, { reply: 'codeRequest.sent' }];
const aMinute: PathAction = { wait: 60_000 };
const again = () => screen.getByRole('button', { name: 'Send another code' });
const proving: Outcome[] = [
  { requires: 'ACCT-15', after: newNumber, sees: 'Prove your new number' },
  { requires: 'OTP-04', after: codeSent, sees: /another one in (60|59|58) seconds/ },
  {
    requires: 'ACCT-15',
    after: codeSent,
    check: async (harness) => {
      const code = (await harness.backend.inbox()).find(({ to }) => to === NEW)?.code ?? '';
      await harness.perform({ type: 'code.typed', code });
      await harness.perform({ reply: 'proof.honest' });
      await waitFor(() => expect(control('mobile')).toHaveValue(NEW));
      expect(harness.effects).toContainEqual({
        type: 'session.renewed',
        session: expect.objectContaining({ details: expect.objectContaining({ id: DEMO.id, name: NEW }) }),
      });
    },
  },
  {
    requires: 'OTP-20',
    after: [...codeSent, { type: 'code.typed', code: '0000' }, { reply: 'otp.wrong' }],
    sees: 'Incorrect OTP',
    check: () => void expect(screen.getByRole('textbox', { name: /^One-time code/ })).toHaveValue(''),
  },
  {
    requires: 'OTP-17',
    after: [...codeSent, { type: 'code.typed', code: '12' }, { type: 'code.submitted' }],
    sees: 'Enter Complete OTP',
  },
  { requires: 'OTP-05', after: [...codeSent, { wait: 59_999 }], check: () => void expect(again()).toBeDisabled() },
  { requires: 'OTP-05', after: [...codeSent, aMinute], check: () => void expect(again()).toBeEnabled() },
  {
    requires: 'OTP-22',
    after: [...codeSent, aMinute, { type: 'code.resent' }, { reply: 'codeRequest.sent' }],
    sees: `A new OTP is sent to - ${NEW}`,
  },
  {
    requires: 'OTP-23',
    after: [...newNumber, { reply: 'codeRequest.down' }],
    sees: 'Try Later!',
    butNot: /We sent a code/,
    check: () => {
      expect(screen.queryByRole('textbox')).toBeNull();
      expect(screen.getByRole('button', { name: 'Send the code' })).toBeEnabled();
    },
  },
  {
    requires: 'OTP-23',
    after: [...codeSent, aMinute, { type: 'code.resent' }, { reply: 'codeRequest.down' }],
    sees: 'Try Later!',
    check: () => {
      // The first code is good still.
      expect(screen.getByText(`We sent a code to ${NEW}`)).toBeVisible();
      expect(again()).toBeEnabled();
    },
  },
];

testPaths({ ...profileFixture, outcomes: [...filling, ...saving, ...proving] });
