import { expect, test } from 'vitest';
import type { Picture } from '../../../src/domain/art.ts';
import { toCardPicture } from '../../../src/domain/cardPicture.ts';

const rendition = (name: string, width: number) => ({ url: `/${name}.webp`, width, height: width / 2 });
const picture: Picture = {
  alt: 'Rain over hills',
  thumbnail: rendition('t', 160),
  listing: rendition('l', 480),
  detail: rendition('d', 1200),
};

test('[CAT-17] a card shows its picture in each of its sizes, by the room that a card has', () => {
  const expected = {
    src: '/l.webp',
    srcSet: '/t.webp 160w, /l.webp 480w, /d.webp 1200w',
    sizes: '(width >= 64rem) 262px, (width >= 42rem) 28vw, 44vw',
    width: 480,
    height: 240,
    alt: 'Rain over hills',
  };
  expect(toCardPicture(picture)).toEqual(expected);
  expect(toCardPicture(picture, 'small')).toEqual(expected);
  expect(toCardPicture(picture, 'large')).toEqual({
    ...expected,
    sizes: '(width >= 64rem) 390px, (width >= 37rem) 43vw, 90vw',
  });
});

test('[CAT-17] sizes between are offered too, and a file that serves two sizes once', () => {
  const between = [rendition('c', 320), rendition('l', 480)];
  expect(toCardPicture({ ...picture, between, detail: picture.listing }).srcSet).toBe(
    '/t.webp 160w, /l.webp 480w, /c.webp 320w',
  );
});
