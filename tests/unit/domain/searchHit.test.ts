import { expect, test } from 'vitest';
import { groupByArea, hasLetterOrDigit, mergeSearchResults } from '../../../src/domain/searchHit.ts';

const ghats = { uuid: 'a', title: 'Misty Ghats', url: '/art/misty-ghats', type: 'Art Prints' };
const bottle = { uuid: 'b', title: 'Kettle Pond Bottle', url: '/object/kettle-pond-bottle', type: 'Decor Objects' };

test('[CAT-27] [CAT-28] what several calls found is one list, each product once, in the order they came', () => {
  expect(mergeSearchResults([[ghats], [bottle, ghats], [ghats, bottle]]).map(({ title }) => title)).toEqual([
    'Misty Ghats',
    'Kettle Pond Bottle',
  ]);
});

test('[CAT-28] one uuid under two titles is one product; two uuids under one title are two', () => {
  const again = { ...ghats, title: 'Misty Ghats, framed' };
  const other = { ...ghats, uuid: 'c', url: '/art/misty-ghats-2' };
  expect(mergeSearchResults([[ghats, again], [other]]).map(({ path }) => path)).toEqual([
    '/art/misty-ghats',
    '/art/misty-ghats-2',
  ]);
});

test('[CAT-29] what has no title is dropped, and what leads nowhere in this store too', () => {
  const untitled = { ...ghats, title: ' ' };
  const nowhere = [
    '',
    'javascript:alert(1)',
    'https://elsewhere.example/art',
    '//elsewhere.example',
    '/\\elsewhere',
    '/\t/elsewhere',
  ];
  expect(
    mergeSearchResults([[untitled], nowhere.map((url, uuid) => ({ ...bottle, uuid: String(uuid), url }))]),
  ).toEqual([]);
});

test('[CAT-30] a decor object is where this store has it', () => {
  expect(mergeSearchResults([[bottle]])).toEqual([
    { id: 'b', title: 'Kettle Pond Bottle', path: '/decor-objects/kettle-pond-bottle', kind: 'Decor Objects' },
  ]);
});

test.each(['a', 'É', '7', '٣', 'चाय', 'ചായ', '灯', '-x-'])('[CAT-24] %j can be searched for', (text) =>
  expect(hasLetterOrDigit(text)).toBe(true),
);
test.each(['', ' ', '?!', '…', '<>', '😀', '%20'.replaceAll(/\d/g, '')])('[CAT-24] %j cannot', (text) =>
  expect(hasLetterOrDigit(text)).toBe(false),
);

test('[CAT-28] a result without a uuid is known by its page', () => {
  const nameless = { ...ghats, uuid: '' };
  const other = { ...nameless, url: '/art/other' };
  expect(mergeSearchResults([[nameless, other], [nameless]])).toEqual([
    { id: '/art/misty-ghats', title: 'Misty Ghats', path: '/art/misty-ghats', kind: 'Art Prints' },
    { id: '/art/other', title: 'Misty Ghats', path: '/art/other', kind: 'Art Prints' },
  ]);
});

test('what is found stands under the list that it belongs to, the list of the best one first', () => {
  const [pond, moon, low, about] = [
    '/decor-objects/kettle-pond-bottle',
    '/art/harvest-moon',
    '/art/low',
    '/about/',
  ].map((path) => ({ path }));
  expect(groupByArea([pond, moon, low, about].filter((thing) => thing !== undefined))).toEqual([
    ['objects', [pond]],
    ['art', [moon, low]],
  ]);
});
