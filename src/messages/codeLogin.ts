import type { Messages } from './message.ts';
import { tell } from './told.ts';

export const codeLoginMessages = {
  'codeLogin.malformed': { text: 'Enter a valid Email', from: 'OTP-15' },
  'codeLogin.invalid': { text: 'Invalid Entry', from: 'OTP-16' },
  'codeLogin.requesting': { text: 'Sending a code…', from: 'own' },
  'codeLogin.blocked': {
    text: 'Too many codes were wrong. To keep the account safe, no code is taken for the next 15 minutes.',
    from: 'own',
  },
  'codeLogin.unknown': { text: 'User {value} not registered', from: 'OTP-07' },
  'codeLogin.incomplete': { text: 'Enter all details', from: 'OTP-18' },
  'codeLogin.check': { text: 'Please look at the marked fields again', from: 'own' },
  'codeLogin.required': { text: 'Please fill this in', from: 'own' },
  'codeLogin.takenHint': { text: 'Is it yours? Then have a code sent there instead.', from: 'own' },
  'codeLogin.registering': { text: 'Making your account…', from: 'own' },
  'codeLogin.opening': { text: 'Signing you in…', from: 'own' },
  'codeLogin.unopened': { text: 'Your code was right, but your account did not open.', from: 'own' },
  'codeLogin.loggedIn': { text: 'Logged In', from: 'OTP-10' },
} as const satisfies Messages;

tell(codeLoginMessages);
