import type { Messages } from './message.ts';

export const homeMessages = {
  'home.pictureFailed': { text: 'The first picture did not load.', from: 'own' },
  'home.themesFailed': { text: 'The collections did not load.', from: 'own' },
  'home.favouritesFailed': { text: 'Our favourites did not load.', from: 'own' },
  'home.stepsFailed': { text: 'The steps of framing did not load.', from: 'own' },
  'home.framesFailed': { text: 'The frames did not load.', from: 'own' },
  'home.wallsFailed': { text: 'The gallery walls did not load.', from: 'own' },
  'home.waysFailed': { text: 'The store and the studios did not load.', from: 'own' },
  'home.storeFailed': { text: 'The looks into the store did not load.', from: 'own' },
  'home.voicesFailed': { text: 'What our customers say did not load.', from: 'own' },
} as const satisfies Messages;
