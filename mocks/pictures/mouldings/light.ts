import type { Strip } from './strip.ts';

/** Where a length of moulding points in the picture: from its outer to its inner edge, and along it; x right, y down. */
export type Lie = { inward: readonly [number, number]; onward: readonly [number, number]; tilt: number };

/** The four sides of a frame; the light comes from the upper left, so that each has a tone of its own. */
export const SIDES: Record<'top' | 'left' | 'bottom' | 'right', Lie> = {
  top: { inward: [0, 1], onward: [1, 0], tilt: 1.03 },
  left: { inward: [1, 0], onward: [0, 1], tilt: 1 },
  bottom: { inward: [0, -1], onward: [1, 0], tilt: 0.94 },
  right: { inward: [-1, 0], onward: [0, 1], tilt: 0.96 },
};

const LIGHT = normal(-0.46, -0.68, 0.78);
/** between the light and the eye, which looks straight at the picture */
const HALF = normal(LIGHT[0], LIGHT[1], LIGHT[2] + 1);

function normal(x: number, y: number, z: number): [number, number, number] {
  const long = Math.hypot(x, y, z);
  return [x / long, y / long, z / long];
}

/** The room in a mirror that leans: a bright window above, a dark sill, a pale floor. */
function roomAt(up: number): number {
  const window = Math.exp(-(((up - 0.62) / 0.3) ** 2));
  const sill = Math.exp(-(((up - 0.12) / 0.16) ** 2));
  const floor = Math.exp(-(((up + 0.55) / 0.3) ** 2));
  return 0.72 + 0.75 * window - 0.12 * sill - 0.22 * floor;
}

/** Puts the lit colour of one place of a strip into `out` at an index. */
export function lightInto(out: Uint8ClampedArray, index: number, strip: Strip, lie: Lie, i: number, j: number): void {
  const { face, length, heights, colours, recipe } = strip;
  const at = i * length + j;
  const above = heights[i === 0 ? at : at - length] as number;
  const below = heights[i === face - 1 ? at : at + length] as number;
  const before = heights[j === 0 ? at + length - 1 : at - 1] as number;
  const after = heights[j === length - 1 ? at - length + 1 : at + 1] as number;
  const across = ((below - above) * face) / 2;
  const along = ((after - before) * face) / 2;
  const x = -across * lie.inward[0] - along * lie.onward[0];
  const y = -across * lie.inward[1] - along * lie.onward[1];
  const long = Math.sqrt(x * x + y * y + 1);
  const nx = x / long;
  const ny = y / long;
  const nz = 1 / long;
  const lit = Math.max(0, nx * LIGHT[0] + ny * LIGHT[1] + nz * LIGHT[2]) / LIGHT[2];
  const edge = i < 2 ? 0.86 : 1;
  let shade = (0.46 + 0.54 * lit) * lie.tilt * edge * (1 - Math.min(0.4, (strip.hollows[i] as number) * 7));
  const mirror = recipe.mirror ?? 0;
  if (mirror > 0) shade *= 1 - mirror + mirror * roomAt(-(nx * 0.55 + ny * 0.85) * 0.95 + 0.02);
  const glint = recipe.shine * 120 * Math.max(0, nx * HALF[0] + ny * HALF[1] + nz * HALF[2]) ** (mirror > 0 ? 34 : 22);
  const red = colours[at * 3] as number;
  const green = colours[at * 3 + 1] as number;
  const blue = colours[at * 3 + 2] as number;
  // gold goes brown where it is dark, and pale where it is bright
  const warm = mirror > 0 && red - blue > 40 && shade < 1 ? 1 - shade : 0;
  // metal throws the light back in its own colour, varnish in the light's
  const own = mirror > 0 ? glint / 255 : 0;
  const plain = mirror > 0 ? glint * 0.2 : glint * 0.55;
  out[index] = red * (shade * (1 + warm * 0.12) + own) + plain;
  out[index + 1] = green * (shade * (1 - warm * 0.12) + own) + plain;
  out[index + 2] = blue * (shade * (1 - warm * 0.1) + own) + plain;
}
