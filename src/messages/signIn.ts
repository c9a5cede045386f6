import type { Messages } from './message.ts';
import { tell } from './told.ts';

export const signInMessages = {
  'signIn.noMail': { text: 'Enter an email', from: 'AUTH-12' },
  'signIn.noPassword': { text: 'Enter a password', from: 'AUTH-13' },
  'signIn.mail': { text: 'Invalid Email', from: 'AUTH-14' },
  'signIn.mismatch': { text: 'Password and confirm password do not match.', from: 'AUTH-15' },
  'signIn.noMobile': { text: 'Enter a mobile number', from: 'own' },
  'signIn.codeSent': { text: 'Otp has been sent to your mail', from: 'AUTH-19' },
  'signIn.noCode': { text: 'Enter OTP before verifying', from: 'AUTH-20' },
  'signIn.done': { text: 'Logged In', from: 'AUTH-23' },
  'signIn.usernameTaken': { text: 'The username {value} is already taken', from: 'AUTH-24' },
  'signIn.wrong': { text: 'Email or Password is incorrect', from: 'AUTH-25' },
  'signIn.accountTaken': { text: 'The email is already taken', from: 'AUTH-26' },
  'signIn.pending': { text: 'The email is already taken,Email verification is pending', from: 'AUTH-27' },
  'signIn.unverified': { text: 'You need to verify email', from: 'AUTH-28' },
  'signIn.failed': { text: 'Try Later!', from: 'AUTH-29' },
  'signIn.refused': { text: 'Something went wrong', from: 'AUTH-30' },
  'signIn.whichMail': {
    text: 'You signed in with your mobile number. Enter the e-mail of your account, and we send a code there.',
    from: 'own',
  },
  'signIn.unknownMail': { text: 'We know no account with this e-mail', from: 'own' },
  'signIn.tryAgain': { text: 'Check both, or have a new password sent to your e-mail.', from: 'own' },
  'signIn.yours': { text: 'Is it yours? Then sign in with it.', from: 'own' },
} as const satisfies Messages;

tell(signInMessages);
