import { type Canvas, pickVariant, type Style } from '../canvas.ts';
import { mix, ramp } from '../colour.ts';
import { drawMount } from '../mount.ts';
import { noisePlane } from '../noise.ts';
import { levelPath } from '../parts/levels.ts';
import { box, disc, line } from '../svg.ts';

function land(canvas: Canvas, variant: 'map' | 'layers'): string {
  const { width, height, unit, palette, random } = canvas;
  const cell = unit * 2.2;
  const [columns, rows] = [Math.ceil(width / cell), Math.ceil(height / cell)];
  const [coarse, fine] = [noisePlane(random), noisePlane(random)];
  const peaks = Array.from({ length: random.whole(1, 3) }, () => ({
    x: random.between(0.15, 0.85) * columns,
    y: random.between(0.15, 0.85) * rows,
    r: random.between(0.3, 0.55) * Math.max(columns, rows),
    sink: random.chance(0.25),
  }));
  const size = random.between(13, 19);
  const field = (i: number, j: number) => {
    const bumps = peaks.reduce((sum, { x, y, r, sink }) => {
      const d = Math.hypot(i - x, j - y) / r;
      return sum + (sink ? -0.8 : 1) * Math.exp(-d * d * 2.2);
    }, 0);
    return 0.42 * coarse(i / size, j / size) + 0.14 * fine((i / size) * 2.3, (j / size) * 2.3) + bumps * 0.75;
  };
  const grid = { columns, rows, cell };
  // Levels by rank, so that every sheet shows, whatever the lie of the land.
  const heights = Array.from({ length: 400 }, (_, k) =>
    field((((k % 20) + 0.5) / 20) * columns, ((Math.floor(k / 20) + 0.5) / 20) * rows),
  );
  heights.sort((a, b) => a - b);
  const rank = (share: number) => heights[Math.round(share * 399)] as number;
  let out = '';
  if (variant === 'layers') {
    const count = random.whole(7, 9);
    out += box(0, 0, width, height, palette.tones[0]);
    for (let k = 1; k < count; k++) {
      const d = levelPath(field, { ...grid, level: rank(k / count + (k === count - 1 ? 0.045 : 0)) });
      const tone = k === count - 1 ? palette.accent : ramp(palette.tones, k / (count - 1));
      // The shadow of a cut sheet on the one below, in three soft steps.
      for (const step of [1.1, 0.7, 0.35])
        out += `<path d="${d}" transform="translate(${step * unit * 0.7} ${step * unit})" fill="${palette.dark ? '#000' : palette.tones[4]}" fill-rule="evenodd" opacity=".09"/>`;
      out += `<path d="${d}" fill="${tone}" fill-rule="evenodd"/>`;
    }
    return out;
  }
  out += box(0, 0, width, height, mix(palette.ground, palette.tones[0], palette.dark ? 0.1 : 0.25));
  const tint = levelPath(field, { ...grid, level: rank(random.between(0.72, 0.86)) });
  out += `<path d="${tint}" fill="${mix(palette.ground, random.chance(0.5) ? palette.accent : palette.tones[1], 0.42)}" fill-rule="evenodd"/>`;
  const [lowest, highest] = [rank(0.01), rank(0.995)];
  const count = random.whole(20, 27);
  for (let k = 0; k < count; k++) {
    const heavy = k % 5 === 0;
    const d = levelPath(field, { ...grid, level: lowest + ((highest - lowest) * k) / count });
    if (d) out += line(d, mix(palette.ink, palette.ground, heavy ? 0.05 : 0.3), unit * (heavy ? 0.42 : 0.2));
  }
  const top = peaks[0];
  if (top) out += disc(top.x * cell, top.y * cell, unit * 0.9, palette.accent);
  return out;
}

/** The lie of the land: contour lines as on a map, or sheets of cut paper. Variants: map, layers. */
export const contours: Style = (canvas) => {
  const variant = pickVariant(canvas, ['map', 'layers']);
  const mount = canvas.random.pick(['full', 'plate', variant === 'map' ? 'roundel' : 'full'] as const);
  return drawMount(canvas, (inner) => land(inner, variant), mount);
};
