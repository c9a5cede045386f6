import { expect, test } from 'vitest';
import { mistyGhats as art } from '../../../machines/framedPicture/samplePictures.ts';
import { groupBySection, isGiftsPageId, toArtCard } from '../../../src/domain/listCard.ts';
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
