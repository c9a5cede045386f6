import { expect, test } from 'vitest';
import { suggestSearches } from '../../../src/ports/searchResults.ts';

const titles = [
  'Last Ferry to Kainakary',
  'Misty Ghats',
  'Kolam for a New Year',
  'Bougainvillea Wall',
  'Café in the Rain',
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
])('a search that finds nothing is put right by the titles of the shop: %s', (_, typed, searches) => {
  expect(suggestSearches(typed, titles)).toEqual(searches);
});

test.each(['zzzzz', 'qq', 'xy'])('what is near no title suggests nothing: %s', (typed) => {
  expect(suggestSearches(typed, titles)).toEqual([]);
});
