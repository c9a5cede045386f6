import type { Messages } from './message.ts';
import { tell } from './told.ts';

export const passwordResetMessages = {
  'passwordReset.mail': { text: 'Invalid Email', from: 'AUTH-39' },
  'passwordReset.incomplete': { text: 'Enter temporary and new password', from: 'AUTH-40' },
  'passwordReset.unsent': { text: 'This User was not found or invalid', from: 'AUTH-42' },
  'passwordReset.sent': { text: 'Temporary password sent to mail', from: 'AUTH-43' },
  'passwordReset.wrong': { text: 'Incorrect temporary password', from: 'AUTH-44' },
  'passwordReset.done': { text: 'password reset successful', from: 'AUTH-45' },
  'passwordReset.wrongMail': { text: 'Email id is incorrect', from: 'AUTH-46' },
  'passwordReset.asked': {
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
  'passwordReset.spent': {
    text: 'There is none any more: it was used, is older than an hour, or was wrong five times. Have another one sent.',
    from: 'own',
  },
  'passwordReset.noAccount': { text: 'No account has this e-mail. Use another one.', from: 'own' },
  'passwordReset.failed': { text: 'The password could not be changed just now', from: 'own' },
  'passwordReset.elsewhere': {
    text: 'You stay signed in here. Everywhere else you are signed out.',
    from: 'own',
  },
} as const satisfies Messages;

tell(passwordResetMessages);
