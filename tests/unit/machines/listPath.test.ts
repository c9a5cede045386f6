import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatArtListPath, formatListPath, parseFilters } from '../../../machines/listing/listPath.ts';
import { areSameFilters } from '../../../src/domain/listFilters.ts';

test.each([
  [1, {}, '/art/'],
  [3, {}, '/art/3/'],
  [1, { themes: ['Abstract'] }, '/art/theme/Abstract/1'],
  [2, { themes: ['Hills and Ghats'] }, '/art/theme/Hills%20and%20Ghats/2'],
  [1, { themes: ['Abstract'], sort: 'price' as const }, '/art/?theme=Abstract&sort=price'],
  [1, { themes: ['..'] }, '/art/?theme=..'],
  [1, { orientations: ['Square'] }, '/art/?orientation=Square'],
  [2, { themes: ['Abstract', 'Hills & Ghats'] }, '/art/2/?theme=Abstract&theme=Hills+%26+Ghats'],
])('[CAT-01] [ROUTE-62] page %i of the prints under %j is %s', (page, filters, path) => {
  expect(formatArtListPath(page, filters)).toBe(path);
});

test('[ROUTE-62] the other lists know no filters', () => {
  expect(formatListPath('objects', 1, {})).toBe('/decor-objects/');
  expect(formatListPath('mixedMedia', 2, {})).toBe('/mixed-media/2/');
});

test('[CAT-05] [HOME-13] a theme in the path or behind filter= narrows the list to it', () => {
  const theme = { themes: ['Botanicals'] };
  expect(parseFilters('Botanicals', new URLSearchParams())).toEqual(theme);
  expect(parseFilters(undefined, new URLSearchParams('filter=Botanicals'))).toEqual(theme);
  expect(parseFilters('Botanicals', new URLSearchParams('theme=Botanicals&filter='))).toEqual(theme);
});

test('[CAT-05] of an address with hundreds of names the first ones count', () => {
  const many = Array.from({ length: 500 }, (_, n) => ['theme', `Theme ${n}`]);
  expect(parseFilters(undefined, new URLSearchParams(many))?.themes).toEqual(
    Array.from({ length: 40 }, (_, n) => `Theme ${n}`),
  );
});

test('[CAT-07] an address without filters and without an order of a list leaves them open', () => {
  expect(parseFilters(undefined, new URLSearchParams('theme=&orientation=&sort=fame&utm_source=letter'))).toBeNull();
});

const name = fc.string({ unit: 'binary', minLength: 1 }).filter((text) => text === text.toWellFormed());
const names = fc.uniqueArray(name, { maxLength: 4 });

test('an address names the filters it was made of, whatever is in their names', () => {
  fc.assert(
    fc.property(names, names, fc.integer({ min: 1, max: 999 }), (themes, orientations, page) => {
      fc.pre(themes.length + orientations.length > 0);
      const { pathname, searchParams } = new URL(
        formatArtListPath(page, { themes, orientations }),
        'https://shop.test',
      );
      const theme = /^\/art\/theme\/([^/]+)\/\d+$/.exec(pathname)?.[1];
      const named = parseFilters(theme && decodeURIComponent(theme), searchParams);
      expect(named && areSameFilters(named, { themes, orientations })).toBe(true);
    }),
  );
});
