import type { Slide } from './Slides.tsx';

const file = (style: string, width: number, name: string) => ({
  url: `/sites/default/files/styles/${style}/public/art/${name}.webp`,
  width,
  height: Math.round(width / 1.5),
});

const slide = (name: string, title: string, text: string): Slide => ({
  id: name,
  title,
  text,
  picture: {
    alt: title,
    thumbnail: file('thumbnail', 160, name),
    listing: file('listing', 480, name),
    detail: file('inner', 1200, name),
  },
});

/** Four banners for stories and tests; one text is short, one long. */
export const slideSamples: readonly Slide[] = [
  slide('misty-ghats', 'Hills', 'Mist on the first ridge.'),
  slide(
    'kolam-for-a-new-year',
    'Small rooms, large pictures, and a heading of two lines',
    'From a shelf to a whole wall.',
  ),
  slide('late-sun-on-two-jars', 'Still life', 'Prints on cotton paper and canvas, made to the size of your wall.'),
  slide('last-ferry-to-kainakary', 'A present that stays', 'Rolled with care.'),
];
