import { expect, test } from 'vitest';
import { type ListCard, type ListSection, paginateGifts } from '../../../src/domain/listCard.ts';

const card = (id: string, section: ListSection): ListCard => ({
  id,
  path: `/gifts/${id}`,
  title: id,
  lines: [],
  picture: null,
  variation: null,
  price: null,
  section,
});
const cards = (count: number, name: string, section: ListSection) =>
  Array.from({ length: count }, (_, at) => card(`${name}${at + 1}`, section));
const ids = (page: ReturnType<typeof paginateGifts>) => page.cards.map(({ id }) => id);

test('[GIFT-02] [GIFT-03] [GIFT-04] each page begins with those of an own picture; the first has twelve of art, the second the rest', () => {
  const all = [...cards(2, 'own', 'thoughtfulGifts'), ...cards(14, 'art', 'framedGifts')];
  expect(ids(paginateGifts(all, 1))).toEqual([
    'own1',
    'own2',
    ...Array.from({ length: 12 }, (_, at) => `art${at + 1}`),
  ]);
  expect(ids(paginateGifts(all, 2))).toEqual(['own1', 'own2', 'art13', 'art14']);
});

test('[GIFT-01] there are two pages, however few gifts there are; any other is empty', () => {
  const few = cards(3, 'art', 'framedGifts');
  expect(paginateGifts(few, 1)).toEqual({ cards: few, total: 3, pages: 2 });
  for (const page of [2, 3, 0, -1, 1.5, Number.NaN])
    expect(paginateGifts(few, page)).toEqual({ cards: [], total: 3, pages: 2 });
});
