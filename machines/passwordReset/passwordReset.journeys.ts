import type { Journey } from '../kit/journeys.ts';
import type { passwordResetMachine } from './passwordReset.machine.ts';

const mail = { type: 'mail.typed', text: 'demo@mitreandmat.example' } as const;
const temporary = { type: 'password.typed', field: 'temporary', text: 'f00d5eed' } as const;
const filled = [
  temporary,
  { type: 'password.typed', field: 'password', text: 'Kolam 2026' },
  'reset.submitted',
] as const;

export const passwordResetJourneys: readonly Journey<typeof passwordResetMachine>[] = [
  {
    name: 'A forgotten password is replaced',
    requires: ['AUTH-38', 'AUTH-41', 'AUTH-43', 'AUTH-45'],
    steps: [mail, 'temporary.requested', 'temporary.sent', ...filled, 'reset.done'],
    endsIn: 'done',
  },
  {
    name: 'The temporary password is wrong, and another one is sent',
    requires: ['AUTH-43', 'AUTH-44'],
    steps: [
      ...[mail, 'temporary.requested', 'temporary.sent', ...filled, 'reset.wrong'],
      // The new password still stands there.
      ...['temporary.requested', 'temporary.sent', temporary, 'reset.submitted', 'reset.done'],
    ],
    endsIn: 'done',
  },
  {
    name: 'The letter has come before',
    requires: ['AUTH-38', 'AUTH-45'],
    steps: [mail, 'temporary.had', ...filled, 'reset.done'],
    endsIn: 'done',
  },
  {
    name: 'Nobody has an account with this e-mail',
    requires: ['AUTH-42'],
    steps: [mail, 'temporary.requested', 'temporary.unknown'],
    endsIn: 'enteringEmail.unknown',
  },
  {
    name: 'What is typed is no e-mail',
    requires: ['AUTH-39'],
    steps: [{ type: 'mail.typed', text: 'asha@' }, 'temporary.requested'],
    endsIn: 'enteringEmail.malformed',
  },
  {
    name: 'A customer who is signed in sets another password',
    requires: ['ACCT-19', 'AUTH-45'],
    start: 'signedIn',
    steps: ['temporary.requested', 'temporary.sent', ...filled, 'reset.done', 'password.right'],
    endsIn: 'done',
  },
];
