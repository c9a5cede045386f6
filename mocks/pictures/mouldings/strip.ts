import { createRandom, hashSeed, type Random } from '../random.ts';
import { clamp, smoothstep } from '../smoothstep.ts';
import { PROFILES } from './profile.ts';
import { RECIPES, type Recipe } from './recipes.ts';
import { wrapCells, wrapNoise } from './wrapNoise.ts';

/**
 * A straight length of moulding as a surface: `face` px across (row by row, the outer edge first) and `length` px
 * along, after which it repeats. Colours are 0 to 255, three a pixel; heights and hollows are shares of its width.
 */
export type Strip = {
  recipe: Recipe;
  face: number;
  length: number;
  colours: Float32Array;
  heights: Float32Array;
  /** how deep each row lies below what is about it */
  hollows: Float32Array;
};

const channels = (hex: string): [number, number, number] => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

type Knot = { u: number; v: number; r: number };
const getKnots = (random: Random, count: number, long: number): Knot[] =>
  Array.from({ length: count }, (_, i) => ({
    u: random.between(0.2, 0.8),
    v: ((i + random.between(0.2, 0.8)) / count) * long,
    r: random.between(0.05, 0.085),
  }));

/** How wood bends about its knots at a place: how much the rings are pushed, and how dark the knot itself is. */
function bentBy(knots: readonly Knot[], u: number, v: number, long: number): readonly [push: number, dark: number] {
  let [push, dark] = [0, 0];
  for (const knot of knots) {
    const away = Math.abs(v - knot.v);
    const dv = Math.min(away, long - away);
    const d = Math.hypot((u - knot.u) / knot.r, dv / (knot.r * 1.7));
    if (d < 6) push += 1.3 * Math.exp(-d * 0.7) * Math.sign(u - knot.u || 1);
    if (d < 1.9) dark += (1 - smoothstep(0.3, 1.9, d)) * (0.8 + 0.2 * Math.cos(d * 9));
  }
  return [push, dark];
}
/** Cuts a length of a frame's moulding, the same at each call. Throws RangeError for a frame without a recipe. */
export function cutStrip(slug: string, face: number, length: number): Strip {
  const recipe = RECIPES[slug];
  if (!recipe) throw new RangeError(`no recipe for ${slug}`);
  const random = createRandom(hashSeed(slug));
  const [noise, other, cells] = [wrapNoise(random), wrapNoise(random), wrapCells(random)];
  const long = length / face;
  // a pattern that is cut into the wood must end where it began
  const repeat = Math.max(1, Math.round(long / 1.5)) * 1.5;
  const profile = PROFILES[recipe.profile];
  const knots = getKnots(random, recipe.knots ?? 0, long);
  const [tone, vein] = [channels(recipe.tone), channels(recipe.vein)];
  const [sight, patina] = [
    recipe.sight ? channels(recipe.sight) : null,
    recipe.patina ? channels(recipe.patina) : null,
  ];
  const heights = new Float32Array(face * length);
  const colours = new Float32Array(face * length * 3);
  /** A rate along the moulding that comes out even at its end: knots a width, and how many there are in all. */
  const even = (rate: number): readonly [number, number] => {
    const wrap = Math.max(2, Math.round(rate * long));
    return [wrap / long, wrap];
  };
  const [slow, slowWrap] = even(0.55);
  const [mid, midWrap] = even(1.6);
  const [fine, fineWrap] = even(5);
  const [patch, patchWrap] = even(3);
  const burnt = recipe.cracks === 'burnt';
  const [crack, crackWrap] = even(burnt ? 2.4 : 5);
  const leaves = Math.max(2, Math.round(long * 0.8));

  for (let i = 0; i < face; i++) {
    const u = (i + 0.5) / face;
    const convex =
      clamp((2 * profile(u, 0.3) - profile(u - 0.03, 0.3) - profile(u + 0.03, 0.3)) * 14) + (u < 0.02 ? 0.2 : 0);
    for (let j = 0; j < length; j++) {
      const v = j / face;
      const at = i * length + j;
      const [push, knot] = knots.length > 0 ? bentBy(knots, u, v, long) : [0, 0];
      const sway = noise(u * 1.3, v * slow, slowWrap);
      const phase = u * 5.5 + sway * 2.2 + push + other(u * 3, v * mid, midWrap) * 0.25;
      const t = phase - Math.floor(phase);
      const ring = recipe.rings && recipe.rings * (t < 0.82 ? (t / 0.82) ** 2.2 : 1 - (t - 0.82) / 0.18);
      const hair = other(u * 48 + push * 5, v * mid, midWrap);
      const fibre = recipe.fibre * (hair * 0.6 + noise(u * 110, v * fine, fineWrap) * 0.4);
      const pore =
        recipe.pores * smoothstep(0.42, 0.75, noise(u * 75 + push * 7, v * fine + 9, fineWrap)) * (0.5 + 0.5 * ring);
      let depth = clamp(0.62 * ring + 0.22 * fibre + 0.75 * pore * 0.7 + sway * 0.1) + knot * 0.6;
      let relief = -0.008 * recipe.pores * (pore + ring * 0.35) - 0.002 * fibre;
      if (recipe.worn) {
        const rub =
          convex * (0.75 + 0.5 * noise(u * 9, v * patch, patchWrap)) + 0.25 * other(u * 30, v * fine, fineWrap);
        depth = clamp(depth + smoothstep(1.15 - recipe.worn * 0.85, 1.5 - recipe.worn * 0.8, rub + 0.28 * hair));
      }
      if (recipe.cracks) {
        const edge = cells(u * (burnt ? 7 : 4.5) + 3 + sway * 0.3, v * crack, crackWrap);
        const open = 1 - smoothstep(0.015, burnt ? 0.3 : 0.07, edge);
        depth = clamp(depth * 0.5 + open * (burnt ? 0.9 : 0.65));
        relief -= open * (burnt ? 0.05 : 0.004);
      }
      // a straight piece of metal mirrors a room that changes along it
      let shade = recipe.mirror && !recipe.leaf ? 1 + 0.16 * noise(0.5, v * slow, slowWrap) + 0.05 * (hair + fibre) : 1;
      if (recipe.leaf) {
        const place = (v / long) * leaves + sway * 0.12;
        const seam = Math.abs(place - Math.round(place)) * (long / leaves);
        shade += 0.05 * noise(Math.round(place) * 7.3, 3.1, 64) - 0.1 * (1 - smoothstep(0.004, 0.02, seam));
        depth = clamp(
          depth +
            0.5 *
              (recipe.worn ?? 0) *
              smoothstep(0.1, 0.02, seam) *
              smoothstep(0.1, 0.6, other(u * 14, v * fine, fineWrap)),
        );
        shade += 0.05 * noise(u * 12, v * patch, patchWrap);
      }
      const blotch = patina
        ? smoothstep(
            0.05,
            0.5,
            noise(u * 3 + hair * 0.12, v * patch, patchWrap) + 0.6 * other(u * 9, v * fine, fineWrap) - convex * 0.5,
          )
        : 0;
      const isSight = sight !== null && u > 0.9;
      const isGap = recipe.profile === 'floater' && u > 0.42;
      for (let c = 0; c < 3; c++) {
        let value = (tone[c] as number) + ((vein[c] as number) - (tone[c] as number)) * depth;
        if (patina) value += ((patina[c] as number) - value) * blotch * 0.7;
        if (isSight) value = (sight as number[])[c] as number;
        if (isGap) value = 16 + c;
        colours[at * 3 + c] = value * shade * (1 - 0.25 * knot);
      }
      heights[at] = profile(u, (v * repeat) / long) + relief;
    }
  }
  return { recipe, face, length, colours, heights, hollows: getHollows(heights, face, length) };
}

/** How far each row lies below the mean of the rows about it, at the strip's middle. */
function getHollows(heights: Float32Array, face: number, length: number): Float32Array {
  // beside the moulding there is air
  const row = (i: number) => (i < 0 || i >= face ? -0.1 : (heights[i * length] as number));
  const reach = Math.max(2, Math.round(face * 0.07));
  return Float32Array.from({ length: face }, (_, i) => {
    let sum = 0;
    for (let k = -reach; k <= reach; k++) sum += row(i + k);
    return Math.max(0, sum / (2 * reach + 1) - row(i));
  });
}
