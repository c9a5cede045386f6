import { toText } from '../drupal/entity.ts';
import type { Store } from '../drupal/store.ts';
import { randomUuid } from '../drupal/uuid.ts';
import { formatTime } from '../drupal/write.ts';

/** What the backend "sent" to a phone or a mail address; `code` is '' for a letter without one, `sent` RFC 3339. */
export type Letter = { to: string; subject: string; text: string; code: string; sent: string };

/** Puts a letter or text message into the inbox instead of sending it. */
export function sendLetter(
  store: Store,
  { to, subject, text, code = '' }: Omit<Letter, 'sent' | 'code'> & { code?: string },
): void {
  store.add({
    type: 'backend--letter',
    id: randomUuid(),
    attributes: { to, subject, text, code, sent: formatTime(store.now()) },
  });
}

/** Everything sent, newest first. */
export const listLetters = (store: Store): Letter[] =>
  [...store.list('backend--letter')].reverse().map(({ attributes }) => ({
    to: toText(attributes.to),
    subject: toText(attributes.subject),
    text: toText(attributes.text),
    code: toText(attributes.code),
    sent: toText(attributes.sent),
  }));
