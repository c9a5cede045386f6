import type { Canvas } from '../../canvas.ts';
import { n } from '../../path.ts';
import { box, disc, fill, line } from '../../svg.ts';
import { paper } from './paper.ts';

/** Nested arches that lean on each other. */
export function arches(canvas: Canvas): string {
  const { width, height, unit, palette, random } = canvas;
  let out = box(0, 0, width, height, paper(canvas));
  const floor = height * random.between(0.78, 0.86);
  const groups = width > height * 1.2 ? 3 : random.whole(1, 2);
  const tones = random.shuffled([...palette.hues.slice(0, 4), palette.tones[3]]);
  const r0 = Math.min(unit * 36, (width * 0.84) / (groups * 1.75));
  out += disc(
    width * random.between(0.3, 0.7),
    height * random.between(0.17, 0.22),
    unit * random.between(8, 12),
    palette.light,
  );
  for (let g = 0; g < groups; g++) {
    const r = groups === 1 ? r0 : r0 * random.between(0.72, 1.05);
    const x = groups === 1 ? width * 0.5 : width * (0.5 + ((g - (groups - 1) / 2) / groups) * 0.82);
    const legs = Math.min(r * random.between(0.3, 1.1) * (height > width * 1.2 ? 1.7 : 1), height * 0.62 - r);
    const rings = random.whole(4, 5);
    for (let k = 0; k < rings; k++) {
      const rr = r * (1 - k / rings);
      const tone = k === rings - 1 ? paper(canvas) : (tones[(k + g) % tones.length] as string);
      const d = `M${n(x - rr)} ${n(floor)}V${n(floor - legs)}a${n(rr)} ${n(rr)} 0 0 1 ${n(rr * 2)} 0V${n(floor)}Z`;
      out += fill(d, tone);
      const gap = rr - (r / rings) * 0.12;
      out += line(
        `M${n(x - gap)} ${n(floor)}V${n(floor - legs)}a${n(gap)} ${n(gap)} 0 0 1 ${n(gap * 2)} 0V${n(floor)}`,
        paper(canvas),
        unit * 0.55,
        k === 0 ? 0 : 1,
      );
    }
  }
  return out + line(`M${n(width * 0.1)} ${n(floor)}H${n(width * 0.9)}`, palette.ink, unit * 0.3, 0.8);
}
