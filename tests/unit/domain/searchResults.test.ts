import { expect, test } from 'vitest';
import { groupByArea } from '../../../src/domain/searchResults.ts';

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
