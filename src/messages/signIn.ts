import type { Messages } from './message.ts';

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

export const passwordResetMessages = {
  'passwordReset.mail': { text: 'Invalid Email', from: 'AUTH-39' },
  'passwordReset.incomplete': { text: 'Enter temporary and new password', from: 'AUTH-40' },
  'passwordReset.sendFailed': { text: 'This User was not found or invalid', from: 'AUTH-42' },
  'passwordReset.sent': { text: 'Temporary password sent to mail', from: 'AUTH-43' },
  'passwordReset.wrong': { text: 'Incorrect temporary password', from: 'AUTH-44' },
  'passwordReset.done': { text: 'password reset successful', from: 'AUTH-45' },
  'passwordReset.wrongMail': { text: 'Email id is incorrect', from: 'AUTH-46' },
  'passwordReset.requested': {
    text: 'Enter the e-mail of your account. We send a temporary password there, for which you set a new one.',
    from: 'own',
  },
  'passwordReset.askedOwn': {
    text: 'We send a temporary password to your e-mail. With it you set a new one.',
    from: 'own',
  },
  'passwordReset.checkMail': { text: 'Check the e-mail for a slip, and try again.', from: 'own' },
  'passwordReset.unreached': {
    text: 'We could not be reached just now, so the e-mail may be right. Please try again in a moment.',
    from: 'own',
  },
  'passwordReset.goodFor': { text: 'It is good for an hour. Look among the unwanted mail, too.', from: 'own' },
  'passwordReset.mistyped': { text: 'Copy it from the newest letter: an older one is good no longer.', from: 'own' },
  'passwordReset.expired': {
    text: 'There is none any more: it was used, is older than an hour, or was wrong five times. Have another one sent.',
    from: 'own',
  },
  'passwordReset.refused': { text: 'This password is not accepted. Please choose another one.', from: 'own' },
  'passwordReset.noAccount': { text: 'No account has this e-mail. Use another one.', from: 'own' },
  'passwordReset.failed': { text: 'The password could not be changed just now', from: 'own' },
  'passwordReset.elsewhere': {
    text: 'You stay signed in here. Everywhere else you are signed out.',
    from: 'own',
  },
} as const satisfies Messages;
