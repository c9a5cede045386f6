import { createBackdrop } from './backdrop.ts';
import type { Model } from './model.ts';
import { shader } from './shader.ts';
import type { Shot } from './shot.ts';
import { look } from './sight.ts';
import type { Light } from './studio.ts';

// sRGB with a soft shoulder, so that a white glaze keeps its form
const TONES = Uint8Array.from({ length: 4096 }, (_, i) => {
  const light = i / 1024;
  const eased = light < 0.62 ? light : 0.62 + 0.38 * (1 - Math.exp(-(light - 0.62) / 0.38));
  const encoded = eased <= 0.0031308 ? eased * 12.92 : 1.055 * eased ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(1, encoded) * 255);
});
const toned = (light: number): number => TONES[Math.min(4095, Math.max(0, (light * 1024) | 0))] as number;

/** Takes a photograph: bytes of red, green and blue. */
export function paint(shot: Shot): Buffer {
  const { model, lighting, surfaces, width, height, camera, setting } = shot;
  const glassy = model.surfaces.every((name) => surfaces[name]?.glass) ? 0.55 : 0;
  const backdrop = createBackdrop(setting, lighting, camera, { width, height, sheer: glassy });
  const sight = look(model, camera, width, height);
  const shade = shader(shot, backdrop, sight);
  const out = Buffer.alloc(width * height * 3);
  const { seen, width: wide } = sight;
  backdrop.cover(out, toned);
  const light: Light = [0, 0, 0];
  const { left, right, top, bottom } = sight;
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const at = y * 2 * wide + x * 2;
      const a = seen[at] as number;
      const b = seen[at + 1] as number;
      const c = seen[at + wide] as number;
      const d = seen[at + wide + 1] as number;
      if ((a | b | c | d) === 0) continue;
      const p = (y * width + x) * 3;
      let red = 0;
      let green = 0;
      let blue = 0;
      const same =
        (a === b && a === c && a === d) ||
        (a > 0 && b > 0 && c > 0 && d > 0 && smooth(model, a, b) && smooth(model, a, c) && smooth(model, a, d));
      if (same) {
        shade(a - 1, x + 0.5, y + 0.5, light);
        red = light[0];
        green = light[1];
        blue = light[2];
      } else {
        for (let k = 0; k < 4; k++) {
          const id = k === 0 ? a : k === 1 ? b : k === 2 ? c : d;
          const sx = x + 0.25 + (k & 1) * 0.5;
          const sy = y + 0.25 + (k >> 1) * 0.5;
          if (id === 0) backdrop.at(sx, sy, light);
          else shade(id - 1, sx, sy, light);
          red += Math.min(light[0], 1.6) / 4;
          green += Math.min(light[1], 1.6) / 4;
          blue += Math.min(light[2], 1.6) / 4;
        }
      }
      out[p] = toned(red);
      out[p + 1] = toned(green);
      out[p + 2] = toned(blue);
    }
  }
  return out;
}

// two triangles of one smooth skin may be shaded as one
function smooth({ triangles, normals, surface }: Model, a: number, b: number): boolean {
  if (a === b) return true;
  const i = triangles[(a - 1) * 3] as number;
  const j = triangles[(b - 1) * 3] as number;
  if (surface[i] !== surface[j] || Math.abs(i - j) > 400) return false;
  return (
    (normals[i * 3] as number) * (normals[j * 3] as number) +
      (normals[i * 3 + 1] as number) * (normals[j * 3 + 1] as number) +
      (normals[i * 3 + 2] as number) * (normals[j * 3 + 2] as number) >
    0.9
  );
}
