import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { searchResultsPorts, suggestSearches } from '../../../src/ports/searchResults.ts';
import { setupBackend } from '../../support/setupBackend.ts';

setupBackend('spec');

const names = [
  'Last Ferry to Kainakary',
  'Misty Ghats',
  'Kolam for a New Year',
  'Bougainvillea Wall',
  'Café in the Rain',
  'Monsoons at the Lido',
  'Monsoon Market',
  'Nongsej, Banri',
];

test.each([
  ['a letter too many', 'feerry', ['ferry']],
  ['a letter too few', 'fery', ['ferry']],
  ['another letter, the first one too', 'gerry', ['ferry']],
  ['capitals and signs', 'FERY!', ['ferry']],
  ['an accent', 'cafè', ['cafe']],
  ['two letters of a long word', 'bouganvilea', ['bougainvillea']],
  ['one of several words', 'misty gats', ['misty ghats', 'misty', 'ghats']],
  ['words of different titles, each by itself, the longest first', 'kolam ferry', ['kolam', 'ferry']],
  ['what was typed right before what was put right', 'rain gerry', ['rain ferry', 'rain', 'ferry']],
  ['two letters of a short word in each other’s place', 'kolma', ['kolam']],
  ['a word with a plural, which it finds too', 'monsoonn', ['monsoon']],
  ['an artist, whose name is stored turned round', 'banri nongsei', ['banri nongsej', 'banri', 'nongsej']],
])('a search that finds nothing is put right by the names in the shop: %s', (_, typed, searches) => {
  expect(suggestSearches(typed, names)).toEqual(searches);
});

test.each(['zzzzz', 'qq', 'xy', '<b>x'])('what is near no name suggests nothing: %s', (typed) => {
  expect(suggestSearches(typed, names)).toEqual([]);
});

test('an artist’s name with a slip leads to what that artist made', async () => {
  const { findResults } = searchResultsPorts(new QueryClient());
  const { cards, correctedText } = await findResults({ text: 'banri nongsej' }, new AbortController().signal);
  expect(correctedText).toBe('banri nongsiej');
  expect([...new Set(cards.flatMap(({ lines }) => lines))]).toEqual(['Banri Nongsiej']);
});
