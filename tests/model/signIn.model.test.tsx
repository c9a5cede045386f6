import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import type { Harness, PathAction } from '../../fixtures/harness/fixture.ts';
import { findUsers, mail, mobile, password, signInFixture } from '../../fixtures/signIn.fixture.tsx';
import { getSignInFieldId } from '../../machines/signIn/signIn.setup.ts';
import type { SignInField } from '../../src/domain/signInForm.ts';
import { type Outcome, testPaths } from '../support/harness/testPaths.tsx';

const fullName = "Anjali D'Souza-நாயர்";
const type = (field: SignInField, text: string): PathAction => ({ type: 'field.typed', field, text });
const go: PathAction = { type: 'form.submitted' };
const createReplies = (...names: string[]): PathAction[] => names.map((name) => ({ reply: name }));

/** The walks begin at '/signup'. */
const toSignIn: PathAction = { type: 'signIn.chosen' };
const signUpFields: PathAction[] = [
  type('fullName', fullName),
  type('mobile', '+91 98470 12345'),
  type('mail', ' Asha@Example.com '),
  type('password', password),
  type('confirm', password),
];
const signUp: PathAction[] = [...signUpFields, go];
const signedUp: PathAction[] = [...signUp, ...createReplies('register.requested', 'mail.checked')];
const signIn = (name: string, secret = password): PathAction[] => [
  toSignIn,
  type('mail', name),
  type('password', secret),
  go,
];
const unverified: PathAction[] = [...signIn(mail), ...createReplies('mail.pending', 'password.unverified')];

const control = (field: SignInField) => document.getElementById(getSignInFieldId(field)) as HTMLInputElement;
const error = (field: SignInField) => document.getElementById(`${getSignInFieldId(field)}-error`)?.textContent;
const formNamed = (name: string) => screen.queryByRole('form', { name }) as HTMLElement;
const signsIn = async () => {
  await waitFor(() => expect(formNamed('Sign in')).toBeVisible());
};
const verifies = async () => {
  await waitFor(() => expect(formNamed('One-time code')).toBeVisible());
};
const cannotResend = () => {
  expect(screen.getByRole('button', { name: 'Resend the code' })).toBeDisabled();
};
const newestCode = async ({ backend }: Harness) => (await backend.inbox()).find(({ to }) => to === mail)?.code ?? '';

/** What a field tells once the form is sent with this in it. */
const expectRefusal = (
  requires: string,
  mode: readonly PathAction[],
  field: SignInField,
  text: string,
  message: string,
): Outcome => ({
  requires,
  after: [...mode, type(field, text), go],
  check: async ({ gate }) => {
    await waitFor(() => expect(error(field)).toBe(message));
    expect(gate.pendingCount()).toBe(0);
  },
});

const fieldOutcomes: Outcome[] = [
  {
    requires: 'AUTH-07',
    after: [],
    check: () => {
      const labels = [...formNamed('Create an account').querySelectorAll('label')];
      expect(labels.map(({ textContent }) => textContent?.replace('*', ''))).toEqual([
        'Full name',
        'Mobile number',
        'E-mail',
        'Password',
        'Confirm password',
        'Alternative number',
      ]);
    },
  },
  { requires: 'AUTH-03', after: [toSignIn], emits: { type: 'navigate', to: '/login' }, check: signsIn },
  { requires: 'AUTH-02', after: [{ type: 'address.opened', path: '/login', search: '' }], check: signsIn },
  {
    requires: 'AUTH-06',
    after: [toSignIn],
    check: () => {
      expect(screen.getByRole('checkbox', { name: 'Remember me' })).toBeChecked();
    },
  },
  {
    requires: 'AUTH-04',
    after: [
      type('mail', mail),
      type('password', password),
      toSignIn,
      type('mail', mobile),
      type('password', 'x'),
      { type: 'signUp.chosen' },
    ],
    check: () => {
      expect(control('mail')).toHaveValue('');
      expect(control('password')).toHaveValue('');
    },
  },
  {
    requires: 'AUTH-05',
    after: [type('password', password)],
    check: async () => {
      const toggle = screen.getByRole('button', { name: 'Show password' });
      await userEvent.click(toggle);
      expect(control('password')).toHaveAttribute('type', 'text');
      expect(toggle).toHaveAttribute('aria-pressed', 'true');
      await userEvent.click(toggle);
      expect(control('password')).toHaveAttribute('type', 'password');
    },
  },
  {
    requires: 'AUTH-05',
    after: [],
    check: () => {
      expect(control('password')).toHaveAttribute('autocomplete', 'new-password');
      expect(control('mail')).toHaveAttribute('autocomplete', 'username');
    },
  },
  expectRefusal('AUTH-12', [toSignIn], 'mail', '  ', 'Enter an email'),
  expectRefusal('AUTH-12', [], 'mail', '', 'Enter an email'),
  expectRefusal('AUTH-13', [toSignIn], 'password', '', 'Enter a password'),
  expectRefusal('AUTH-13', [], 'password', '', 'Enter a password'),
  expectRefusal('AUTH-14', [toSignIn], 'mail', 'asha@', 'Invalid Email'),
  expectRefusal('AUTH-14', [], 'mail', mobile, 'Invalid Email'),
  expectRefusal(
    'AUTH-15] [AUTH-16',
    signUpFields,
    'confirm',
    'kolam 2026',
    'Password and confirm password do not match.',
  ),
  {
    requires: 'AUTH-14',
    after: [type('fullName', 'Asha'), type('mobile', mobile), type('mail', 'asha@'), go],
    emits: { type: 'focus', field: getSignInFieldId('mail') },
  },
];

const signingIn: Outcome[] = [
  // a mobile number is no e-mail, of which the account check asks
  {
    requires: 'AUTH-08',
    after: [...signIn('+91 98470-12345'), ...createReplies('password.right')],
    emits: {
      type: 'session.begun',
      session: expect.objectContaining({ details: expect.objectContaining({ name: mobile }) }),
    },
  },
  {
    requires: 'AUTH-23',
    after: [...signIn(' ASHA@example.com'), ...createReplies('mail.checked', 'password.right')],
    sees: 'Logged In',
    emits: {
      type: 'session.begun',
      remember: true,
      session: expect.objectContaining({ details: expect.objectContaining({ mail }) }),
    },
    check: ({ actor }) => expect(JSON.stringify(actor.getSnapshot().context)).not.toContain(password),
  },
  {
    requires: 'AUTH-06',
    after: [
      toSignIn,
      { type: 'remember.toggled' },
      type('mail', mobile),
      type('password', password),
      go,
      ...createReplies('password.right'),
    ],
    emits: { type: 'session.begun', remember: false },
  },
  {
    requires: 'AUTH-35',
    after: [...signIn(mail), ...createReplies('mail.checked', 'password.right')],
    emits: { type: 'navigate', to: '/' },
  },
  {
    requires: 'AUTH-36',
    after: [
      { type: 'address.opened', path: '/login', search: '?redirect=checkout' },
      ...signIn(mail).slice(1),
      ...createReplies('mail.checked', 'password.right'),
    ],
    emits: { type: 'navigate', to: '/checkout/shipping/' },
  },
  {
    requires: 'AUTH-36',
    after: [
      { type: 'address.opened', path: '/login', search: '?redirect=https://elsewhere.example/' },
      { type: 'customer.recognised' },
    ],
    emits: { type: 'navigate', to: '/' },
  },
  {
    requires: 'AUTH-37',
    after: [...signIn(mail), ...createReplies('mail.checked', 'password.right')],
    check: () => waitFor(() => expect(formNamed('Sign in')).toBeNull()),
  },
  {
    requires: 'AUTH-25',
    after: [...signIn(mail, 'kolam 2026'), ...createReplies('mail.checked', 'password.requested')],
    sees: 'Email or Password is incorrect',
  },
  // nothing of a password is trimmed
  {
    requires: 'AUTH-25',
    after: [...signIn(mobile, `${password} `), ...createReplies('accounts.hers')],
    sees: 'Email or Password is incorrect',
  },
  { requires: 'AUTH-29', after: [...signIn(mail), ...createReplies('network.broken')], sees: 'Try Later!' },
  {
    requires: 'AUTH-29',
    after: [...signIn(mail), ...createReplies('mail.verified', 'tokens.down')],
    sees: 'Try Later!',
  },
  { requires: 'AUTH-28', after: unverified, sees: 'You need to verify email', check: verifies },
  {
    requires: 'AUTH-28',
    after: [
      ...signIn(mobile),
      ...createReplies('password.unverified'),
      type('mail', mail),
      go,
      ...createReplies('mail.pending'),
    ],
    check: verifies,
  },
  { requires: 'AUTH-09', after: [toSignIn, { type: 'login.byCode' }], emits: { type: 'login.requested' } },
  {
    requires: 'AUTH-29',
    after: signIn(mail).slice(0, 3),
    check: async ({ gate }) => {
      await userEvent.dblClick(screen.getByRole('button', { name: 'Sign in' }));
      await gate.waitForPending();
      expect(gate.pendingCount()).toBe(1);
    },
  },
  {
    requires: 'AUTH-05',
    after: signIn(mail).slice(0, 3),
    check: async ({ actor }) => {
      await userEvent.type(control('password'), '{Enter}');
      expect(actor.getSnapshot().matches({ signingIn: 'checkingMail' })).toBe(true);
    },
  },
];

const signingUp: Outcome[] = [
  {
    requires: 'AUTH-10] [AUTH-17] [AUTH-18] [AUTH-19',
    after: signedUp,
    sees: 'Otp has been sent to your mail',
    check: async (harness) => {
      await verifies();
      expect(findUsers(harness).map(({ attributes }) => attributes)).toEqual([
        expect.objectContaining({ name: mobile, mail, field_full_name: fullName, field_alternate_number: null }),
      ]);
    },
  },
  {
    requires: 'AUTH-24] [AUTH-34',
    after: [...signUp, ...createReplies('accounts.number')],
    sees: `The username ${mobile} is already taken`,
    check: () => expect(error('mobile')).toBe('The Mobile Number is already taken'),
  },
  {
    requires: 'AUTH-26] [AUTH-33',
    after: [...signUp, ...createReplies('accounts.mail', 'mail.verified')],
    sees: 'The email is already taken',
    check: () => expect(error('mail')).toBe('The Email is already taken'),
  },
  {
    requires: 'AUTH-27',
    after: [...signUp, ...createReplies('accounts.mail', 'mail.checked')],
    sees: 'The email is already taken,Email verification is pending',
    check: verifies,
  },
  {
    requires: 'AUTH-32',
    after: [...signUp, ...createReplies('accounts.both')],
    sees: 'The Email and Mobile Number are already taken',
  },
  { requires: 'AUTH-30', after: [...signUp, ...createReplies('register.down')], sees: 'Something went wrong' },
  {
    requires: 'AUTH-30',
    after: [...signUp, ...createReplies('register.refused')],
    sees: 'This name is too long for us: 255 letters at most',
  },
  { requires: 'AUTH-29', after: [...signUp, ...createReplies('network.broken')], sees: 'Try Later!' },
];

const verifying: Outcome[] = [
  { requires: 'AUTH-20', after: [...unverified, { type: 'code.submitted' }], sees: 'Enter OTP before verifying' },
  {
    requires: 'OTP-17',
    after: [...unverified, { type: 'code.typed', code: '12' }, { type: 'code.submitted' }],
    sees: 'Enter Complete OTP',
  },
  {
    requires: 'OTP-20',
    after: [...signedUp, { type: 'code.typed', code: '0000' }, ...createReplies('mailCode.checked')],
    sees: 'Incorrect OTP',
  },
  {
    requires: 'OTP-23',
    after: [...unverified, { type: 'code.typed', code: '0000' }, ...createReplies('mailCode.blocked')],
    sees: 'Try Later!',
  },
  {
    requires: 'AUTH-21] [OTP-21',
    after: signedUp,
    check: async (harness) => {
      await verifies();
      await harness.perform({ type: 'code.typed', code: await newestCode(harness) });
      await harness.perform({ reply: 'mailCode.checked' });
      await signsIn();
      expect(screen.getByText('Email verified Succesfully')).toBeVisible();
    },
  },
  {
    requires: 'AUTH-22',
    after: [...signedUp, { type: 'code.typed', code: '1234' }, ...createReplies('mailCode.right')],
    emits: { type: 'navigate', to: '/login' },
  },
  { requires: 'OTP-05', after: [...unverified, { wait: 59_999 }], check: cannotResend },
  {
    requires: 'OTP-22',
    after: [...unverified, { wait: 60_000 }, { type: 'code.resent' }, ...createReplies('mail.pending')],
    sees: `A new OTP is sent to - ${mail}`,
    check: cannotResend,
  },
];

testPaths({ ...signInFixture, outcomes: [...fieldOutcomes, ...signingIn, ...signingUp, ...verifying] });
