import type { Messages } from './message.ts';

export const articleMessages = {
  'article.failed': { text: 'This page of the journal did not open.', from: 'own' },
} as const satisfies Messages;
