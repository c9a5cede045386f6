import type { Journey } from '../kit/journeys.ts';
import type { codeLoginMachine } from './codeLogin.machine.ts';

const mobile = { type: 'address.typed', text: '+91 98470 12345' } as const;
const code = { type: 'code.typed', code: '1234' } as const;
const requested = ['recall.nothing', mobile, 'address.submitted'];
const signedIn = [code, 'otp.accepted', 'account.opened'];
const described = [
  { type: 'detail.typed', field: 'name', text: 'Asha Menon' },
  { type: 'detail.typed', field: 'mail', text: 'asha@example.com' },
  'details.submitted',
] as const;

export const codeLoginJourneys: readonly Journey<typeof codeLoginMachine>[] = [
  {
    name: 'A customer signs in by a code',
    requires: ['OTP-02', 'OTP-03', 'OTP-09', 'OTP-10', 'OTP-13'],
    steps: [...requested, 'codeRequest.sent', ...signedIn],
    endsIn: 'done',
  },
  {
    name: 'Somebody new gives name and e-mail, and is signed in',
    requires: ['OTP-06', 'OTP-07', 'OTP-08', 'OTP-10'],
    steps: [...requested, 'codeRequest.unknown', ...described, 'register.done', 'codeRequest.sent', ...signedIn],
    endsIn: 'done',
  },
  {
    name: 'The code is wrong, and another one is sent',
    requires: ['OTP-04', 'OTP-05', 'OTP-20', 'OTP-22'],
    steps: [
      ...[...requested, 'codeRequest.sent', code, 'otp.wrong'],
      ...['wait', 'code.resent', 'codeRequest.sent'],
      ...signedIn,
    ],
    endsIn: 'done',
  },
  {
    name: 'What is typed is neither a number nor an e-mail',
    requires: ['OTP-14', 'OTP-15'],
    steps: [
      ...['recall.nothing', { type: 'address.typed', text: 'asha' } as const, 'address.submitted'],
      ...[mobile, 'address.submitted', 'codeRequest.sent'],
    ],
    endsIn: 'code',
  },
  {
    name: 'The popup is opened again while a code is on its way',
    requires: ['OTP-24'],
    steps: ['recall.pending', ...signedIn],
    endsIn: 'done',
  },
  {
    name: 'The e-mail belongs to another account',
    requires: ['OTP-06', 'AUTH-33'],
    steps: [...requested, 'codeRequest.unknown', ...described, 'register.mailTaken'],
    endsIn: 'details.mailTaken',
  },
];
