import type { Messages } from './message.ts';

export const listingMessages = {
  'listing.none': { text: 'No Art Available', from: 'CAT-16' },
  'listing.noneMatch': { text: 'Nothing hangs here under these filters.', from: 'own' },
  'listing.pastTheEnd': { text: 'The list does not reach as far as this page.', from: 'own' },
  'listing.pageInvalid': { text: 'Enter a valid number', from: 'CAT-14' },
  'listing.pageAlready': { text: 'Already on page {n}', from: 'CAT-15' },
  'listing.failed': { text: 'The gallery did not open. Please try again.', from: 'own' },
} as const satisfies Messages;
