import { mix } from '../colour.ts';
import { along, n, type Point, polar, smooth } from '../path.ts';
import type { Random } from '../random.ts';
import { disc, fill, line, placeContent } from '../svg.ts';

export type LeafShape = 'lance' | 'oval' | 'round' | 'heart';

/** One leaf that grows from the origin upwards, with its middle vein. */
export function leaf(shape: LeafShape, long: number, tone: string, vein: string): string {
  const half = long * { lance: 0.17, oval: 0.3, round: 0.46, heart: 0.42 }[shape];
  const belly = { lance: 0.42, oval: 0.4, round: 0.5, heart: 0.22 }[shape];
  const d =
    shape === 'heart'
      ? `M0 0C${n(half * 0.5)} ${n(long * 0.16)} ${n(half * 1.5)} ${n(-long * 0.1)} ${n(half * 0.92)} ${n(-long * 0.5)}Q${n(half * 0.6)} ${n(-long * 0.82)} 0 ${n(-long)}Q${n(-half * 0.6)} ${n(-long * 0.82)} ${n(-half * 0.92)} ${n(-long * 0.5)}C${n(-half * 1.5)} ${n(-long * 0.1)} ${n(-half * 0.5)} ${n(long * 0.16)} 0 0Z`
      : `M0 0C${n(half * 1.1)} ${n(-long * (belly - 0.3))} ${n(half * 1.25)} ${n(-long * (belly + 0.3))} 0 ${n(-long)}C${n(-half * 1.25)} ${n(-long * (belly + 0.3))} ${n(-half * 1.1)} ${n(-long * (belly - 0.3))} 0 0Z`;
  // Half the blade a shade lighter, as if light fell from one side.
  const lit =
    shape === 'heart'
      ? ''
      : fill(
          `M0 0C${n(half * 1.1)} ${n(-long * (belly - 0.3))} ${n(half * 1.25)} ${n(-long * (belly + 0.3))} 0 ${n(-long)}Z`,
          mix(tone, vein, 0.16),
        );
  return fill(d, tone) + lit + line(`M0 0V${n(-long * 0.93)}`, vein, Math.max(1.2, long * 0.014), 0.75);
}

/** A big leaf with cuts between its ribs, growing from the origin upwards. */
export function splitLeaf(long: number, tone: string, vein: string, ribs: number): string {
  const half = long * 0.42;
  const edge = (t: number) => half * Math.sin(Math.PI * Math.min(1, 0.2 + t * 0.8)) ** 0.7;
  const side = (sign: number) => {
    let d = 'M0 0';
    for (let i = 0; i < ribs; i++) {
      const [a, b] = [i / ribs, (i + 0.86) / ribs];
      const lift = long * 0.1;
      const outer = (t: number): Point => [sign * edge(t), -long * t * 0.94 - lift * (1 - t)];
      const [p, q] = [outer(a + 0.02), outer(b)];
      d += `L${n(p[0])} ${n(p[1])}Q${n(sign * edge((a + b) / 2) * 1.12)} ${n((p[1] + q[1]) / 2)} ${n(q[0])} ${n(q[1])}Q${n(q[0] * 0.5)} ${n(-long * (b + 0.02) * 0.9)} ${n(sign * half * 0.12)} ${n(-long * (b + 0.03) * 0.88)}`;
    }
    return `${d}L0 ${n(-long)}Z`;
  };
  return (
    fill(side(1), tone) +
    fill(side(-1), mix(tone, vein, 0.14)) +
    line(`M0 ${n(long * 0.02)}V${n(-long * 0.95)}`, vein, long * 0.012, 0.8)
  );
}

type Stem = {
  shape: LeafShape;
  pairs: number;
  size: number;
  tone: string;
  vein: string;
  stalk: string;
  berries?: string;
};

/** A stem from one point to another, with leaves on both sides that get smaller towards the tip. */
export function stem(random: Random, from: Point, bend: Point, to: Point, look: Stem): string {
  const { shape, pairs, size, tone, vein, stalk, berries } = look;
  let out = line(
    `M${n(from[0])} ${n(from[1])}Q${n(bend[0])} ${n(bend[1])} ${n(to[0])} ${n(to[1])}`,
    stalk,
    size * 0.05,
  );
  const alternate = random.chance(0.5);
  for (let i = 0; i < pairs; i++) {
    for (const side of [-1, 1]) {
      const t = 0.2 + ((i + (alternate && side > 0 ? 0.5 : 0)) / pairs) * 0.8;
      if (t > 0.99) continue;
      const { point, angle } = along(from, bend, to, t);
      const long = size * (1.1 - t * 0.62) * random.between(0.9, 1.1);
      const turn = (angle * 180) / Math.PI + 90 + side * random.between(46, 64) * (1.1 - t * 0.42);
      out += placeContent(
        leaf(shape, long, random.chance(0.25) ? mix(tone, vein, 0.2) : tone, vein),
        point[0],
        point[1],
        turn,
      );
      if (berries && random.chance(0.3)) {
        const end = polar(point, angle - side * 0.9, size * 0.3);
        out +=
          line(`M${n(point[0])} ${n(point[1])}L${n(end[0])} ${n(end[1])}`, stalk, size * 0.03) +
          disc(end[0], end[1], size * 0.085, berries);
      }
    }
  }
  const { angle } = along(from, bend, to, 1);
  return out + placeContent(leaf(shape, size * 0.5, tone, vein), to[0], to[1], (angle * 180) / Math.PI + 90);
}

/** A frond of narrow blades, like a fern. */
export function fern(random: Random, from: Point, bend: Point, to: Point, size: number, tone: string): string {
  let d = '';
  const steps = 26;
  for (let i = 2; i <= steps; i++) {
    const t = i / steps;
    const { point, angle } = along(from, bend, to, t);
    const long = size * Math.sin(Math.PI * Math.min(1, 0.16 + t * 0.8)) * random.between(0.92, 1.06);
    for (const side of [-1, 1]) {
      const way = angle + side * 1.05;
      const tip = polar(point, way, long);
      const [a, b] = [
        polar(polar(point, way, long * 0.45), way + 1.57, long * 0.1),
        polar(polar(point, way, long * 0.45), way - 1.57, long * 0.1),
      ];
      d += `M${n(point[0])} ${n(point[1])}Q${n(a[0])} ${n(a[1])} ${n(tip[0])} ${n(tip[1])}Q${n(b[0])} ${n(b[1])} ${n(point[0])} ${n(point[1])}Z`;
    }
  }
  return (
    line(`M${n(from[0])} ${n(from[1])}Q${n(bend[0])} ${n(bend[1])} ${n(to[0])} ${n(to[1])}`, tone, size * 0.045) +
    fill(d, tone)
  );
}

/** A cut-paper frond: rounded lobes on both sides of a spine, as one closed path around the origin, pointing up. */
export function cutFrond(random: Random, long: number, lobes: number): string {
  const right: Point[] = [];
  const left: Point[] = [];
  const lean = random.between(-0.12, 0.12) * long;
  for (let i = 0; i < lobes; i++) {
    const t = (i + 0.5) / lobes;
    const reach = long * (0.12 + 0.27 * Math.sin(Math.PI * (0.12 + t * 0.8))) * random.between(0.85, 1.12);
    const y = long * (0.5 - t * 0.92);
    const bow = lean * Math.sin(Math.PI * t);
    const rise = reach * 0.42;
    const thick = (long / lobes) * 0.3;
    const lobe = (sign: number): Point[] => [
      [bow + sign * long * 0.035, y + thick],
      [bow + sign * reach * 0.8, y - rise + thick * 0.9],
      [bow + sign * reach, y - rise - thick * 0.5],
      [bow + sign * reach * 0.72, y - rise - thick * 0.9],
      [bow + sign * long * 0.05, y - thick * 0.7],
    ];
    right.push(...lobe(1));
    left.unshift(...lobe(-1).reverse());
  }
  return smooth([[0, long * 0.52], ...right, [lean * 0.2, -long * 0.56], ...left], true, 1.05);
}
