import type { Messages } from './message.ts';
import { tell } from './told.ts';

export const articleMessages = {
  'article.failed': { text: 'This page of the journal did not open.', from: 'own' },
} as const satisfies Messages;

tell(articleMessages);
