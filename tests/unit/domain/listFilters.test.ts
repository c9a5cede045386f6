import { expect, test } from 'vitest';
import { areSameFilters, type Filters, getNames, isFilteredArea, NO_FILTERS } from '../../../src/domain/listFilters.ts';

test('a list that nobody narrowed has no name in force and the order of the shop', () => {
  expect(getNames(NO_FILTERS, 'colours')).toEqual([]);
});

test('filters are the same whatever the order of their names, and others with another name or order', () => {
  const blue: Filters = { colours: ['Blue', 'White'], sort: 'price' };
  expect(areSameFilters(blue, { ...blue, colours: ['White', 'Blue'] })).toBe(true);
  expect(areSameFilters({ colours: [] }, NO_FILTERS)).toBe(true);
  expect(areSameFilters(blue, { ...blue, colours: ['Blue'] })).toBe(false);
  expect(areSameFilters(blue, { ...blue, colours: ['Blue', 'Green'] })).toBe(false);
  expect(areSameFilters(blue, { ...blue, frames: ['Nordic'] })).toBe(false);
  expect(areSameFilters(blue, { ...blue, sort: 'title' })).toBe(false);
});

test('gifts and posts stand as the shop has them, every other list can be narrowed', () => {
  const areas = ['art', 'walls', 'gifts', 'objects', 'mixedMedia', 'blog'] as const;
  expect(areas.filter(isFilteredArea)).toEqual(['art', 'walls', 'objects', 'mixedMedia']);
});
