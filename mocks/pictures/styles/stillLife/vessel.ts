import type { Canvas } from '../../canvas.ts';
import { mix } from '../../colour.ts';
import { n, type Point, smooth } from '../../path.ts';
import { box, fill, inside, line, oval } from '../../svg.ts';

/** Outlines of vessels from mouth to foot: [share of the height, share of the height as half width]. */
const PROFILES: Record<string, readonly (readonly [number, number])[]> = {
  bottle: [
    [0, 0.09],
    [0.08, 0.075],
    [0.32, 0.08],
    [0.48, 0.2],
    [0.72, 0.245],
    [0.95, 0.2],
    [1, 0.18],
  ],
  jar: [
    [0, 0.2],
    [0.06, 0.18],
    [0.14, 0.2],
    [0.42, 0.37],
    [0.72, 0.35],
    [0.94, 0.22],
    [1, 0.2],
  ],
  amphora: [
    [0, 0.15],
    [0.05, 0.12],
    [0.2, 0.1],
    [0.4, 0.3],
    [0.58, 0.31],
    [0.86, 0.14],
    [1, 0.13],
  ],
  beaker: [
    [0, 0.2],
    [0.5, 0.19],
    [0.9, 0.17],
    [1, 0.16],
  ],
  urli: [
    [0, 0.82],
    [0.07, 0.76],
    [0.3, 0.84],
    [0.66, 0.66],
    [0.94, 0.32],
    [1, 0.3],
  ],
  lota: [
    [0, 0.32],
    [0.06, 0.27],
    [0.2, 0.22],
    [0.36, 0.36],
    [0.6, 0.46],
    [0.84, 0.36],
    [0.97, 0.22],
    [1, 0.24],
  ],
};

type Vessel = { out: string; mouth: number };

/** A vessel standing at (x, y), `tall` high: lit from the left, shaded on the right, with a glazed band. */
export function vessel(
  { palette, random, unit }: Canvas,
  kind: string,
  x: number,
  y: number,
  tall: number,
  tone: string,
  id: string,
): Vessel {
  const profile = PROFILES[kind] as (typeof PROFILES)[string];
  const right = profile.map(([t, w]): Point => [x + w * tall, y - tall + t * tall]);
  const left = profile.map(([t, w]): Point => [x - w * tall, y - tall + t * tall]).reverse();
  const d = `${smooth(right)}L${smooth(left).slice(1)}Z`;
  const shade = mix(tone, palette.dark ? '#000000' : palette.tones[4], 0.38);
  const light = mix(tone, '#fffaf0', 0.4);
  const mouth = (profile[0] as readonly [number, number])[1] * tall;
  const widest = Math.max(...profile.map(([, w]) => w)) * tall;
  let skin = fill(
    `M${n(x + widest * 0.28)} ${n(y - tall)}Q${n(x + widest * 0.72)} ${n(y - tall * 0.45)} ${n(x + widest * 0.1)} ${n(y)}H${n(x + widest * 1.2)}V${n(y - tall)}Z`,
    shade,
    0.5,
  );
  const decor = random.pick(['plain', 'band', 'stripes', 'dip', 'plain'] as const);
  if (decor === 'band')
    skin +=
      box(x - widest, y - tall * 0.55, widest * 2, tall * 0.07, light, 0.75) +
      box(x - widest, y - tall * 0.45, widest * 2, tall * 0.02, light, 0.75);
  if (decor === 'stripes')
    for (let k = 0; k < 5; k++)
      skin += box(x - widest, y - tall * (0.62 - k * 0.075), widest * 2, tall * 0.014, light, 0.8);
  if (decor === 'dip')
    skin =
      fill(
        `M${n(x - widest)} ${n(y - tall * 0.4)}q${n(widest)} ${n(tall * 0.12)} ${n(widest * 2)} 0V${n(y)}H${n(x - widest)}Z`,
        light,
        0.6,
      ) + skin;
  skin += line(
    `M${n(x - widest * 0.52)} ${n(y - tall * 0.52)}Q${n(x - widest * 0.64)} ${n(y - tall * 0.36)} ${n(x - widest * 0.54)} ${n(y - tall * 0.2)}`,
    light,
    unit * 0.6,
    0.7,
  );
  const rim = oval(x, y - tall, mouth, mouth * 0.17, mix(tone, palette.tones[4], 0.62));
  return { out: fill(d, tone) + inside(id, d, skin) + rim, mouth: y - tall };
}
