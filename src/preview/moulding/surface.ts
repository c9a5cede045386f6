import { CARVINGS } from './carving.ts';
import { channels } from './colour.ts';
import { createGrain } from './grain.ts';
import { ease, getHeight, unit } from './height.ts';
import type { Moulding } from './moulding.ts';
import { GAP } from './mouldingStops.ts';
import { createCrackleNoise, createRandom, createRowNoise } from './noise.ts';

/** A moulding's surface repeats after so many inches; a close-up shows less of it. */
const LONG = 9;
const MOST = 1100;

/** A length of moulding before light falls on it: rows from the outer edge inwards, each as long as the strip. */
export type Surface = {
  width: number;
  height: number;
  /** Three a pixel, 0 to 255. */
  colours: Float32Array;
  /** In widths of the face. */
  heights: Float32Array;
};

type Knot = { x: number; y: number; r: number };

/** Makes the wood, metal or paint of a moulding, the same at each call; it ends as it begins. */
export function createSurface(moulding: Moulding, pixelsPerInch: number): Surface {
  const { face, shape, mirror, sight } = moulding;
  const grain = createGrain(moulding);
  const { rings, fibre, pores, worn, isLeafed, cracks, patina } = grain;
  const height = Math.max(4, Math.round(face * pixelsPerInch));
  const long = Math.max(3, Math.min(LONG, MOST / pixelsPerInch));
  const width = Math.round(long * pixelsPerInch);
  const random = createRandom(moulding.key);
  const noise = (perInch: number) => createRowNoise(random, Math.max(2, Math.round(perInch * long)), width);
  const row = () => new Float32Array(width);
  // Details finer than two pixels would alias.
  const fine = unit(pixelsPerInch / 110);

  const [swayBy, bendBy, hairBy] = [noise(0.45), noise(1.5), noise(1.3)];
  const [fibreBy, poreBy, patchBy, speckBy] = [noise(5), noise(4.5), noise(3), noise(7)];
  const [sway, bend, hair, thread, pore, patch, speck] = [row(), row(), row(), row(), row(), row(), row()];
  const cells = createCrackleNoise(random);
  const crackRate = cracks === 'charred' ? 2.6 : 5.5;
  const crackWrap = Math.round(crackRate * long);
  const knotCount = grain.knots * Math.round(long / 5);
  const knots: Knot[] = Array.from({ length: knotCount }, (_, i) => ({
    x: ((i + 0.2 + 0.6 * random()) / knotCount) * long,
    y: face * (0.22 + 0.56 * random()),
    r: 0.04 + 0.03 * random(),
  }));
  const carving = CARVINGS[shape];
  const repeats = carving ? Math.max(1, Math.round(long / (carving.period * face))) : 0;
  const leaves = Math.max(2, Math.round(long / 2.3));
  const leafTone = Array.from({ length: leaves }, () => 0.94 + 0.12 * random());

  const [tone, vein] = [channels(moulding.tone), channels(grain.vein)];
  const [aged, line, gap] = [patina && channels(patina), sight && channels(sight), channels(GAP)];
  const colours = new Float32Array(width * height * 3);
  const heights = new Float32Array(width * height);

  for (let j = 0; j < height; j++) {
    const u = (j + 0.5) / height;
    const y = u * face;
    const base = getHeight(shape, u);
    const convex =
      unit((2 * base - getHeight(shape, u - 0.03) - getHeight(shape, u + 0.03)) * 20) +
      (u < 0.04 || u > 0.97 ? 0.7 : 0);
    swayBy(y * 1.5, sway);
    bendBy(y * 3.4, bend);
    hairBy(y * 52, hair);
    fibreBy(y * 120, thread);
    poreBy(y * 85, pore);
    patchBy(y * 4.5, patch);
    speckBy(y * 14, speck);
    const isSight = line && u > 0.9;
    const isGap = shape === 'floater' && u > 0.42;
    for (let i = 0; i < width; i++) {
      const x = (i / width) * long;
      const at = j * width + i;
      let [push, dark] = [0, 0];
      for (const knot of knots) {
        const away = Math.abs(x - knot.x);
        const dx = Math.min(away, long - away) / (knot.r * 1.8);
        const dy = (y - knot.y) / knot.r;
        const d = Math.sqrt(dx * dx + dy * dy);
        if (d < 7) push += 1.25 * Math.exp(-d * 0.65) * (dy < 0 ? -1 : 1);
        if (d < 1.9) dark = Math.max(dark, (1 - ease(0.3, 1.9, d)) * (0.85 + 0.15 * Math.cos(d * 9)));
      }
      const swayed = sway[i] as number;
      const hairy = (hair[i] as number) * fine;
      const threads = fibre * (hairy * 0.6 + (thread[i] as number) * 0.4 * fine);
      let depth = 0;
      let relief = 0;
      if (rings > 0) {
        const phase = y * 6.5 + swayed * 2.1 + (bend[i] as number) * 0.3 + push;
        const t = phase - Math.floor(phase);
        const ring = rings * (t < 0.8 ? t * t * 1.56 : (1 - t) * 5);
        const open = pores * ease(0.35, 0.75, pore[i] as number) * (0.45 + 0.55 * ring) * (0.4 + 0.6 * fine);
        depth = unit(0.6 * ring + 0.24 * threads + 0.5 * open + swayed * 0.1 + 0.08) + dark * 0.6;
        relief = -0.007 * pores * (open + ring * 0.35) - 0.002 * threads;
      } else depth = unit(0.22 * threads);
      if (worn > 0 && !isLeafed) {
        const rub = convex * (0.75 + 0.5 * (patch[i] as number)) + 0.22 * (speck[i] as number);
        depth = unit(depth + ease(1.15 - worn * 0.85, 1.5 - worn * 0.8, rub + 0.26 * hairy));
      }
      if (cracks) {
        const isCharred = cracks === 'charred';
        const edge = cells((x * crackWrap) / long, y * (isCharred ? 8.5 : 5.5) + 3 + swayed * 0.3, crackWrap);
        const open = 1 - ease(0.015, isCharred ? 0.3 : 0.075, edge);
        depth = unit(depth * 0.5 + open * (isCharred ? 0.9 : 0.6));
        relief -= open * (isCharred ? 0.05 : 0.003);
      }
      let shade = 1 - 0.25 * dark;
      // Straight metal mirrors a room that changes along it.
      if (mirror > 0 && !isLeafed) shade += 0.1 * swayed + 0.07 * (hairy + threads);
      if (isLeafed) {
        const place = (x / long) * leaves + swayed * 0.07;
        const nearest = Math.round(place);
        const seam = Math.abs(place - nearest) * (long / leaves);
        shade *= leafTone[((Math.floor(place) % leaves) + leaves) % leaves] as number;
        shade += 0.05 * (speck[i] as number) + 0.03 * (patch[i] as number) - 0.1 * (1 - ease(0.004, 0.022, seam));
        const rub =
          convex * 0.5 + 0.35 * (speck[i] as number) + 0.4 * (patch[i] as number) + 0.3 * (1 - ease(0.02, 0.1, seam));
        depth = unit(0.85 * ease(1.15 - worn * 0.8, 1.7 - worn * 0.8, rub));
      }
      const blotch = aged
        ? 0.75 * ease(0.05, 0.5, (patch[i] as number) + 0.5 * (speck[i] as number) + 0.15 * hairy - convex * 0.5 - 0.1)
        : 0;
      for (let c = 0; c < 3; c++) {
        let value = (tone[c] as number) + ((vein[c] as number) - (tone[c] as number)) * depth;
        if (aged) value += ((aged[c] as number) - value) * blotch;
        if (isSight) value = line[c] as number;
        if (isGap) value = gap[c] as number;
        colours[at * 3 + c] = isGap ? value : value * shade;
      }
      heights[at] = base + relief + (carving ? carving.at(u, ((i / width) * repeats) % 1) : 0);
    }
  }
  return { width, height, colours, heights };
}
