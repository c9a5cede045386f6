import { expect, test } from 'vitest';
import { mistyGhats } from '../../../machines/framedPicture/samplePictures.ts';
import {
  type CatalogueItem,
  countOptions,
  selectPage,
  splitUnknown,
  toArtItem,
} from '../../../src/domain/catalogue.ts';
import { type Filters, NO_FILTERS } from '../../../src/domain/listFilters.ts';
import { rupeesToPaise } from '../../../src/domain/money.ts';

const item = (
  title: string,
  values: CatalogueItem['values'],
  { price = 1_000, created = '2026-01-01' } = {},
): CatalogueItem => ({
  card: {
    id: title,
    path: `/art/${title}`,
    title,
    lines: [],
    picture: null,
    variation: null,
    price: { amount: rupeesToPaise(price), isFrom: true },
    section: null,
  },
  created,
  values,
});

const items = [
  item('Ferry', { colours: ['Blue', 'White'], sizes: ['Small', 'Large'], artists: ['Anila'] }, { price: 1_728 }),
  item(
    'Ghats',
    { colours: ['Green'], sizes: ['Large'], artists: ['Nandini'] },
    { price: 1_440, created: '2026-03-01' },
  ),
  item('Kolam', { colours: ['White'], sizes: ['Small'], artists: ['Anila'] }, { price: 1_152, created: '2026-02-01' }),
];
const createFilters = (filters: Partial<Filters>): Filters => ({ ...NO_FILTERS, ...filters });
const titles = (filters: Partial<Filters>, page = 1, size = 30) =>
  selectPage(items, { filters: createFilters(filters), page, size }).cards.map(({ title }) => title);

test('names of one facet widen the list, facets narrow it, in the order of the shop', () => {
  expect(titles({ colours: ['Green', 'White'] })).toEqual(['Ferry', 'Ghats', 'Kolam']);
  expect(titles({ colours: ['Green', 'White'], sizes: ['Small'] })).toEqual(['Ferry', 'Kolam']);
  expect(titles({ colours: ['Green'], artists: ['Anila'] })).toEqual([]);
});

test.each([
  ['newest', ['Ghats', 'Kolam', 'Ferry']],
  ['price', ['Kolam', 'Ghats', 'Ferry']],
  ['price-desc', ['Ferry', 'Ghats', 'Kolam']],
  ['title', ['Ferry', 'Ghats', 'Kolam']],
])('sorted by %s', (sort, sorted) => {
  expect(titles({ sort })).toEqual(sorted);
});

test('a page holds its part of what is left, and says how much there is', () => {
  expect(selectPage(items, { filters: createFilters({ sort: 'title' }), page: 2, size: 2 })).toEqual({
    cards: [items[2]?.card],
    total: 3,
    pages: 2,
  });
});

test('a name says how many there are under it and under the other facets alone', () => {
  expect(
    countOptions(items, createFilters({ colours: ['Blue'], sizes: ['Small'] }), ['colours', 'sizes', 'artists']),
  ).toEqual([
    {
      facet: 'colours',
      options: [
        { name: 'Blue', count: 1, isOn: true },
        { name: 'Green', count: 0, isOn: false },
        { name: 'White', count: 2, isOn: false },
      ],
    },
    {
      facet: 'sizes',
      options: [
        { name: 'Small', count: 1, isOn: true },
        { name: 'Large', count: 1, isOn: false },
      ],
    },
    {
      facet: 'artists',
      options: [
        { name: 'Anila', count: 1, isOn: false },
        { name: 'Nandini', count: 0, isOn: false },
      ],
    },
  ]);
});

test('a facet that all things share is no filter', () => {
  expect(countOptions([item('Ferry', { colours: ['Blue'] })], NO_FILTERS, ['colours', 'sizes'])).toEqual([]);
});

test('names and orders that nothing goes by are named and narrow nothing, the others stay', () => {
  const filters = createFilters({ colours: ['Blurple', 'Blue'], sizes: ['Vast'], sort: 'fame' });
  expect(splitUnknown(items, filters)).toEqual({
    known: createFilters({ colours: ['Blue'], sizes: [] }),
    unknown: ['Blurple', 'Vast', 'fame'],
  });
  expect(selectPage(items, { filters, page: 1, size: 30 })).toEqual({
    cards: [items[0]?.card],
    total: 1,
    pages: 1,
    known: createFilters({ colours: ['Blue'], sizes: [] }),
    unknown: ['Blurple', 'Vast', 'fame'],
  });
});

test('[CONF-37] [CONF-42] a print is found by the sizes that it can be printed in', () => {
  // 24 × 30, 20 × 25, 16 × 20, 12 × 15
  expect(toArtItem(mistyGhats, '2026-01-01').values).toEqual({
    themes: ['Hills and Ghats'],
    artists: ['Nandini Pazhoor'],
    colours: ['Teal', 'Grey'],
    sizes: ['Large', 'Medium'],
    prices: ['1000-1500'],
    orientations: ['Portrait'],
  });
});
