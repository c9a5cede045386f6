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

export const articleMessages = {
  'article.failed': { text: 'This page of the journal did not open.', from: 'own' },
} as const satisfies Messages;

/** What the pages say that are about the store itself; the rest is written in the backend. */
export const contentMessages = {
  'content.failed': { text: 'This text did not come.', from: 'own' },
  'content.none': { text: 'Nothing is written here yet.', from: 'own' },
  'about.story': { text: 'Our flagship store opened in Kochi in 2017.', from: 'STAT-02' },
} as const satisfies Messages;
