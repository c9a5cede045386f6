import type { Journey } from '../kit/journeys.ts';
import type { profileMachine } from './profile.machine.ts';

const mobile = { type: 'field.typed', field: 'mobile', text: '+91 98470 12345' } as const;
const code = { type: 'code.typed', code: '1234' } as const;
const moved = ['profile.read', mobile, 'profile.submitted', 'profile.moved'];

export const profileJourneys: readonly Journey<typeof profileMachine>[] = [
  {
    name: 'A customer changes the name',
    requires: ['ACCT-07', 'ACCT-13', 'ACCT-14'],
    steps: [
      ...['profile.read', { type: 'field.typed', field: 'fullName', text: 'Zoë D’Souza' } as const],
      ...['profile.submitted', 'profile.renamed'],
    ],
    endsIn: 'filling',
  },
  {
    name: 'A new number is proved by a code',
    requires: ['ACCT-15', 'OTP-09'],
    steps: [...moved, 'codeRequest.sent', code, 'proof.right'],
    endsIn: 'filling',
  },
  {
    name: 'The code is wrong, and another one is sent',
    requires: ['ACCT-15', 'OTP-05', 'OTP-20', 'OTP-22'],
    steps: [
      ...[...moved, 'codeRequest.sent', code, 'otp.wrong'],
      ...['wait', 'code.resent', 'codeRequest.sent', code, 'proof.right'],
    ],
    endsIn: 'filling',
  },
  {
    name: 'The new number is proved later',
    requires: ['ACCT-13', 'ACCT-15'],
    steps: [...moved, 'codeRequest.sent', 'proof.left'],
    endsIn: 'filling',
  },
  {
    name: 'The number belongs to another account',
    requires: ['ACCT-16'],
    steps: ['profile.read', mobile, 'profile.submitted', 'profile.mobileTaken'],
    endsIn: 'filling.invalid',
  },
];
