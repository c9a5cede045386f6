import { along, n, type Point, polar, straight } from '../path.ts';
import type { Random } from '../random.ts';
import { disc, fill, line } from '../svg.ts';

/** One frond: a drooping spine with leaflets that hang from it. */
function frond(random: Random, top: Point, angle: number, length: number, fine: boolean): string {
  const bend = polar(top, angle - 0.28 * Math.cos(angle), length * 0.6);
  const fall = length * (0.1 + Math.abs(Math.cos(angle)) * 0.42);
  const tip: Point = [polar(top, angle, length)[0], polar(top, angle, length)[1] + fall];
  const steps = fine ? 22 : 11;
  let d = `M${n(top[0])} ${n(top[1])}Q${n(bend[0])} ${n(bend[1])} ${n(tip[0])} ${n(tip[1])}`;
  for (let i = 1; i <= steps; i++) {
    const t = i / steps;
    const { point, angle: way } = along(top, bend, tip, t);
    const reach = length * (0.04 + 0.2 * Math.sin(Math.PI * Math.min(1, t * 0.84 + 0.12))) * random.between(0.85, 1.1);
    for (const side of [-1, 1]) {
      const out = polar(point, way + side * 0.62, reach);
      d += `M${n(point[0])} ${n(point[1])}Q${n(out[0])} ${n(out[1])} ${n(out[0])} ${n(out[1] + reach * 0.3)}`;
    }
  }
  return d;
}

/** A coconut palm whose foot stands at (x, y), `tall` units high, leaning by a share of its height. */
export function palm(random: Random, [x, y]: Point, tall: number, lean: number, colour: string): string {
  const top: Point = [x + lean * tall, y - tall];
  const bend: Point = [x + lean * tall * 0.15, y - tall * 0.55];
  const wide = tall * 0.0115;
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i <= 10; i++) {
    const { point } = along([x, y], bend, top, i / 10);
    const half = wide * (1.25 - 0.65 * (i / 10)) + (i === 0 ? wide * 0.6 : 0);
    left.push([point[0] - half, point[1]]);
    right.unshift([point[0] + half, point[1]]);
  }
  const fine = tall > 260;
  const count = random.whole(9, 11);
  let leaves = '';
  for (let i = 0; i < count; i++) {
    const angle = -Math.PI * (-0.13 + (1.26 * (i + 0.5)) / count) + random.between(-0.1, 0.1);
    leaves += frond(random, top, angle, tall * random.between(0.27, 0.37), fine);
  }
  const nuts = [-1, 0.2, 1].map((k) => disc(top[0] + k * wide * 1.3, top[1] + wide * 1.4, wide * 1.1, colour)).join('');
  return (
    fill(straight([...left, ...right], true), colour) + line(leaves, colour, tall * (fine ? 0.0048 : 0.009)) + nuts
  );
}
