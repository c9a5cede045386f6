import { expect, test } from 'vitest';
import { listOf, numberThat, objectOf, oneOf, type ReadAs, text, textThat } from '../../../src/ports/plainShapes.ts';

const chosen = objectOf<{ themes: string[] }>({ themes: listOf(text) });

test.each<[string, ReadAs<unknown>, unknown, unknown]>([
  ['a text', text, 'teak', 'teak'],
  ['no text', text, 7, null],
  ['a text that holds', textThat((path) => path.startsWith('/art')), '/art/2', '/art/2'],
  ['a text that does not hold', textThat((path) => path.startsWith('/art')), '/blog', null],
  ['a number that holds', numberThat((ratio) => ratio > 0), 0.75, 0.75],
  ['a number that does not hold', numberThat((ratio) => ratio > 0), 0, null],
  ['a number in letters', numberThat(() => true), '3', null],
  ['one of a few names', oneOf(['frame', 'print']), 'print', 'print'],
  ['a name that is none of them', oneOf(['frame', 'print']), 'poster', null],
  ['a list', listOf(text), ['a', 'b'], ['a', 'b']],
  ['a list with an entry that is none', listOf(text), ['a', null], null],
  ['no list', listOf(text), { 0: 'a' }, null],
  ['an object, without what else it has', chosen, { themes: ['Sea'], more: 1 }, { themes: ['Sea'] }],
  ['an object without a field', chosen, {}, null],
  ['nothing', chosen, null, null],
])('%s', (_, readAs, value, read) => {
  expect(readAs(value)).toEqual(read);
});
