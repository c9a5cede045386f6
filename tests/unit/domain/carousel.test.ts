import { expect, test } from 'vitest';
import { getMaxCarouselItems, toCarouselSlides } from '../../../src/domain/carousel.ts';

test.each([
  [2, 'wide', 8],
  [1, 'wide', 3],
  [2, 'narrow', 5],
  [1, 'narrow', 8],
] as const)('[HOME-20] mode %i on a %s window gives %i', (mode, window, items) => {
  expect(getMaxCarouselItems(mode, window === 'wide')).toBe(items);
});

test.each([
  [2, 'wide', 8],
  [1, 'wide', 3],
  [2, 'narrow', 5],
  [1, 'narrow', 8],
] as const)('[HOME-20] of ten, mode %i leaves a %s window %i slides', (mode, window, items) => {
  const slides = toCarouselSlides(mode, 'abcdefghij'.split(''));
  const visibleSlides = slides.filter(({ only }) => only === undefined || only === window);
  expect(visibleSlides.map(({ item }) => item).join('')).toBe('abcdefghij'.slice(0, items));
});
