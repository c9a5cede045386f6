import type { Canvas } from '../../canvas.ts';
import { mix } from '../../colour.ts';
import { n, type Point } from '../../path.ts';
import { box, disc, fill, line, placeContent } from '../../svg.ts';
import { paper } from './paper.ts';

/** Discs and petals that hang in balance from thin wires. */
export function mobile(canvas: Canvas): string {
  const { width, height, unit, palette, random } = canvas;
  let out = box(0, 0, width, height, paper(canvas));
  const tones = palette.dark
    ? [...palette.hues.slice(0, 4), palette.ink]
    : [...palette.hues.slice(0, 3), palette.accent, palette.tones[3], palette.light];
  let wires = `M${n(width / 2)} 0V${n(height * 0.13)}`;
  let shapes = '';
  let next = random.whole(0, 6);
  const hang = (x: number, y: number, reach: number, depth: number) => {
    const tilt = random.between(-0.12, 0.12) * reach;
    const share = random.between(0.44, 0.56);
    const [left, right]: Point[] = [
      [x - reach * share * 1.6, y + reach * 0.28 + tilt],
      [x + reach * (1 - share) * 1.6, y + reach * 0.28 - tilt],
    ];
    wires += `M${n((left as Point)[0])} ${n((left as Point)[1])}Q${n(x)} ${n(y - reach * 0.26)} ${n((right as Point)[0])} ${n((right as Point)[1])}`;
    for (const [ex, ey] of [left, right] as Point[]) {
      const drop = unit * random.between(4, 11) * (height / width > 1.2 ? 1.4 : 1);
      wires += `M${n(ex)} ${n(ey)}v${n(drop)}`;
      if (depth > 0 && (depth === 2 || random.chance(0.8)))
        hang(ex, ey + drop, reach * random.between(0.44, 0.54), depth - 1);
      else {
        const r = unit * random.between(3.4, 5.6);
        const tone = tones[next++ % tones.length] as string;
        const kind = random.pick(['disc', 'leaf', 'leaf', 'half'] as const);
        if (kind === 'disc') shapes += disc(ex, ey + drop + r, r, tone);
        else if (kind === 'half')
          shapes += fill(`M${n(ex - r)} ${n(ey + drop)}a${n(r)} ${n(r * 1.2)} 0 0 0 ${n(r * 2)} 0Z`, tone);
        else
          shapes += placeContent(
            fill(
              `M0 0C${n(r * 1.1)} ${n(r * 0.5)} ${n(r * 0.9)} ${n(r * 1.7)} 0 ${n(r * 2.5)}C${n(-r * 0.9)} ${n(r * 1.7)} ${n(-r * 1.1)} ${n(r * 0.5)} 0 0Z`,
              tone,
            ),
            ex,
            ey + drop,
            random.between(-22, 22),
          );
      }
    }
  };
  hang(width / 2, height * 0.13, Math.min(unit * 42, width * 0.26), 2);
  out += disc(
    width * random.between(0.3, 0.7),
    height * random.between(0.5, 0.62),
    unit * random.between(24, 32),
    mix(paper(canvas), palette.dark ? palette.tones[0] : palette.light, palette.dark ? 0.8 : 0.28),
  );
  return out + line(wires, palette.ink, unit * 0.28) + shapes;
}
