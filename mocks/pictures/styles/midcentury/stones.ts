import type { Canvas } from '../../canvas.ts';
import { mix } from '../../colour.ts';
import { n, pebble } from '../../path.ts';
import { box, disc, fill, inside, line, placeContent } from '../../svg.ts';
import { grains, paper } from './paper.ts';

/** Balanced stones. */
export function stones(canvas: Canvas): string {
  const { width, height, unit, palette, random } = canvas;
  let out = box(0, 0, width, height, paper(canvas));
  const r = unit * random.between(26, 33);
  out += disc(
    width * random.between(0.38, 0.62),
    height * random.between(0.33, 0.42),
    r,
    mix(paper(canvas), palette.light, palette.dark ? 0.22 : 0.4),
  );
  const floor = height * 0.87;
  const wide = width > height * 1.2;
  const tones = random.shuffled([
    ...palette.hues.slice(0, 4),
    palette.dark ? palette.ink : palette.tones[3],
    palette.dark ? palette.hues[1] : palette.tones[2],
  ]);
  let used = 0;
  const piles = wide ? [0.3, 0.5, 0.71] : [0.5];
  for (const [p, at] of piles.entries()) {
    let y = floor;
    const count = wide ? random.whole(2, 5) : random.whole(4, 6);
    for (let k = 0; k < count; k++) {
      const rx = unit * random.between(11, 21) * (1 - (k / count) * 0.45) * (wide ? 0.8 : 1.1);
      const ry = Math.min(rx * random.between(0.42, 0.85), ((floor - height * 0.16) / count) * 0.62);
      const x = width * at + unit * random.between(-3.5, 3.5);
      y -= ry;
      const tone = tones[used++ % tones.length] as string;
      const d = pebble(random, [x, y], rx, ry, 0.05, 8);
      const marks = Array.from({ length: 7 }, (_, i) => {
        const v = y - ry + ((i + 0.5) / 7) * ry * 2;
        return `M${n(x - rx)} ${n(v)}q${n(rx)} ${n(ry * 0.24)} ${n(rx * 2)} 0`;
      }).join('');
      const veil = mix(tone, paper(canvas), 0.42);
      const skin = random.pick(['plain', 'bands', 'grain', 'plain'] as const);
      out += fill(d, tone);
      if (skin === 'bands') out += inside(`s${p}-${k}`, d, line(marks, veil, unit * 0.35));
      if (skin === 'grain')
        out += inside(`s${p}-${k}`, d, placeContent(grains(canvas, rx * 2, ry * 2, veil, 120), x - rx, y - ry));
      y -= ry * 0.97;
    }
  }
  return out + line(`M${n(width * 0.16)} ${n(floor)}H${n(width * 0.84)}`, palette.ink, unit * 0.25, 0.55);
}
