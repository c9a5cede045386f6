import type { Messages } from './message.ts';

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
  'account.stored': { text: 'Nothing you typed is lost. Please try again in a moment.', from: 'own' },
} as const satisfies Messages;

/** What is said wherever a one-time code is typed. */
export const oneTimeCodeMessages = {
  'code.enter': { text: 'Enter the 4 digit code we sent you', from: 'own' },
  'code.resent': { text: 'A new OTP is sent to - {value}', from: 'OTP-22' },
  'code.incomplete': { text: 'Enter Complete OTP', from: 'OTP-17' },
  'code.wrong': { text: 'Incorrect OTP', from: 'OTP-20' },
  'code.later': { text: 'Try Later!', from: 'OTP-23' },
  'code.checking': { text: 'Checking the code…', from: 'own' },
  'code.resendAfter': { text: 'If it does not come, you can have another one in {n} seconds.', from: 'own' },
} as const satisfies Messages;

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
  'codeLogin.openFailed': { text: 'Your code was right, but your account did not open.', from: 'own' },
  'codeLogin.loggedIn': { text: 'Logged In', from: 'OTP-10' },
} as const satisfies Messages;

export const profileMessages = {
  'profile.mail': { text: 'Invalid Email', from: 'ACCT-08' },
  'profile.saved': { text: 'Details updated successfully', from: 'ACCT-13' },
  'profile.mobileTaken': { text: 'Mobile number is already taken', from: 'ACCT-16' },
  'profile.failed': { text: 'Something went wrong', from: 'ACCT-18' },
  'profile.mobileFixed': {
    text: 'This number cannot be changed here. Write to us, and we change it for you.',
    from: 'own',
  },
  'profile.mailFixed': {
    text: 'This e-mail cannot be changed here. Write to us, and we change it for you.',
    from: 'own',
  },
  'profile.whosePassword': { text: 'To change your e-mail, enter your password, too', from: 'own' },
  'profile.wrongPassword': { text: 'That is not your password', from: 'own' },
  'profile.noPassword': { text: 'Enter your password', from: 'own' },
  'profile.unread': { text: 'Your details could not be read', from: 'own' },
  'profile.prove': { text: 'Prove your new number', from: 'own' },
  'profile.codeSent': { text: 'We sent a code to {value}', from: 'own' },
  'profile.proved': { text: 'Your new number is proved', from: 'own' },
} as const satisfies Messages;
