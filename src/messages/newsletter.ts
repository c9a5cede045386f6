import type { Messages } from './message.ts';

export const newsletterMessages = {
  'newsletter.thanks': { text: 'Thank you for subscribing to our Newsletter.', from: 'NEWS-03' },
  'newsletter.already': { text: 'This email is already in our subscribers list. Thank You.', from: 'NEWS-04' },
  'newsletter.mail': { text: 'Enter valid email', from: 'NEWS-06' },
  'newsletter.title': { text: 'New work, now and then', from: 'own' },
  'newsletter.lead': { text: 'New artists and quiet walls, about twice a month.', from: 'own' },
} as const satisfies Messages;
