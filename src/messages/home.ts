import type { Messages } from './message.ts';

export const homeMessages = {
  'home.pictureFailed': { text: 'The first picture did not come.', from: 'own' },
  'home.themesFailed': { text: 'The collections did not come.', from: 'own' },
  'home.favouritesFailed': { text: 'Our favourites did not come.', from: 'own' },
  'home.stepsFailed': { text: 'The steps of framing did not come.', from: 'own' },
  'home.framesFailed': { text: 'The frames did not come.', from: 'own' },
  'home.wallsFailed': { text: 'The gallery walls did not come.', from: 'own' },
  'home.waysFailed': { text: 'The store and the studios did not come.', from: 'own' },
  'home.storeFailed': { text: 'The looks into the store did not come.', from: 'own' },
  'home.voicesFailed': { text: 'What our customers say did not come.', from: 'own' },
} as const satisfies Messages;
