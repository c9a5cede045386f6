import type { Journey } from '../kit/journeys.ts';
import type { signInMachine } from './signIn.machine.ts';

const type = <const Field extends string>(field: Field, text: string) =>
  ({ type: 'field.typed', field, text }) as const;
const mail = type('mail', 'asha@example.com');
const password = type('password', 'Kolam 2026');
const code = { type: 'code.typed', code: '1234' } as const;
const submitted = [mail, password, 'form.submitted'];
const signIn = ['signIn.chosen', ...submitted];
const signedUp = [
  ...[type('fullName', 'Asha Menon'), type('mobile', '+91 98470 12345')],
  ...[mail, password, type('confirm', 'Kolam 2026'), 'form.submitted'],
];

export const signInJourneys: readonly Journey<typeof signInMachine>[] = [
  {
    name: 'A customer signs in with a password',
    requires: ['AUTH-09', 'AUTH-23', 'AUTH-35'],
    steps: [...signIn, 'mail.verified', 'password.right'],
    endsIn: 'signedIn',
  },
  {
    name: 'Somebody new creates an account',
    requires: ['AUTH-03', 'AUTH-08', 'AUTH-17', 'AUTH-19', 'AUTH-21'],
    steps: [...signedUp, 'register.accepted', 'mail.pending', code, 'mailCode.right'],
    endsIn: 'signingIn',
  },
  {
    name: 'The password is wrong, and tried again',
    requires: ['AUTH-25'],
    steps: [...signIn, 'mail.verified', 'password.wrong', 'form.submitted', 'mail.verified', 'password.right'],
    endsIn: 'signedIn',
  },
  {
    name: 'The password is forgotten, and another one set',
    requires: ['AUTH-38', 'AUTH-45'],
    steps: ['signIn.chosen', 'password.forgotten', 'passwordReset.done'],
    endsIn: 'signingIn',
  },
  {
    name: 'The e-mail was never verified',
    requires: ['AUTH-18', 'AUTH-28', 'AUTH-21'],
    steps: [...signIn, 'mail.pending', 'password.unverified', code, 'mailCode.right'],
    endsIn: 'signingIn',
  },
  {
    name: 'Both number and e-mail belong to an account',
    requires: ['AUTH-32'],
    steps: [...signedUp, 'register.bothTaken'],
    endsIn: 'signingUp.filling.bothTaken',
  },
  {
    name: 'The backend does not answer, and is asked again',
    requires: ['AUTH-29'],
    steps: [...signIn, 'mail.down', 'form.submitted', 'mail.verified', 'password.right'],
    endsIn: 'signedIn',
  },
];
