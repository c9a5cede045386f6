import { expect, test } from 'vitest';
import { listingMessages, searchMessages } from '../../src/messages/listing.ts';
import { formatMessage, type Message } from '../../src/messages/message.ts';
import { allMessages, messageSets } from '../../src/visualiser/catalogue/allMessages.ts';
import { readSources } from '../support/readSources.ts';

const speakers = Object.entries(readSources('machines', 'src')).filter(
  ([file]) => !/^src\/messages\/|\.stories\.tsx$/.test(file),
);
const all: [string, Message][] = Object.entries(allMessages);

test('there are messages, and each id is of one flow', () => {
  const ids = messageSets.flatMap((messages) => Object.keys(messages));
  expect(ids.length).toBeGreaterThan(300);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('every message comes from a requirement, or says that it is our own', () => {
  expect(all.filter(([, { from }]) => from !== 'own' && !/^[A-Z]{2,5}-\d{2,3}$/.test(from))).toEqual([]);
});

test('our own texts say bag, colour, e-mail and pincode, spell as India does, and write rupees with their sign', () => {
  const other = /\b(cart|colors?|emails?|zip|pin code|canceled|favorites?|gray|Rs)\b/i;
  expect(all.filter(([, { text, from }]) => from === 'own' && other.test(text))).toEqual([]);
});

test('every message is said somewhere', () => {
  const isUsed = (id: string) =>
    speakers.some(([, text]) => text.includes(`'${id}'`) || text.includes(`\`${id.replace(/[^.]+$/, '')}\${`));
  expect(all.map(([id]) => id).filter((id) => !isUsed(id))).toEqual([]);
});

test('a text of the specification stands in one place', () => {
  const long = all.filter(([, { text, from }]) => from !== 'own' && text.length > 16);
  const again = long.flatMap(([id, { text }]) =>
    speakers.filter(([, source]) => source.includes(text)).map(([file]) => `${id} again in ${file}`),
  );
  expect(again).toEqual([]);
});

test('[CAT-15] a hole in a message is filled with its value', () => {
  expect(formatMessage(listingMessages['listing.pageAlready'], { n: 3 })).toBe('Already on page 3');
});

test('neither a hole without a value nor a text of another flow compiles', () => {
  // @ts-expect-error the number of the page is missing
  expect(formatMessage(listingMessages['listing.pageAlready'])).toBe('Already on page {n}');
  // @ts-expect-error the search has no such text
  expect(() => formatMessage(searchMessages['listing.pageAlready'])).toThrow();
});

test('[STAT-13] no page says the text on reviews that no tab selects', () => {
  const unsaid = 'There are no review for this products';
  expect(speakers.filter(([, source]) => source.includes(unsaid)).map(([file]) => file)).toEqual([]);
  expect(all.filter(([, { text }]) => text === unsaid)).toEqual([]);
});
