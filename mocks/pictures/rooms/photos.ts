import { renderPicture } from '../renderPicture.ts';
import { box } from '../svg.ts';
import type { Print } from './framed.ts';
import { dog, fridge, house, letter } from './photos/keepsakes.ts';
import { hills, school, wedding } from './photos/people.ts';
import { photo, SIDE } from './photos/photo.ts';

/** Nine pictures under one mat. */
function nine(): Print {
  const sketches = [
    { style: 'waves', variant: 'shore', palette: 'lagoon', seed: 3 },
    { style: 'city', variant: 'courtyard', palette: 'clay', seed: 4 },
    { style: 'hills', variant: 'range', palette: 'dusk', seed: 9 },
    { style: 'terraces', variant: '', palette: 'tea', seed: 2 },
  ] as const;
  const own = [wedding(), school(), dog(), fridge(), house()] as { svg: string }[];
  const windows = [own[0], sketches[0], own[2], sketches[1], own[1], sketches[2], own[4], own[3], sketches[3]];
  const inner = windows.map((one, at) => {
    const [x, y] = [20 + (at % 3) * 328, 20 + Math.floor(at / 3) * 328];
    const text =
      one && 'svg' in one
        ? one.svg
        : renderPicture({ ...(one as (typeof sketches)[number]), ratio: { w: 1, h: 1 } }, 304);
    const own = text
      .replace(/<svg ([^>]*?)width="[^"]*" height="[^"]*"/, `<svg $1x="${x}" y="${y}" width="304" height="304"`)
      .replace('preserveAspectRatio="none"', '')
      .replace('<svg ', '<svg preserveAspectRatio="xMidYMid slice" ');
    // each picture brings names of its own, which must not meet in one sheet
    const apart = own.replace(/id="([^"]+)"/g, `id="n${at}-$1"`).replace(/url\(#/g, `url(#n${at}-`);
    return box(x - 5, y - 5, 314, 314, '#dcd5c8') + apart;
  });
  return photo(1, 1, box(0, 0, SIDE, SIDE, '#f8f5ef') + inner.join(''));
}

/** What is framed in the picture of a custom gift, by the gift's slug: pictures that were never taken (GIFT-15). */
export const PHOTOS: Record<string, () => Print> = {
  'your-wedding-picture': wedding,
  'first-day-of-school': school,
  'the-family-in-nine': nine,
  'a-dog-properly-hung': dog,
  'drawing-from-the-fridge': fridge,
  'the-house-we-grew-up-in': house,
  'the-whole-hill-station': hills,
  'a-letter-and-a-face': letter,
};
