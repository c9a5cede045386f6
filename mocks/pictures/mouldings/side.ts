import sharp from 'sharp';
import type { Pixels } from '../pixels.ts';
import { createRandom, hashSeed } from '../random.ts';
import { cutStrip, type Strip } from './strip.ts';
import { wrapNoise } from './wrapNoise.ts';

type Rgb = readonly [number, number, number];
const rgb = (hex: string): Rgb => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16)) as unknown as Rgb;

// shares of the picture's side: the width of the cut end, its depth under the face, and how far the length goes back
const WIDE = 0.36;
const DEEP = 0.5;
const BACK = [0.46, -0.3] as const;
const START = [0.09, 0.76] as const;
/** The rebate that takes glass, mat and print: shares of the moulding's width. */
const REBATE = { wide: 0.26, lip: 0.04 };
const LIGHT = [-0.42, 0.72, 0.55] as const;

/** How bright a surface of the length is whose normal lies in the plane of the cut, x right and y up. */
const litBy = (x: number, y: number): number => {
  const long = Math.hypot(x, y) || 1;
  return 0.6 + 0.56 * Math.max(0, (x / long) * LIGHT[0] + (y / long) * LIGHT[1]);
};

/** A cut length of a moulding, its end towards us: the profile, the rebate and the wood inside (FRAME-10). */
export async function sideView(slug: string, side: number): Promise<Pixels> {
  const big = Math.round(side * 1.25); // reduced at the end, so that no slice shows a step
  const face = Math.round(big * WIDE);
  const [backX, backY] = [BACK[0] * big, BACK[1] * big];
  const away = Math.ceil(Math.hypot(backX, backY));
  const strip = cutStrip(slug, Math.round(face / 2), Math.round(away / 2));
  const data = await ground(big, face);
  const sheet = new Uint8ClampedArray(data.buffer, data.byteOffset, data.length);
  const put = (x: number, y: number, colour: Rgb, shade: number) => {
    const [px, py] = [Math.round(x), Math.round(y)];
    if (px < 0 || py < 0 || px >= big || py >= big) return;
    const at = (py * big + px) * 3;
    for (let c = 0; c < 3; c++) sheet[at + c] = (colour[c] as number) * shade;
  };
  const [x0, y0] = [START[0] * big, START[1] * big];
  // from the far end to the near one, each slice over the one behind it
  for (let k = away; k > 0; k--) {
    const t = k / away;
    const j = Math.min(strip.length - 1, Math.floor(k / 2));
    slice(strip, j, face, (x, y, colour, shade) => {
      const [across, down] = [x0 + x + t * backX, y0 - y + t * backY];
      put(across, down, colour, shade);
      // one px more, or slices that are rounded apart let the table through
      put(across + 1, down, colour, shade);
      put(across, down + 1, colour, shade);
    });
  }
  end(slug, strip, face, (x, y, colour, shade) => put(x0 + x, y0 - y, colour, shade));
  const small = await sharp(data, { raw: { width: big, height: big, channels: 3 } })
    .resize(side, side)
    .raw()
    .toBuffer();
  return { data: small, width: side, height: side };
}

/** Profiles that change along the moulding, so that one slice hides another only in part. */
const CUT: readonly string[] = ['beaded', 'leafy', 'rope', 'bamboo'];

type Put = (x: number, y: number, colour: Rgb, shade: number) => void;

/** The face and the outer side of one slice; x runs from the inner edge, y up from the middle of the moulding. */
function slice(strip: Strip, j: number, face: number, put: Put): void {
  const { heights, colours, length, recipe } = strip;
  const height = (i: number) => heights[Math.min(strip.face - 1, Math.max(0, i)) * length + j] as number;
  const next = (j + 1) % length;
  const colourAt = (i: number): Rgb => {
    const at = (i * length + j) * 3;
    return [colours[at] as number, colours[at + 1] as number, colours[at + 2] as number];
  };
  const mirror = recipe.mirror ?? 0;
  const isCut = recipe.cracks === 'burnt' || CUT.includes(recipe.profile);
  let last = -1;
  for (let px = 0; px <= face; px++) {
    const i = Math.min(strip.face - 1, Math.round((1 - px / face) * strip.face));
    const slope = ((height(i - 1) - height(i + 1)) * strip.face) / 2;
    const bump = ((heights[i * length + next] as number) - height(i)) * strip.face;
    let shade =
      litBy(-slope, 1) *
      (1 - Math.max(-0.4, Math.min(0.4, bump * 0.35))) *
      (1 - Math.min(0.5, (strip.hollows[i] as number) * 8));
    if (mirror)
      shade *= 0.75 + 0.55 * Math.exp(-(((slope - 0.55) / 0.4) ** 2)) + 0.25 * Math.exp(-(((slope + 0.5) / 0.5) ** 2));
    const shine = 1 + recipe.shine * 0.5 * Math.exp(-(((slope - 0.35) / 0.3) ** 2));
    const y = height(i) * face;
    const from = last < 0 ? y : Math.min(last, y);
    for (let py = from; py <= Math.max(y, last); py += 1) put(px, py, colourAt(i), shade * shine);
    put(px, y, colourAt(i), shade * shine);
    // where the next slice lies lower, the end of this one is seen
    const nearer = (heights[i * length + Math.max(0, j - 1)] as number) * face;
    if (isCut && y - nearer > 0.8) for (let py = nearer; py < y; py += 0.8) put(px, py, colourAt(i), shade * 0.72);
    last = y;
  }
  // the outer side is turned away from the light
  const top = height(0) * face;
  const flank = 0.64 * (mirror ? 0.9 : 1);
  for (let py = -DEEP * face; py <= top; py += 1) {
    const down = 1 - (py + DEEP * face) / (top + DEEP * face);
    const i = Math.min(strip.face - 1, Math.floor(Math.abs(down) * strip.face * 0.9 + 3));
    put(
      face,
      py,
      recipe.profile === 'floater' ? colourAt(Math.floor(i * 0.35)) : colourAt(i),
      flank * (1.04 - down * 0.14),
    );
  }
}

/** The cut end: bare wood with its year rings, in a thin line of finish. */
function end(slug: string, strip: Strip, face: number, put: Put): void {
  const { heights, length, recipe } = strip;
  const noise = wrapNoise(createRandom(hashSeed(slug) + 1));
  const core = rgb(recipe.core);
  const tone = rgb(recipe.tone);
  const skin = Math.max(3, face * 0.012);
  const isMetal = recipe.mirror !== undefined && !recipe.leaf;
  for (let px = 0; px < face; px++) {
    const i = Math.min(strip.face - 1, Math.floor((1 - px / face) * strip.face));
    const top = (heights[i * length] as number) * face;
    const inRebate = px < REBATE.wide * face;
    const bottom = inRebate ? -REBATE.lip * face : -DEEP * face;
    for (let py = Math.floor(bottom); py <= top; py++) {
      const [x, y] = [px / face, py / face];
      const rings = Math.hypot(x - 0.3, y + 1.15) * 17 + noise(x * 3, y * 3, 64) * 0.9;
      const t = rings - Math.floor(rings);
      const grain = 0.9 + 0.1 * (1 - t) + 0.06 * noise(x * 60, y * 60, 64) - (t > 0.86 ? 0.07 : 0);
      const rim = Math.min(top - py, face - px, px);
      const isSkin = rim < skin && (py > -REBATE.lip * face || px > face - skin);
      const wall = 0.07 * face;
      const isHollow =
        isMetal &&
        px > (inRebate ? 0 : REBATE.wide * face) + wall &&
        px < face - wall &&
        py < top - wall &&
        py > bottom + wall;
      if (isHollow) put(px, py, [38, 38, 40], 0.8 + 0.5 * x);
      else if (isMetal) put(px, py, tone, 0.98 + 0.04 * noise(x * 90, y * 4, 64));
      else put(px, py, isSkin ? tone : core, isSkin ? 0.86 : grain * 1.02);
    }
  }
}

/** The table it lies on, with its shadow; both are soft, and drawn small. */
async function ground(big: number, face: number): Promise<Buffer> {
  const small = Math.round(big / 4);
  const [x, y] = [START[0] * big, START[1] * big + DEEP * face];
  const [dx, dy] = [BACK[0] * big, BACK[1] * big];
  const blur = (id: string, by: number) =>
    `<filter id="${id}" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${by}"/></filter>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${small}" height="${small}" viewBox="0 0 ${big} ${big}">
<defs><linearGradient id="w" x1="0" y1="0" x2=".5" y2="1"><stop offset="0" stop-color="#f4f0e9"/><stop offset="1" stop-color="#e3dbcf"/></linearGradient>
${blur('s', face * 0.07)}${blur('t', face * 0.02)}</defs>
<rect width="${big}" height="${big}" fill="url(#w)"/>
<path d="M${x + face * 0.3} ${y}L${x + face * 1.22} ${y + face * 0.06}l${dx} ${dy}l${-face * 0.3} ${-face * 0.3}Z" fill="#2a2016" opacity=".42" filter="url(#s)"/>
<path d="M${x + face * 0.26} ${y + 4}H${x + face}l${dx} ${dy}v-40Z" fill="#1d150d" opacity=".55" filter="url(#t)"/>
</svg>`;
  return sharp(Buffer.from(svg)).removeAlpha().resize(big, big).raw().toBuffer();
}
