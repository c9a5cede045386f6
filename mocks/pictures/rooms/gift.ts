import sharp from 'sharp';
import { PALETTES } from '../palettes.ts';
import type { Pixels } from '../pixels.ts';
import { createRandom, hashSeed } from '../random.ts';
import type { Sketch } from '../renderPicture.ts';
import { castShadow } from './castShadow.ts';
import { drawFramed, type Print } from './framed.ts';
import { GIFT_ROOMS } from './giftRooms.ts';
import { parcelUnder } from './parcel.ts';
import { PHOTOS } from './photos.ts';
import { shelf } from './shelf.ts';
import type { Spot } from './spot.ts';

/** A gift of one frame or several of one size: where it will stand, or in its box. Sizes are inches. */
export type GiftScene = {
  scene: 'gift';
  view: 'room' | 'parcel';
  slug: string;
  frame: string;
  count: number;
  width: number;
  height: number;
  /** none in a custom gift */
  arts: readonly Sketch[];
  ratio: { w: number; h: number };
};

/** How many frames stand in each row of a set. */
const getRows = (count: number): number[] => (count === 4 ? [2, 2] : count === 3 ? [3] : [count]);
/** How wide a moulding is on a gift, and its mat: shares of the shorter side. */
const FACE = 0.062;
const MAT = 0.09;
/** A set is hung, a single frame stands. */
const APART = 0.08;

/** The frames of a set within an area, as large as they can be, in px. */
function getPlaces({ count, width, height }: GiftScene, area: Spot): Spot[] {
  const rows = getRows(count);
  const across = Math.max(...rows);
  const apart = Math.min(width, height) * APART;
  const [wide, high] = [across * width + (across - 1) * apart, rows.length * height + (rows.length - 1) * apart];
  const inch = Math.min(area.width / wide, area.height / high);
  const [left, bottom] = [area.left + (area.width - wide * inch) / 2, area.top + area.height];
  return rows.flatMap((inRow, row) =>
    Array.from({ length: inRow }, (_, at) => ({
      left: Math.round(left + at * (width + apart) * inch),
      top: Math.round(bottom - (rows.length - row) * (height * inch) - (rows.length - row - 1) * apart * inch),
      width: Math.round(width * inch),
      height: Math.round(height * inch),
    })),
  );
}

/** Draws a view of a gift; `longSide` is its height in px (GIFT-08). */
export async function gift(scene: GiftScene, longSide: number): Promise<Pixels> {
  const { slug, frame, arts, view, ratio } = scene;
  const look = GIFT_ROOMS[slug];
  if (!look) throw new RangeError(`no room for ${slug}`);
  const [width, height] = [Math.round((longSide * ratio.w) / ratio.h), longSide];
  const unit = width / 100;
  const area =
    view === 'parcel'
      ? { left: unit * 21, top: unit * 26, width: unit * 58, height: unit * 66 }
      : look.isOnWall
        ? { left: unit * 10, top: unit * 14, width: unit * 80, height: unit * 72 }
        : { left: unit * 16, top: unit * 15, width: unit * 68, height: unit * 83 };
  const placesAt = getPlaces(scene, area);
  // in its box a set lies in one pile, the first on top
  const places = view === 'parcel' ? getPlaces({ ...scene, count: 1 }, area) : placesAt;
  const canvas = { width, height, unit, palette: PALETTES.sand, random: createRandom(hashSeed(slug)), variant: '' };
  const { under, over, shadows } = view === 'parcel' ? parcelUnder(canvas, look, places) : shelf(canvas, look, places);
  const prints: readonly Print[] = arts.length > 0 ? arts : [(PHOTOS[slug] as () => Print)()];
  const base = await sharp(Buffer.from(under)).removeAlpha().raw().toBuffer();
  for (const [spot, shadow] of shadows) castShadow({ data: base, width, height }, spot, shadow);
  const frames = [];
  for (const [at, place] of places.entries()) {
    const short = Math.min(place.width, place.height);
    const bare = slug === 'the-family-in-nine' || slug === 'a-letter-and-a-face';
    frames.push({
      input: await drawFramed({
        frame,
        print: prints[at % prints.length] as Print,
        width: place.width,
        height: place.height,
        face: Math.round(short * FACE),
        mat: Math.max(1, Math.round(short * (bare ? 0.03 : MAT))),
      }),
      raw: { width: place.width, height: place.height, channels: 3 as const },
      left: place.left,
      top: place.top,
    });
  }
  const data = await sharp(base, { raw: { width, height, channels: 3 } })
    .composite([...frames, { input: Buffer.from(over), left: 0, top: 0 }])
    .removeAlpha()
    .raw()
    .toBuffer();
  return { data, width, height };
}
