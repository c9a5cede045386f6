import { expect, test } from 'vitest';
import { getListArea, getListPagePath, isListItemPath, LISTS, type ListArea } from '../../../src/domain/listArea.ts';

const BASES: [string, ListArea, string][] = [
  ['ROUTE-18', 'art', '/art/'],
  ['ROUTE-28', 'walls', '/gallery-walls/'],
  ['ROUTE-56', 'gifts', '/gifts/'],
  ['ROUTE-33', 'objects', '/decor-objects/'],
  ['ROUTE-36', 'mixedMedia', '/mixed-media/'],
  ['ROUTE-02', 'blog', '/blog/'],
];

test.each(BASES)('[%s] [ROUTE-62] page 1 of %s is %s itself, page 2 stands under it', (_, area, base) => {
  expect(getListPagePath(area, 1)).toBe(base);
  expect(getListPagePath(area, 2)).toBe(`${base}2/`);
  expect([base, base.slice(0, -1), `${base}2`, `${base}2/`].map(getListArea)).toEqual(Array(4).fill(area));
  expect([`${base}two`, `${base}2/3`, `${base.slice(0, -1)}s`, '/'].map(getListArea)).toEqual(Array(4).fill(undefined));
});

test.each([
  ['CAT-08', 'art', 30],
  ['DECOR-02', 'objects', 30],
  ['MIX-02', 'mixedMedia', 30],
  ['GIFT-02', 'gifts', 12],
  ['BLOG-02', 'blog', 6],
] as const)('[%s] a page of %s holds %i', (_, area, size) => {
  expect(LISTS[area].size).toBe(size);
});

test.each([
  ['CAT-12', 'art', 'numbersAndBox'],
  ['DECOR-03', 'objects', 'numbersAndBox'],
  ['MIX-03', 'mixedMedia', 'numbersAndBox'],
  ['WALL-01', 'walls', 'numbers'],
  ['GIFT-05', 'gifts', 'steps'],
  ['BLOG-01', 'blog', 'numbers'],
] as const)('[%s] pages of %s are turned by %s', (_, area, ways) => {
  expect(LISTS[area].paginationStyle).toBe(ways);
});

test.each([
  ['/art/misty-ghats', true],
  ['/decor-objects/kettle pond', true],
  ['/blog/1.5', true],
  ['/art/12', false],
  ['/art/', false],
  ['/art/..', false],
  ['/art/theme/Botanicals', false],
  ['/checkout/details', false],
  ['//evil.example/art/x', false],
  ['javascript:alert(1)', false],
  ['/art/...', true],
  ['/art/.hidden', true],
  ['/art/12a', true],
  ['/art/a1', true],
  ['/art/.', false],
  ['/art/a?b', false],
  ['/art/a#b', false],
  ['/art/a\\b', false],
  ['/art/a/', false],
  ['/my/art/a', false],
])('[CAT-17] %j is the page of one thing: %j', (path, is) => {
  expect(isListItemPath(path)).toBe(is);
});

test.each([
  ['/art/theme/Hills%20and%20Ghats/2', 'art'],
  ['/art/theme/Hills/2/', 'art'],
  ['/art/12/', 'art'],
  ['/art/theme/Hills/12', 'art'],
  ['/art/theme/Hills', undefined],
  ['/art/theme//2', undefined],
  ['/art/theme/Hills/2/3', undefined],
  ['/art/theme/a/b/2', undefined],
  ['/art/x/theme/Hills/2', undefined],
  ['/blog/theme/Hills/2', undefined],
  ['/my/art/', undefined],
  ['/art//', undefined],
  ['/art/2a', undefined],
])('[CAT-01] [ROUTE-15] %s is a page of the list %s', (path, area) => {
  expect(getListArea(path)).toBe(area);
});

test('[CAT-17] a thing is looked for in some lists only where that is asked', () => {
  expect(isListItemPath('/blog/hang-it-lower', ['art', 'blog'])).toBe(true);
  expect(isListItemPath('/blog/hang-it-lower', ['art', 'walls'])).toBe(false);
});
