import { expect, test } from 'vitest';
import { mistyGhats as art } from '../../../machines/framedPicture/samplePictures.ts';
import {
  groupBySection,
  isGiftsPageId,
  type ListCard,
  type ListSection,
  paginateGifts,
  toArtCard,
} from '../../../src/domain/listCard.ts';
import { rupeesToPaise } from '../../../src/domain/money.ts';

test('[CAT-17] [CAT-18] a print is a card with its alias, its artist, its smallest price and what a heart saves', () => {
  expect(toArtCard(art)).toEqual({
    id: 'misty-ghats',
    path: '/art/misty-ghats',
    title: 'Misty Ghats',
    lines: ['Nandini Pazhoor'],
    picture: art.picture,
    variation: { type: 'commerce_product_variation--default', id: 'misty-ghats-print' },
    price: { amount: rupeesToPaise(1440), isFrom: true },
    section: null,
  });
  expect(toArtCard({ ...art, artist: '' }).lines).toEqual([]);
});

test('[GIFT-02] [GIFT-04] cards stand under the heading of their part, in their order', () => {
  const card = toArtCard(art);
  const framed = { ...card, section: 'framedGifts' as const };
  const thoughtful = { ...card, section: 'thoughtfulGifts' as const };
  expect(groupBySection([framed, framed, thoughtful])).toEqual([
    { section: 'framedGifts', cards: [framed, framed] },
    { section: 'thoughtfulGifts', cards: [thoughtful] },
  ]);
  expect(groupBySection([card, card])).toEqual([{ section: null, cards: [card, card] }]);
  expect(groupBySection([])).toEqual([]);
});

test('[GIFT-01] [GIFT-06] only 1 and 2 are pages of gifts; without a number it is the first', () => {
  expect([undefined, '1', '2'].map(isGiftsPageId)).toEqual([true, true, true]);
  expect(['', '0', '3', '01', '12', '1a', '99999'].filter(isGiftsPageId)).toEqual([]);
});

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
