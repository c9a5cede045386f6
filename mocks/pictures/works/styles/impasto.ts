import { blend, type Relief, type Rgb } from '../relief.ts';
import { ground } from '../sheets.ts';
import { dab } from '../strokes.ts';
import { soft } from '../tile.ts';

/** Paint laid on with a knife: a sea under a sky, a field in flower, or a tree. Colours: sky from above to below, land from far to near, accent. */
export function impasto(relief: Relief, colours: readonly Rgb[], variant: string): void {
  const { wide, tall, random } = relief;
  const [high, low, far, middle, foreground, accent] = colours as [Rgb, Rgb, Rgb, Rgb, Rgb, Rgb];
  ground(relief, blend(low, far, 0.4), 0.6);
  const horizon = tall * (variant === 'sea' ? random.between(0.4, 0.48) : random.between(0.36, 0.46));
  const size = Math.min(wide, tall);
  const stroke = (
    x: number,
    y: number,
    long: number,
    wideness: number,
    turn: number,
    colour: Rgb,
    other: Rgb,
    height: number,
  ) => dab(relief, { at: [x, y], long, wide: wideness, turn, colour, other, high: height });
  // the sky, in broad crossing strokes
  for (let n = 0; n < 110; n++) {
    const [x, y] = [random.between(-0.05, 1.05) * wide, random.between(-0.03, 1) * horizon];
    const t = Math.min(1, Math.max(0, y / horizon + random.between(-0.16, 0.16)));
    const colour = blend(high, low, t);
    stroke(
      x,
      y,
      size * random.between(0.12, 0.22),
      size * random.between(0.035, 0.06),
      random.between(-0.5, 0.35),
      colour,
      blend(colour, random.chance(0.3) ? accent : [255, 250, 240], random.between(0.05, 0.22)),
      3,
    );
  }
  const rows = variant === 'sea' ? 30 : 26;
  for (let row = 0; row < rows; row++) {
    const t = row / (rows - 1);
    const y = horizon + (tall - horizon) * t ** 1.25;
    const scale = 0.35 + t * 0.85;
    const colour = t < 0.45 ? blend(far, middle, t / 0.45) : blend(middle, foreground, (t - 0.45) / 0.55);
    for (let n = 0; n < 15 / scale; n++) {
      const x = random.between(-0.06, 1.06) * wide;
      const own = blend(colour, random.chance(0.2) ? low : foreground, random.between(0, 0.35));
      const lean =
        variant === 'sea' ? random.between(-0.08, 0.08) : soft(x * 0.3, y * 0.3) * 0.3 + random.between(-0.2, 0.2);
      stroke(
        x,
        y + random.between(-6, 6),
        size * 0.2 * scale,
        size * 0.036 * scale,
        lean,
        own,
        blend(own, [255, 252, 244], random.between(0.08, variant === 'sea' ? 0.42 : 0.2)),
        2.4 + 2.6 * t,
      );
    }
  }
  if (variant === 'field') {
    for (let n = 0; n < 260; n++) {
      const t = random.next() ** 0.7;
      const y = horizon + (tall - horizon) * (0.08 + 0.92 * t);
      const s = size * (0.008 + 0.024 * t);
      const bloom = blend(accent, random.chance(0.3) ? low : [255, 244, 226], random.between(0, 0.5));
      stroke(
        random.between(0, 1) * wide,
        y,
        s * 1.5,
        s,
        random.between(-1.5, 1.5),
        bloom,
        blend(bloom, foreground, 0.2),
        4 + 3 * t,
      );
    }
  }
  if (variant === 'sea') {
    const sun = wide * random.between(0.3, 0.7);
    for (let n = 0; n < 26; n++) {
      const t = random.next();
      stroke(
        sun + random.between(-1, 1) * size * (0.04 + 0.12 * t),
        horizon + (tall - horizon) * t * 0.9,
        size * random.between(0.04, 0.1),
        size * 0.014,
        random.between(-0.1, 0.1),
        accent,
        [255, 246, 226],
        5,
      );
    }
  }
  if (variant === 'tree') {
    const [tx, foot, crown] = [wide * random.between(0.4, 0.6), tall * 0.8, size * 0.25];
    for (let n = 0; n < 26; n++)
      stroke(
        tx + random.between(-1, 1) * size * 0.012,
        foot - n * size * 0.012,
        size * 0.055,
        size * 0.022,
        1.45 + random.between(-0.2, 0.2),
        blend(foreground, [30, 22, 18], 0.5),
        foreground,
        4,
      );
    for (let n = 0; n < 300; n++) {
      const [a, d] = [random.between(0, 6.283), Math.sqrt(random.next())];
      const [x, y] = [tx + Math.cos(a) * d * crown * 1.15, foot - size * 0.42 + Math.sin(a) * d * crown];
      const lit = Math.cos(a + 0.9) * d < -0.1;
      const colour = blend(lit ? accent : middle, foreground, random.between(0, 0.5) * (lit ? 0.6 : 1));
      stroke(
        x,
        y,
        size * random.between(0.028, 0.05),
        size * random.between(0.016, 0.026),
        random.between(-1.6, 1.6),
        colour,
        blend(colour, [255, 248, 230], 0.25),
        5,
      );
    }
  }
}
