import { blend, type Relief, type Rgb } from '../relief.ts';
import { boxShape, ground, lay, roundShape, type Shape } from '../sheets.ts';
import { stitch } from '../strokes.ts';
import { soft } from '../tile.ts';

/** Torn papers, one over another: hills under a sun, a sea, or shapes that lean together. Colours: ground, light, then far to near. */
export function collage(relief: Relief, colours: readonly Rgb[], variant: string): void {
  const { tall } = relief;
  const [base, light, ...rest] = colours as [Rgb, Rgb, ...Rgb[]];
  ground(relief, base, 0.8, (_, y) => 1.02 - 0.05 * (y / tall));
  if (variant === 'shapes') shapes(relief, light, rest);
  else layers(relief, light, rest, variant === 'sea');
}

function layers(relief: Relief, light: Rgb, rest: readonly Rgb[], sea: boolean): void {
  const { wide, tall, random } = relief;
  const [sx, sy, r] = [
    wide * random.between(0.28, 0.72),
    tall * random.between(0.2, 0.3),
    Math.min(wide, tall) * random.between(0.11, 0.16),
  ];
  lay(relief, roundShape(sx, sy, r), { colour: light, thick: 2.2, tear: 2.4, core: 3 });
  const count = 6;
  for (let i = 0; i < count; i++) {
    const t = i / (count - 1);
    const colour = blend(
      rest[Math.floor(t * (rest.length - 1))] as Rgb,
      rest[Math.min(rest.length - 1, Math.floor(t * (rest.length - 1)) + 1)] as Rgb,
      (t * (rest.length - 1)) % 1,
    );
    const y0 = tall * (0.4 + t * 0.48);
    const [swell, wave, phase] = [
      tall * (sea ? 0.02 : 0.09) * (1 - t * 0.35),
      random.between(1.1, 2.3) + t,
      random.between(0, 6),
    ];
    const edge: Shape = (x, y) => {
      const u = x / wide;
      const crest = sea
        ? Math.abs(Math.sin(u * wave * 5 + phase)) * 1.4
        : Math.sin(u * wave * Math.PI + phase) + 0.45 * Math.sin(u * wave * 7.3 + phase * 2);
      return y0 - swell * crest - y + soft(x * 0.3 + i * 90, 40) * 12;
    };
    lay(relief, edge, {
      colour,
      thick: 2.6,
      tear: 4.5,
      core: 3.6 + 1.6 * t,
      tone: (x, y) => 1 + 0.05 * soft(x * 0.6 + i * 50, y * 0.6),
    });
  }
  if (!sea) {
    // one line of thread holds the nearest paper down
    const thread = light;
    for (let x = wide * 0.05; x < wide * 0.95; x += 26)
      stitch(relief, [x, tall * 0.955], [x + 14, tall * 0.955 + random.between(-1, 1)], 4, thread);
  }
}

function shapes(relief: Relief, light: Rgb, rest: readonly Rgb[]): void {
  const { wide, tall, random } = relief;
  const short = Math.min(wide, tall);
  const papers = random.shuffled([...rest, ...rest]).slice(0, 6);
  const places = [
    [0.34, 0.3, 0.3],
    [0.66, 0.4, 0.26],
    [0.42, 0.66, 0.34],
    [0.7, 0.74, 0.22],
    [0.24, 0.56, 0.18],
    [0.56, 0.2, 0.16],
  ] as const;
  for (const [i, colour] of papers.entries()) {
    const [px, py, size] = places[i] as (typeof places)[number];
    const [cx, cy, s] = [
      wide * (px + random.between(-0.04, 0.04)),
      tall * (py + random.between(-0.03, 0.03)),
      short * size,
    ];
    const half = random.chance(0.4);
    const circle = roundShape(cx, cy, s * 0.72);
    const turn = random.between(-0.5, 0.5);
    const box = boxShape(cx, cy, s * random.between(0.9, 1.5), s * random.between(0.7, 1.1), turn);
    const cut = boxShape(cx, cy + s * 0.72, s * 2, s * 1.44, turn * 0.6);
    const shape: Shape = i % 2 === 0 ? (half ? (x, y) => Math.max(circle(x, y), cut(x, y)) : circle) : box;
    lay(relief, shape, {
      colour,
      thick: 2.6,
      tear: 3.4,
      core: 4,
      tone: (x, y) => 1 + 0.06 * soft(x * 0.7 + i * 70, y * 0.7),
    });
  }
  lay(relief, roundShape(wide * random.between(0.4, 0.62), tall * random.between(0.36, 0.5), short * 0.07), {
    colour: light,
    thick: 2.4,
    tear: 1.6,
    core: 2,
  });
}
