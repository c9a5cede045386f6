import type { Messages } from './message.ts';

export const contactMessages = {
  'contact.incomplete': { text: 'Enter all details', from: 'CONT-05' },
  'contact.mail': { text: 'Enter E-mail correctly', from: 'CONT-06' },
  'contact.sent': { text: 'Message Sent Succesfully', from: 'CONT-07' },
} as const satisfies Messages;

export const partnerMessages = {
  'partner.failed': { text: 'Please try later!', from: 'PART-15' },
} as const satisfies Messages;

export const newsletterMessages = {
  'newsletter.thanks': { text: 'Thank you for subscribing to our Newsletter.', from: 'NEWS-03' },
  'newsletter.already': { text: 'This email is already in our subscribers list. Thank You.', from: 'NEWS-04' },
  'newsletter.mail': { text: 'Enter valid email', from: 'NEWS-06' },
  'newsletter.title': { text: 'New work, now and then', from: 'own' },
  'newsletter.lead': { text: 'New artists and quiet walls, about twice a month.', from: 'own' },
} as const satisfies Messages;

export const optOutMessages = {
  'optOut.mail': { text: 'Enter valid email', from: 'STAT-08' },
  'optOut.done': { text: 'Done. Our newsletter no longer goes to this address.', from: 'own' },
  'optOut.failed': { text: 'We could not take the address off our list', from: 'own' },
} as const satisfies Messages;
