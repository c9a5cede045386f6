import { expect, test } from 'vitest';
import { countByStars, getAverageStars, isValidRating, MAX_STARS } from '../../../src/domain/review.ts';

test('[ART-17] stars are whole, from 1 to 5', () => {
  expect(MAX_STARS).toBe(5);
  expect([1, 2, 3, 4, 5].filter(isValidRating)).toEqual([1, 2, 3, 4, 5]);
  expect([0, 6, -1, 2.5, Number.NaN, Number.POSITIVE_INFINITY].filter(isValidRating)).toEqual([]);
});

test.each([
  [[], null],
  [[4], 4],
  [[5, 4], 4.5],
  [[5, 5, 4], 4.7],
  [[1, 1, 2], 1.3],
])('[ART-17] %j stars are %s on average', (all, average) => {
  expect(getAverageStars(all.map((stars) => ({ stars })))).toBe(average);
});

test('[ART-17] how many have how many stars, the most stars first', () => {
  expect(countByStars([5, 4, 5, 1].map((stars) => ({ stars })))).toEqual([
    { stars: 5, count: 2 },
    { stars: 4, count: 1 },
    { stars: 3, count: 0 },
    { stars: 2, count: 0 },
    { stars: 1, count: 1 },
  ]);
});
