import { type Canvas, pickVariant, type Style } from '../canvas.ts';
import { mix } from '../colour.ts';
import { layeredLine } from '../noise.ts';
import { n, type Point, pebble, smooth } from '../path.ts';
import { box, disc, fill, line } from '../svg.ts';

/**
 * Drawings that never lift the pen: knots on a sheet of 100 x 100 (y downwards), from the left edge to the right one
 * where the line begins or ends there.
 */
const DRAWINGS: Record<string, string> = {
  // A vessel with two sprigs.
  vase: '8 84 22 85 36 85 42 84 38 76 34 66 36 57 43 52 45 47 44 44 50 43 56 44 55 47 57 52 64 57 66 66 62 76 58 84 50 85.5 46 82 48 60 49 44 47 32 41 24 34 21 31 25 36 30 44 32 48 36 45 26 41 16 44 9 49 12 50 22 49 34 52 27 58 21 66 20 67 25 60 30 53 33 50.5 40 52 60 55 82 62 85 78 85 92 84',
  // An open lotus on water.
  lotus:
    '6 68 20 68 32 68 24 60 17 50 20 46 30 50 38 58 30 46 29 33 36 32 42 42 46 54 42 40 44 26 50 18 56 26 58 40 54 54 58 42 64 32 71 33 70 46 62 58 70 50 80 46 83 50 76 60 68 68 56 70 44 70 36 68 44 75 56 76 70 73 82 74 94 73',
  // Hills, a rising sun and a road.
  hills:
    '4 66 14 60 24 48 31 40 36 44 42 54 48 50 54 38 60 28 65 31 72 46 80 58 88 64 96 66 84 68 70 66 58 68 50 74 56 80 48 88 38 94 54 89 66 81 58 75 64 70 76 69 90 71 96 71',
  // A canoe, its boatman and the pole.
  boat: '4 67 16 66 24 60 30 66 40 71 54 73 68 71 80 65 88 56 80 61 68 65 52 67 40 66 36 64 37 54 35 47 38 40 42 39 43 34 41 30 44 27 47 30 45 34 44 39 48 44 50 50 60 41 66 32 70 24 62 38 54 49 46 60 40 72 37 78 50 77 60 79 72 77 84 79 96 77',
  // A bird at rest on a branch.
  bird: '4 81 22 80 38 80 46 79 39 70 31 59 29 47 33 38 33 33 24 33 24 33 33 28 40 22 48 25 52 34 61 44 73 56 84 69 94 82 94 82 84 78 74 70 65 71 56 75 52 73 60 69 67 63 62 54 52 46 43 47 43 57 50 66 60 69 54 74 55 80 74 80 96 80',
  // A cup with its steam.
  cup: '6 76 22 77 36 77 30 70 28 60 28 50 40 52 54 52 66 50 66 56 73 54 77 59 74 65 65 66 62 72 57 77 48 78 42 77 52 80 66 79 74 76 60 75 50 66 47 54 44 46 48 40 53 35 49 28 46 22 50 15 54 10 52 18 57 25 61 32 56 40 55 50 60 72 72 79 84 78 94 77',
  // One banana leaf that bends.
  leaf: '10 90 22 82 34 72 44 60 54 46 64 30 74 14 66 16 54 22 45 32 47 38 39 40 34 50 37 56 31 60 30 70 34 72 44 70 46 64 54 62 60 54 58 50 68 44 73 32 75 20 74 14 66 28 56 44 47 57 36 71 40 80 54 84 70 82 90 86',
  // A person asleep under a shawl of hills.
  moonface:
    '50 8 34 12 24 26 22 44 30 60 44 68 58 66 50 62 46 56 50 53 47 50 50 47 44 42 48 36 49 28 46 20 50 8 62 10 74 20 80 36 78 52 70 64 58 72 52 80 56 88 50 93 44 88 48 80 58 74 68 70',
};

const getKnots = (text: string): Point[] => {
  const numbers = text.split(' ').map(Number);
  return Array.from(
    { length: numbers.length / 2 },
    (_, i): Point => [numbers[i * 2] as number, numbers[i * 2 + 1] as number],
  );
};

const tint = ({ palette, random }: Canvas): string =>
  mix(palette.ground, random.pick([palette.light, palette.tones[0], palette.hues[1]]), palette.dark ? 0.25 : 0.6);
const paper = ({ palette }: Canvas): string => (palette.dark ? palette.ground : mix(palette.ground, '#ffffff', 0.25));

/** One line, one patch of colour under it that does not quite fit, as in a loose print. */
function oneLine(canvas: Canvas, name: string): string {
  const { width, height, unit, palette, random } = canvas;
  const size = unit * 84 * (Math.max(width, height) > Math.min(width, height) * 1.3 ? 1.06 : 0.96);
  const [left, top] = [(width - size) / 2, (height - size) / 2];
  const flip = random.chance(0.4);
  const points = getKnots(DRAWINGS[name] as string).map(
    ([x, y]): Point => [
      left + ((flip ? 100 - x : x) / 100) * size + random.between(-1, 1) * unit * 0.25,
      top + (y / 100) * size + random.between(-1, 1) * unit * 0.25,
    ],
  );
  let out = box(0, 0, width, height, paper(canvas));
  const spots = random.whole(1, 2);
  for (let i = 0; i < spots; i++) {
    const at: Point = [width * random.between(0.4, 0.6), height * random.between(0.36, 0.6)];
    const r = unit * (i ? random.between(8, 12) : random.between(20, 28));
    out += fill(
      pebble(
        random,
        i ? [at[0] + unit * random.pick([-24, 24]), at[1] - unit * random.between(14, 24)] : at,
        r,
        r * random.between(0.8, 1.25),
        0.14,
        7,
      ),
      i ? palette.light : tint(canvas),
      0.9,
    );
  }
  return out + line(smooth(points, false, 0.95), palette.ink, unit * random.between(0.5, 0.75));
}

/** Lines that rise and sink like a range seen from far, one in front of the other. */
function ridges(canvas: Canvas): string {
  const { width, height, unit, palette, random } = canvas;
  const ground = paper(canvas);
  let out = box(0, 0, width, height, ground);
  const [mx, my] = [width * 0.13, height * 0.16];
  const rows = random.whole(26, 38);
  const centre = random.between(0.35, 0.65);
  const spread = random.between(0.05, 0.11);
  const tall = ((height - my * 2) / rows) * random.between(4, 6.5);
  out += disc(width * (centre > 0.5 ? 0.36 : 0.64), my + unit * 9, unit * random.between(6, 9), palette.light);
  for (let j = 0; j < rows; j++) {
    const noise = layeredLine(random, 3, 0.6);
    const y = my + unit * 10 + ((height - my * 2 - unit * 10) * j) / (rows - 1);
    const points = Array.from({ length: 61 }, (_, i): Point => {
      const t = i / 60;
      const hump = Math.exp(-((t - centre) ** 2) / spread) * Math.sin(Math.PI * t) ** 0.7;
      return [mx + (width - mx * 2) * t, y - hump * tall * Math.abs(noise(t * 7) + 0.25) * 0.7];
    });
    const d = smooth(points);
    out += fill(`${d}V${n(y + unit * 3)}H${n(mx)}Z`, ground) + line(d, palette.ink, unit * 0.26);
  }
  return out;
}

/** A ribbon drawn by two swings at once (a harmonograph). */
function swings(canvas: Canvas): string {
  const { width, height, unit, palette, random } = canvas;
  let out = box(0, 0, width, height, paper(canvas));
  const [a, b] = random.pick([
    [2, 3],
    [3, 4],
    [3, 2],
    [1, 2],
    [3, 5],
    [2, 1],
  ] as const);
  const phase = random.between(0.4, 1.2);
  const fade = random.between(0.008, 0.013);
  const drift = random.between(0.0025, 0.006);
  const [rx, ry] = [width * 0.37, height * 0.37];
  const points: Point[] = [];
  for (let t = 0; t < 170; t += 0.1) {
    const k = Math.exp(-fade * t);
    points.push([
      width / 2 + rx * k * Math.sin(a * t * 0.6 + phase),
      height / 2 + ry * k * Math.sin(b * t * 0.6 * (1 + drift)),
    ]);
  }
  out += disc(
    width * random.between(0.35, 0.65),
    height * random.between(0.35, 0.65),
    unit * random.between(10, 18),
    tint(canvas),
  );
  return out + line(smooth(points), palette.ink, unit * 0.15, 0.85);
}

/** Rings of a felled tree, each drawn a little apart from the last. */
function rings(canvas: Canvas): string {
  const { width, height, unit, palette, random } = canvas;
  const count = random.whole(24, 38);
  const [x, y] = [width * random.between(0.46, 0.54), height * random.between(0.46, 0.54)];
  const [rx, ry] = [width * 0.385, height * 0.385];
  const knots = 22;
  const grain = layeredLine(random, 2, 0.6);
  const turn = random.between(0, 6.28);
  const [dx, dy] = [random.between(-0.22, 0.22), random.between(-0.22, 0.22)];
  let d = '';
  let growth = 0;
  const steps = Array.from({ length: count }, () => random.between(0.5, 1.5));
  const all = steps.reduce((sum, step) => sum + step, 0);
  const outlines = steps.map((step): Point[] => {
    growth += step / all;
    return Array.from({ length: knots }, (_, i): Point => {
      const a = turn + (i / knots) * Math.PI * 2;
      const rough = 1 + 0.09 * grain((i / knots) * 6 + growth * 1.2) * Math.sin((Math.PI * i) / knots) * growth ** 0.5;
      const off = 1 - growth;
      return [x + rx * (dx * off + Math.cos(a) * growth * rough), y + ry * (dy * off + Math.sin(a) * growth * rough)];
    });
  });
  for (const outline of outlines) d += smooth(outline, true);
  const core = outlines[Math.round(count * random.between(0.18, 0.42))] as Point[];
  return (
    box(0, 0, width, height, paper(canvas)) +
    fill(smooth(core, true), tint(canvas)) +
    line(d, palette.ink, unit * 0.24, 0.9)
  );
}

/** Drawings in line. Variants: any of the one-line subjects, ridges, swings, rings. */
export const lineDrawing: Style = (canvas) => {
  const variant = pickVariant(canvas, ['ridges', 'swings', 'rings', ...Object.keys(DRAWINGS)]);
  if (variant === 'ridges') return ridges(canvas);
  if (variant === 'swings') return swings(canvas);
  if (variant === 'rings') return rings(canvas);
  return oneLine(canvas, variant);
};
