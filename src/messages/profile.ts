import type { Messages } from './message.ts';
import { tell } from './told.ts';

export const profileMessages = {
  'profile.noName': { text: 'Enter your full name', from: 'own' },
  'profile.longName': { text: 'This name is too long for us: 255 letters at most', from: 'own' },
  'profile.mail': { text: 'Invalid Email', from: 'ACCT-08' },
  'profile.mobile': { text: 'Enter a valid Mobile Number', from: 'ACCT-10' },
  'profile.alternate': { text: 'Enter a valid alternaltive number', from: 'ACCT-12' },
  'profile.saved': { text: 'Details updated successfully', from: 'ACCT-13' },
  'profile.mobileTaken': { text: 'Mobile number is already taken', from: 'ACCT-16' },
  'profile.mailTaken': { text: 'The Email is already taken', from: 'own' },
  'profile.failed': { text: 'Something went wrong', from: 'ACCT-18' },
  'profile.kept': { text: 'Nothing you typed is lost. Please try again in a moment.', from: 'own' },
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

tell(profileMessages);
