import type { Letter } from '../../src/domain/letter.ts';
import { toText } from '../drupal/entity.ts';
import type { Store } from '../drupal/store.ts';
import { randomUuid } from '../drupal/uuid.ts';
import { formatTime } from '../drupal/write.ts';

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
