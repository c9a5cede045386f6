import type { Canvas } from '../canvas.ts';
import { mix } from '../colour.ts';
import { n, type Point } from '../path.ts';
import { box, disc, glow, gradient, line } from '../svg.ts';

/** A sky that warms or pales towards the horizon; `horizon` is in user units from the top. */
export function sky({ width, height, palette }: Canvas, horizon: number): string {
  const [top, low] = palette.dark
    ? [palette.tones[3], palette.tones[0]]
    : [mix(palette.ground, palette.tones[0], 0.75), palette.ground];
  const stops = gradient('sky', [
    [0, top],
    [Math.min(1, horizon / height), low],
  ]);
  return `<defs>${stops}</defs>${box(0, 0, width, height, 'url(#sky)')}`;
}

/** A sun or moon with a soft glow. */
export function sun({ palette }: Canvas, x: number, y: number, r: number): string {
  const colour = palette.light;
  return (
    `<defs>${glow('glow', colour, palette.dark ? 0.4 : 0.35)}</defs>` +
    disc(x, y, r * 2.6, 'url(#glow)') +
    disc(x, y, r, palette.dark ? mix(colour, '#ffffff', 0.2) : colour, 0.97)
  );
}

/** Small stars, fewer towards the horizon. */
export function stars({ width, unit, palette, random }: Canvas, count: number, horizon: number): string {
  let dots = '';
  for (let i = 0; i < count; i++) {
    const y = random.next() ** 1.4 * horizon;
    const big = random.chance(0.08);
    const r = unit * (big ? random.between(0.28, 0.42) : random.between(0.09, 0.22));
    dots += disc(random.between(0, width), y, r, palette.ink, random.between(0.35, 0.95));
  }
  return dots;
}

/** A few far birds, each two small wings. */
export function birds({ unit, palette, random }: Canvas, [x, y]: Point, count: number): string {
  let d = '';
  for (let i = 0; i < count; i++) {
    const size = unit * random.between(0.9, 1.7);
    const [bx, by] = [x + i * unit * 2.6 + random.between(-2, 2) * unit, y + random.between(-2, 2) * unit];
    d += `M${n(bx - size)} ${n(by - size * 0.35)}q${n(size * 0.6)} ${n(-size * 0.2)} ${n(size)} ${n(size * 0.4)}q${n(size * 0.45)} ${n(-size * 0.6)} ${n(size * 1.05)} ${n(-size * 0.5)}`;
  }
  return line(d, palette.dark ? palette.ink : palette.tones[4], unit * 0.28, 0.75);
}
