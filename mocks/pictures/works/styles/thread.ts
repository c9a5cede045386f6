import { blend, distance, type Relief, type Rgb } from '../relief.ts';
import { ground } from '../sheets.ts';
import { sew } from '../strokes.ts';
import { soft } from '../tile.ts';

const wash = (colours: readonly Rgb[], t: number): Rgb => {
  const at = Math.min(0.999, Math.max(0, t)) * (colours.length - 1);
  return blend(colours[Math.floor(at)] as Rgb, colours[Math.floor(at) + 1] as Rgb, at % 1);
};

/** Pigment washed over paper, and lines of running stitch through it. Colours: paper, thread, second thread, washes. */
export function thread(relief: Relief, colours: readonly Rgb[], variant: string): void {
  const { wide, tall, random, width, height, left, top, scale, colour } = relief;
  const [paper, first, second, ...pigments] = colours as [Rgb, Rgb, Rgb, ...Rgb[]];
  ground(relief, paper, 1.1);
  const [cx, cy] = [wide * random.between(0.38, 0.62), tall * random.between(0.36, 0.5)];
  const r = Math.min(wide, tall) * 0.34;
  const [ox, oy] = [random.between(0, 400), random.between(0, 400)];
  // the wash: stronger where it dried last, with a tide mark round it
  for (let j = 0; j < height; j++) {
    const y = top + j / scale;
    for (let i = 0; i < width; i++) {
      const x = left + i / scale;
      const drift = soft(x * 0.32 + ox, y * 0.32 + oy) * 0.5 + soft(x * 0.9 + oy, y * 0.9) * 0.16;
      const field =
        variant === 'contour' ? 1.15 - (y / tall) * 0.9 + drift * 0.55 : 1 - distance(x - cx, y - cy) / r + drift * 0.9;
      if (field < 0) continue;
      const tide = field < 0.05 ? 0.35 : 0;
      const strength = Math.min(0.86, 0.3 + field * 0.55 + tide + drift * 0.2);
      const ink = wash(pigments, variant === 'contour' ? y / tall + drift * 0.3 : 0.5 + drift * 0.8 + (y - cy) / r / 3);
      const k = (j * width + i) * 3;
      for (const n of [0, 1, 2] as const)
        colour[k + n] = (colour[k + n] as number) * (1 - strength + (strength * ink[n]) / 246);
    }
  }
  const lines = variant === 'rain' ? 34 : 26;
  for (let n = 0; n < lines; n++) {
    const t = n / (lines - 1);
    const line: [number, number][] = [];
    if (variant === 'sun') {
      const radius = r * (0.12 + t * 1.22);
      const [from, long] = [random.between(0, 6.28), 6.28 * random.between(0.72, 1)];
      for (let a = 0; a <= 90; a++) {
        const angle = from + (a / 90) * long;
        const wobble = 1 + 0.035 * soft(Math.cos(angle) * 60 + ox, Math.sin(angle) * 60 + radius * 0.2);
        line.push([cx + Math.cos(angle) * radius * wobble, cy + Math.sin(angle) * radius * wobble]);
      }
    } else if (variant === 'rain') {
      const x = wide * (0.07 + 0.86 * t) + random.between(-5, 5);
      const [from, to] = [tall * random.between(0.06, 0.3), tall * random.between(0.62, 0.94)];
      for (let s = 0; s <= 24; s++) line.push([x - s * 2.2, from + ((to - from) * s) / 24]);
    } else {
      const y = tall * (0.1 + 0.82 * t);
      for (let s = 0; s <= 60; s++) {
        const x = wide * (0.05 + (0.9 * s) / 60);
        line.push([x, y + soft(x * 0.22 + ox, y * 0.14 + oy) * tall * 0.07]);
      }
    }
    sew(relief, line, {
      on: random.pick([9, 12, 15]),
      off: random.pick([5, 6, 7]),
      thick: n % 5 === 0 ? 4.6 : 3.4,
      colour: n % 5 === 2 || (variant === 'sun' && n % 3 === 0) ? second : first,
    });
  }
}
