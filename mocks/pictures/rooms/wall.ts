import sharp from 'sharp';
import { PALETTES } from '../palettes.ts';
import type { Pixels } from '../pixels.ts';
import { createRandom, hashSeed } from '../random.ts';
import type { Sketch } from '../renderPicture.ts';
import { castShadow } from './castShadow.ts';
import { backdrop, inDaylight } from './daylight.ts';
import { drawFramed } from './framed.ts';
import type { Stage } from './stage.ts';
import { ROOMS } from './wallRooms.ts';

/** A gallery wall in its room; lengths are inches, from the upper left of the layout. */
export type WallScene = {
  scene: 'wall';
  slug: string;
  frame: string;
  mat: number;
  width: number;
  height: number;
  pieces: readonly { x: number; y: number; width: number; height: number; art: Sketch }[];
  ratio: { w: number; h: number };
};

const FLOOR = 10;
const ABOVE = 8;
const GAP = 9;
/** How wide a moulding looks on a wall of its size. */
const FACE = 1.1;
/** A layout fills no more than this share of the width, and where it is high at least that share of the height. */
const SHARE = 0.72;
const HIGH = 0.54;
/** So much of the furniture is seen at least. */
const SEEN = 19;
/** The mat of a small frame is narrower than that of a large one: never more than this share of its shorter side. */
const MAT_SHARE = 0.12;

/** Draws a gallery wall to scale: `longSide` is the picture's width in px (WALL-01). */
export async function wall(scene: WallScene, longSide: number): Promise<Pixels> {
  const { slug, pieces, frame, mat } = scene;
  const room = ROOMS[slug];
  if (!room) throw new RangeError(`no room for ${slug}`);
  const [width, height] = [longSide, Math.round((longSide * scene.ratio.h) / scene.ratio.w)];
  const gap = room.gap ?? GAP;
  // a high layout comes nearer, and leaves the foot of the furniture out of the picture
  const whole = room.over + FLOOR;
  const nearer = scene.height / HIGH - ABOVE - scene.height - gap;
  const below = room.over === 0 ? whole : Math.min(whole, Math.max(SEEN, nearer));
  const needed = ABOVE + scene.height + gap + below;
  const wide = Math.max(scene.width / SHARE, (needed * scene.ratio.w) / scene.ratio.h);
  const inch = width / wide;
  const spare = height / inch - needed;
  const middle = width * (room.middle ?? 0.5);
  const [left, top] = [middle - (scene.width * inch) / 2, (ABOVE + spare * 0.62) * inch];
  const floor = height - (below - room.over) * inch;
  const palette = PALETTES.sand;
  const random = createRandom(hashSeed(slug));
  const canvas = { width, height, unit: inch, palette, random, variant: '' };
  const stage: Stage = { inch, floor, canvas, random };
  const placed = pieces.map((piece) => ({
    ...piece,
    left: Math.round(left + piece.x * inch),
    top: Math.round(top + piece.y * inch),
    width: Math.round(piece.width * inch),
    height: Math.round(piece.height * inch),
  }));
  const base = await sharp(
    Buffer.from(
      inDaylight(
        width,
        height,
        inch,
        backdrop(room.wall, room.floor, width, height, floor, inch) + room.things(stage, middle, wide),
      ),
    ),
  )
    .removeAlpha()
    .raw()
    .toBuffer();
  for (const one of placed) {
    castShadow({ data: base, width, height }, one, {
      right: inch * 0.9,
      down: inch * 1.5,
      soft: inch * 2.6,
      strength: 0.3,
    });
    castShadow({ data: base, width, height }, one, {
      right: inch * 0.25,
      down: inch * 0.4,
      soft: inch * 0.8,
      strength: 0.34,
    });
  }
  const prints = [];
  for (const one of placed)
    prints.push({
      input: await drawFramed({
        frame,
        print: one.art,
        width: one.width,
        height: one.height,
        face: Math.round(FACE * inch),
        mat: Math.round(Math.min(mat * inch, Math.min(one.width, one.height) * MAT_SHARE)),
      }),
      raw: { width: one.width, height: one.height, channels: 3 as const },
      left: one.left,
      top: one.top,
    });
  const light = inDaylight(width, height, inch, `<rect width="${width}" height="${height}" fill="url(#day)"/>`);
  const data = await sharp(base, { raw: { width, height, channels: 3 } })
    .composite([...prints, { input: Buffer.from(light), left: 0, top: 0 }])
    .removeAlpha()
    .raw()
    .toBuffer();
  return { data, width, height };
}
