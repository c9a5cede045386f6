import type { Messages } from './message.ts';

export const homeMessages = {
  'home.pictureFailed': { text: 'The first picture did not come.', from: 'own' },
  'home.themesFailed': { text: 'The collections did not come.', from: 'own' },
  'home.favouritesFailed': { text: 'Our favourites did not come.', from: 'own' },
  'home.loggedOut': { text: 'Logged Out Successfully', from: 'HOME-14' },
  'home.expired': { text: 'Login Expired', from: 'HOME-15' },
} as const satisfies Messages;
