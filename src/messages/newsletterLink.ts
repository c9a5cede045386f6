import type { Messages } from './message.ts';

export const newsletterLinkMessages = {
  'newsletterLink.submitting': { text: 'One moment…', from: 'own' },
  'newsletterLink.confirmed': { text: 'Thank you. From now on our newsletter comes to this address.', from: 'own' },
  'newsletterLink.invalid': { text: 'This link is no longer good.', from: 'own' },
  'newsletterLink.failed': { text: 'That did not work. Please try again.', from: 'own' },
} as const satisfies Messages;
