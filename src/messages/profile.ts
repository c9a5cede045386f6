import type { Messages } from './message.ts';

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
