import type { Messages } from './message.ts';
import { tell } from './told.ts';

/** What is said of an account wherever its details are typed: to sign up, in the popup, in the profile. */
export const accountMessages = {
  'account.noName': { text: 'Enter your full name', from: 'own' },
  'account.longName': { text: 'This name is too long for us: 255 letters at most', from: 'own' },
  'account.mobile': { text: 'Enter a valid Mobile Number', from: 'ACCT-10' },
  'account.alternate': { text: 'Enter a valid alternaltive number', from: 'ACCT-12' },
  'account.bothTaken': { text: 'The Email and Mobile Number are already taken', from: 'AUTH-32' },
  'account.mailTaken': { text: 'The Email is already taken', from: 'AUTH-33' },
  'account.mobileTaken': { text: 'The Mobile Number is already taken', from: 'AUTH-34' },
  'account.verified': { text: 'Email verified Succesfully', from: 'OTP-21' },
  'account.kept': { text: 'Nothing you typed is lost. Please try again in a moment.', from: 'own' },
} as const satisfies Messages;

tell(accountMessages);
