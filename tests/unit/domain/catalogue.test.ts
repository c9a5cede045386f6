import { expect, test } from 'vitest';
import { mistyGhats } from '../../../machines/framedPicture/samplePictures.ts';
import { kettlePondBottle } from '../../../machines/product/product.samples.ts';
import {
  type CatalogueItem,
  getFacetGroups,
  selectPage,
  toArtItem,
  toProductItem,
} from '../../../src/domain/catalogue.ts';
import { type Filters, NO_FILTERS, type SortOrder } from '../../../src/domain/listFilters.ts';
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

// In an order that none of the orders to sort by gives.
const items = [
  item('Ferry', { colours: ['Blue', 'White'], sizes: ['Large', 'Small'], artists: ['Anila'] }, { price: 1_728 }),
  item('Kolam', { colours: ['White'], sizes: ['Small'], artists: ['Anila'] }, { price: 1_152, created: '2026-02-01' }),
  item(
    'Ghats',
    { colours: ['Green'], sizes: ['Large'], artists: ['Nandini'] },
    { price: 1_440, created: '2026-03-01' },
  ),
];
const titles = (filters: Filters, page = 1, size = 30) =>
  selectPage(items, { filters, page, size }).cards.map(({ title }) => title);

test('names of one facet widen the list, facets narrow it, in the order of the shop', () => {
  expect(titles({ colours: ['Green', 'White'] })).toEqual(['Ferry', 'Kolam', 'Ghats']);
  expect(titles({ colours: ['Green', 'White'], sizes: ['Small'] })).toEqual(['Ferry', 'Kolam']);
  expect(titles({ colours: ['Green'], artists: ['Anila'] })).toEqual([]);
});

test.each<[SortOrder, string[]]>([
  ['newest', ['Ghats', 'Kolam', 'Ferry']],
  ['price', ['Kolam', 'Ghats', 'Ferry']],
  ['price-desc', ['Ferry', 'Ghats', 'Kolam']],
  ['title', ['Ferry', 'Ghats', 'Kolam']],
])('sorted by %s', (sort, sorted) => {
  expect(titles({ sort })).toEqual(sorted);
});

test('numbers in titles are sorted by their size, and what has no price is the cheapest', () => {
  const things = [item('Ridge 10', {}), item('Ridge 9', {})];
  const unpriced = { ...item('Sketch', {}), card: { ...item('Sketch', {}).card, price: null } };
  const sort = (order: SortOrder) =>
    selectPage([...things, unpriced], { filters: { sort: order }, page: 1, size: 30 }).cards;
  expect(sort('title').map(({ title }) => title)).toEqual(['Ridge 9', 'Ridge 10', 'Sketch']);
  expect(sort('price').map(({ title }) => title)).toEqual(['Sketch', 'Ridge 10', 'Ridge 9']);
});

test('a page holds its part of what is left, and says how much there is', () => {
  expect(selectPage(items, { filters: { sort: 'title' }, page: 2, size: 2 })).toEqual({
    cards: [items[1]?.card],
    total: 3,
    pages: 2,
  });
});

test('a name says how many there are under it and under the other facets alone', () => {
  expect(getFacetGroups(items, { colours: ['Blue'], sizes: ['Small'] }, ['colours', 'sizes', 'artists'])).toEqual([
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

test('sizes and prices stand in their own order, not by their letters', () => {
  const things = [
    item('Vast', { sizes: ['Extra Large'], prices: ['10000-20000'] }),
    item('Wide', { sizes: ['Large'], prices: ['5000-10000'] }),
    item('Slim', { sizes: ['Small'], prices: ['0-1000'] }),
    item('Even', { sizes: ['Medium'], prices: ['2000-3000'] }),
  ];
  const groups = getFacetGroups(things, NO_FILTERS, ['sizes', 'prices']);
  expect(groups.map(({ options }) => options.map(({ name }) => name))).toEqual([
    ['Small', 'Medium', 'Large', 'Extra Large'],
    ['0-1000', '2000-3000', '5000-10000', '10000-20000'],
  ]);
});

test('what is silent about a facet is under none of its names', () => {
  const things = [...items, item('Bare', {})];
  expect(getFacetGroups(things, NO_FILTERS, ['artists'])).toEqual([
    {
      facet: 'artists',
      options: [
        { name: 'Anila', count: 2, isOn: false },
        { name: 'Nandini', count: 1, isOn: false },
      ],
    },
  ]);
});

test('a facet that all things share is no filter', () => {
  expect(getFacetGroups([item('Ferry', { colours: ['Blue'] })], NO_FILTERS, ['colours', 'sizes'])).toEqual([]);
});

test('[CAT-16] a name that nothing goes by widens nothing, and alone leaves nothing', () => {
  const select = (filters: Filters) => selectPage(items, { filters, page: 1, size: 30 });
  expect(select({ colours: ['Blurple', 'Blue'] })).toEqual(select({ colours: ['Blue'] }));
  expect(select({ colours: ['Blue'], sizes: ['Vast'] })).toEqual({ cards: [], total: 0, pages: 0 });
});

test('[CONF-37] [CONF-42] a print is found by the sizes that it can be printed in', () => {
  // 24 × 30, 20 × 25, 16 × 20, 12 × 15
  expect(toArtItem(mistyGhats, '2026-01-01', { colours: ['Teal', 'Grey'], orientations: ['Portrait'] }).values).toEqual(
    {
      themes: ['Hills and Ghats'],
      artists: ['Nandini Pazhoor'],
      colours: ['Teal', 'Grey'],
      sizes: ['Large', 'Medium'],
      prices: ['1000-1500'],
      orientations: ['Portrait'],
    },
  );
});

test('a print that nobody signed has no artist', () => {
  expect(toArtItem({ ...mistyGhats, artist: '' }, '', {}).values.artists).toEqual([]);
});

test('an object is found by all its colours, once each, the price of its card, and what is its own', () => {
  const { card } = item('Kettle Pond Bottle', {}, { price: 1_890 });
  const [first, ...others] = kettlePondBottle.variations;
  const product = { ...kettlePondBottle, variations: [first, ...others, first] as const };
  expect(toProductItem(card, product, '2026-01-01', { materials: ['Ceramic'] })).toEqual({
    card,
    created: '2026-01-01',
    values: {
      colours: ['Teal', 'Cream', 'Terracotta'],
      // the first two of three measures, in inches
      sizes: ['Small'],
      prices: ['1500-2000'],
      materials: ['Ceramic'],
    },
  });
});

test('a piece without colour, price or size is found by none of these', () => {
  const { card } = item('Six Ridges', {});
  const [{ ...variation }] = kettlePondBottle.variations;
  const product = {
    dimension: '',
    variations: [{ ...variation, colour: null }],
  } as const;
  expect(toProductItem({ ...card, price: null }, product, '', {}).values).toEqual({
    colours: [],
    sizes: [],
    prices: [],
  });
});
