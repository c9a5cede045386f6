import type { Messages } from './message.ts';

export const contactMessages = {
  'contact.incomplete': { text: 'Enter all details', from: 'CONT-05' },
  'contact.mail': { text: 'Enter E-mail correctly', from: 'CONT-06' },
  'contact.sent': { text: 'Message Sent Succesfully', from: 'CONT-07' },
} as const satisfies Messages;

export const partnerMessages = {
  'partner.failed': { text: 'Please try later!', from: 'PART-15' },
} as const satisfies Messages;

export const optOutMessages = {
  'optOut.mail': { text: 'Enter valid email', from: 'STAT-08' },
  'optOut.done': { text: 'Done. Our newsletter no longer goes to this address.', from: 'own' },
  'optOut.failed': { text: 'We could not take the address off our list', from: 'own' },
} as const satisfies Messages;
