import type { Messages } from './message.ts';

export const articleMessages = {
  'article.failed': { text: 'This page of the journal did not open.', from: 'own' },
} as const satisfies Messages;

/** What the pages say that are about the store itself; the rest is written in the backend. */
export const contentMessages = {
  'content.failed': { text: 'This text did not load.', from: 'own' },
  'content.none': { text: 'Nothing is written here yet.', from: 'own' },
  'about.story': { text: 'Our flagship store opened in Kochi in 2017.', from: 'STAT-02' },
} as const satisfies Messages;
