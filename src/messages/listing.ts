import type { Messages } from './message.ts';

export const listingMessages = {
  'listing.none': { text: 'No Art Available', from: 'CAT-16' },
  'listing.noWalls': { text: 'No gallery walls here', from: 'own' },
  'listing.noGifts': { text: 'No gifts here', from: 'own' },
  'listing.noObjects': { text: 'No decor objects here', from: 'own' },
  'listing.noMixedMedia': { text: 'No mixed media here', from: 'own' },
  'listing.noPosts': { text: 'No posts here', from: 'own' },
  'listing.noneMatch': { text: 'Nothing hangs here under these filters.', from: 'own' },
  'listing.comeAgain': { text: 'Please look in again soon.', from: 'own' },
  'listing.pastTheEnd': { text: 'The list does not reach as far as this page.', from: 'own' },
  'listing.pageOf': { text: 'Page {n} of {pages}', from: 'DECOR-03' },
  'listing.pageInvalid': { text: 'Enter a valid number', from: 'CAT-14' },
  'listing.pageAlready': { text: 'Already on page {n}', from: 'CAT-15' },
  'listing.framedGifts': { text: 'Custom Framed Gifts', from: 'GIFT-02' },
  'listing.thoughtfulGifts': { text: 'Thoughtful Gifts', from: 'GIFT-04' },
  'listing.failed': { text: 'The gallery did not open. Please try again.', from: 'own' },
} as const satisfies Messages;

export const searchMessages = {
  'search.noData': { text: 'no data', from: 'CAT-24' },
  'search.none': { text: 'No results found..', from: 'CAT-26' },
  'search.searching': { text: 'Searching…', from: 'own' },
  'search.found': { text: 'Results: {count}', from: 'own' },
  'search.noQuery': { text: 'What are you looking for?', from: 'own' },
  'search.nearMatches': { text: 'Nothing is called “{text}”. This is what we have for “{instead}”.', from: 'own' },
  'search.nothing': { text: 'Try another word, or look through the shop.', from: 'own' },
  'search.failed': { text: 'The search did not answer.', from: 'own' },
} as const satisfies Messages;

export const listFilterMessages = {
  'filters.failed': { text: 'The filters did not load. Please try again.', from: 'own' },
} as const satisfies Messages;
