import type { Relief } from './relief.ts';

const [LX, LY, LZ] = [-0.5, -0.6, 0.62];
const LONG = Math.hypot(LX, LY, LZ);
const SHADOW_STEPS = [2, 4, 7, 11, 17];

/** Light from the upper left over a relief: the bytes of red, green and blue that one would see. */
export function raking({ width, height, scale, colour, rise, shine }: Relief): Buffer {
  const out = Buffer.alloc(width * height * 3);
  const [lx, ly, lz] = [LX / LONG, LY / LONG, LZ / LONG];
  const across = Math.hypot(lx, ly);
  // towards the viewer and the light, half way
  const half = Math.hypot(lx, ly, lz + 1);
  const [hx, hy, hz] = [lx / half, ly / half, (lz + 1) / half];
  for (let j = 0; j < height; j++) {
    const above = j > 0 ? -width : 0;
    const below = j < height - 1 ? width : 0;
    for (let i = 0; i < width; i++) {
      const at = j * width + i;
      const left = i > 0 ? -1 : 0;
      const right = i < width - 1 ? 1 : 0;
      const here = rise[at] as number;
      const sx = ((rise[at + right] as number) - (rise[at + left] as number)) * 0.5 * scale;
      const sy = ((rise[at + below] as number) - (rise[at + above] as number)) * 0.5 * scale;
      const long = 1 / Math.sqrt(sx * sx + sy * sy + 1);
      const facing = Math.max(0, (-sx * lx - sy * ly + lz) * long);
      let reach = 1;
      for (let k = 0; k < SHADOW_STEPS.length; k++) {
        const step = SHADOW_STEPS[k] as number;
        const x = (i + ((lx / across) * step + 0.5)) | 0;
        const y = (j + ((ly / across) * step + 0.5)) | 0;
        if (x < 0 || y < 0) break;
        const over = ((rise[y * width + x] as number) - here) * scale - step * (lz / across) * 0.75;
        if (over > 0) {
          reach = Math.min(reach, Math.max(0.25, 1 - over * 0.35));
        }
      }
      const dull = 0.4 + 0.6 * (facing / lz) * reach;
      const gloss = shine[at] as number;
      const glint = Math.max(0, (-sx * hx - sy * hy + hz) * long);
      const p = at * 3;
      const red = colour[p] as number;
      const green = colour[p + 1] as number;
      const blue = colour[p + 2] as number;
      if (gloss > 0.6) {
        // metal: it is its own sky, pale above and dark below
        const sky = 0.5 + 0.5 * Math.min(1, Math.max(-1, (-sy * 0.9 - sx * 0.5) * long * 1.6));
        const [shine24, shine40] = [powered(glint, 24), powered(glint, 40)];
        const light = (0.5 + 0.42 * sky + 1.15 * shine24) * (0.55 + 0.45 * reach);
        out[p] = Math.min(255, red * light + 34 * shine40);
        out[p + 1] = Math.min(255, green * light + 32 * shine40);
        out[p + 2] = Math.min(255, blue * light + 26 * shine40);
      } else {
        const spark = gloss > 0 ? gloss * powered(glint, 24) * 150 * reach : 0;
        out[p] = Math.min(255, Math.max(0, red * dull + spark));
        out[p + 1] = Math.min(255, Math.max(0, green * dull + spark));
        out[p + 2] = Math.min(255, Math.max(0, blue * dull + spark));
      }
    }
  }
  return out;
}

// 24 or 40: by squaring, since it is requested at every pixel
function powered(value: number, exponent: 24 | 40): number {
  const eighth = value ** 2 * value ** 2 * value ** 2 * value ** 2;
  const sixteenth = eighth * eighth;
  return exponent === 24 ? sixteenth * eighth : sixteenth * sixteenth * eighth;
}
