import type { Canvas } from '../../canvas.ts';
import { along, n, type Point, pebble } from '../../path.ts';
import { box, disc, fill, inside, line, placeContent, ring } from '../../svg.ts';
import { grains, paper } from './paper.ts';

/** Large calm forms that overlap, and one drawn line. */
export function forms(canvas: Canvas): string {
  const { width, height, unit, palette, random } = canvas;
  let out = box(0, 0, width, height, paper(canvas));
  const tones = random.shuffled([
    palette.hues[0],
    palette.hues[1],
    palette.hues[2],
    palette.hues[3],
    palette.dark ? palette.hues[1] : palette.tones[3],
  ]);
  const places = random
    .shuffled([
      [0.34, 0.34],
      [0.66, 0.38],
      [0.4, 0.66],
      [0.64, 0.68],
    ] as const)
    .slice(0, random.whole(3, 4));
  for (const [i, [px, py]] of places.entries()) {
    const r = unit * random.between(17, 28);
    const tone = tones[i] as string;
    const shape = random.pick(['pebble', 'pebble', 'half', 'disc', 'slab'] as const);
    const [x, y] = [width * px + unit * random.between(-4, 4), height * py + unit * random.between(-4, 4)];
    const turn = shape === 'slab' ? random.pick([0, 0, 90]) : random.between(-40, 40);
    const stretch = Math.max(width, height) / Math.min(width, height);
    const d =
      shape === 'pebble'
        ? pebble(random, [0, 0], r * (width > height ? stretch ** 0.6 : 1), r * 1.1, 0.2, 7)
        : shape === 'half'
          ? `M${n(-r)} 0a${n(r)} ${n(r)} 0 0 1 ${n(r * 2)} 0Z`
          : shape === 'slab'
            ? `M${n(-r * 0.5)} ${n(r)}V${n(-r * 0.5)}a${n(r * 0.5)} ${n(r * 0.5)} 0 0 1 ${n(r)} 0V${n(r)}Z`
            : `M${n(-r * 0.8)} 0a${n(r * 0.8)} ${n(r * 0.8)} 0 1 1 ${n(r * 1.6)} 0a${n(r * 0.8)} ${n(r * 0.8)} 0 1 1 ${n(-r * 1.6)} 0Z`;
    out += placeContent(fill(d, tone, i === 0 ? 1 : 0.92), x, y, turn);
    if (i === 1)
      out += placeContent(
        inside('grain', d, placeContent(grains(canvas, r * 3, r * 3, paper(canvas), 260), -r * 1.5, -r * 1.5)),
        x,
        y,
        turn,
      );
  }
  const kind = random.pick(['orbit', 'stem', 'rays'] as const);
  if (kind === 'orbit') {
    const [x, y, r] = [
      width * random.between(0.42, 0.58),
      height * random.between(0.42, 0.58),
      unit * random.between(22, 30),
    ];
    out +=
      ring(x, y, r, palette.ink, unit * 0.32) +
      disc(x + r * Math.SQRT1_2, y - r * Math.SQRT1_2, unit * 2.2, palette.ink);
  }
  if (kind === 'stem') {
    const [from, bend, to]: Point[] = [
      [width * 0.52, height * 0.86],
      [width * random.between(0.4, 0.62), height * 0.5],
      [width * random.between(0.4, 0.6), height * 0.16],
    ];
    let d = `M${n((from as Point)[0])} ${n((from as Point)[1])}Q${n((bend as Point)[0])} ${n((bend as Point)[1])} ${n((to as Point)[0])} ${n((to as Point)[1])}`;
    for (let i = 1; i < 9; i++) {
      const { point, angle } = along(from as Point, bend as Point, to as Point, 0.2 + i * 0.09);
      for (const s of [-1, 1]) {
        const [a, l] = [angle + s * 0.9, unit * (9 - i * 0.6)];
        d += `M${n(point[0])} ${n(point[1])}q${n(Math.cos(a + s * 0.4) * l * 0.7)} ${n(Math.sin(a + s * 0.4) * l * 0.7)} ${n(Math.cos(a) * l)} ${n(Math.sin(a) * l)}q${n(-Math.cos(a - s * 0.4) * l * 0.3)} ${n(-Math.sin(a - s * 0.4) * l * 0.3)} ${n(-Math.cos(a) * l)} ${n(-Math.sin(a) * l)}`;
      }
    }
    out += line(d, palette.ink, unit * 0.4);
  }
  if (kind === 'rays') {
    const [x, y] = [width * random.between(0.35, 0.65), height * random.between(0.3, 0.6)];
    let d = '';
    for (let i = 0; i < 28; i++) {
      const a = (i / 28) * Math.PI * 2;
      const [r0, r1] = [unit * 9, unit * (i % 2 ? 13 : 15.5)];
      d += `M${n(x + Math.cos(a) * r0)} ${n(y + Math.sin(a) * r0)}L${n(x + Math.cos(a) * r1)} ${n(y + Math.sin(a) * r1)}`;
    }
    out += line(d, palette.ink, unit * 0.4) + disc(x, y, unit * 6.6, palette.light);
  }
  return out;
}
