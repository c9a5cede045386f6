import type { Random } from '../random.ts';
import { leaf } from './forms/planters.ts';
import type { Part } from './model.ts';
import { type Piece, put, together } from './piece.ts';
import { plain } from './plainSurfaces.ts';
import { BEHIND } from './roomDepth.ts';
import { block, curve, rod } from './shapes.ts';
import { linear, type Surface, tint } from './surface.ts';
import { lathe, pot } from './turn.ts';
import type { Vec } from './vector.ts';

/** Two or three books lying on one another. */
export function stack(random: Random, x: number, z: number): Part[] {
  let y = 0;
  return Array.from({ length: random.whole(2, 3) }, (_, i) => i).flatMap((i): Part[] => {
    const [w, h, d] = [0.44 - i * 0.045, random.between(0.045, 0.075), 0.32 - i * 0.03];
    const turn: Vec = [0, random.between(-14, 14), 0];
    const to: Vec = [x, y + h / 2, z];
    y += h + 0.002;
    return [
      {
        piece: put(
          together(
            put(block([w, 0.009, d], 0.003), { to: [0, h / 2 - 0.0045, 0] }),
            put(block([w, 0.009, d], 0.003), { to: [0, 0.0045 - h / 2, 0] }),
            put(block([0.012, h, d], 0.004), { to: [-w / 2 + 0.004, 0, 0] }),
          ),
          { turn, to },
        ),
        surface: i % 2 ? 'clothRoomB' : 'clothRoomA',
      },
      {
        piece: put(block([w - 0.02, h - 0.016, d - 0.02], 0.003), { turn, to: [to[0], to[1], to[2]] }),
        surface: 'pages',
      },
    ];
  });
}

/** A cup or a bowl in front. */
export function small(random: Random, side: number): Part[] {
  const cup = pot(
    [
      [0.075, 0.1],
      [0.078, 0.09],
      [0.07, 0.03],
      [0.05, 0.003],
      [0.045, 0],
    ],
    0.007,
    { segments: 48 },
  );
  const saucer = pot(
    [
      [0.12, 0.022],
      [0.118, 0.016],
      [0.07, 0.003],
      [0.06, 0],
    ],
    0.006,
    { floor: 0.006, segments: 48 },
  );
  const dish = pot(
    [
      [0.14, 0.055],
      [0.135, 0.04],
      [0.09, 0.008],
      [0.07, 0],
    ],
    0.008,
    { floor: 0.012, segments: 56 },
  );
  const to: Vec = [side * random.between(0.3, 0.42), 0, random.between(0.26, 0.3)];
  return [
    {
      piece: random.chance(0.5)
        ? together(put(cup, { to: [to[0], 0.012, to[2]] }), put(saucer, { to }))
        : put(dish, { to }),
      surface: 'ware',
    },
  ];
}

/** What stands under a thing on the wall. */
export function shelf(random: Random, side: number): Part[] {
  const jar = pot(
    [
      [0.07, 0.42],
      [0.055, 0.39],
      [0.06, 0.34],
      [0.13, 0.22],
      [0.14, 0.13],
      [0.09, 0.01],
      [0.08, 0],
    ],
    0.01,
    { segments: 64 },
  );
  const to: Vec = [-side * 0.42, 0, -0.12];
  return [
    { piece: put(jar, { to }), surface: 'ware' },
    ...branch(random, 0.42, to, 'leaves'),
    ...stack(random, side * 0.36, -0.14),
  ];
}

/** A framed print on the wall. */
export function frame(random: Random, x: number, y: number): Part[] {
  const [w, h] = random.chance(0.6) ? [0.5, 0.66] : [0.66, 0.5];
  const z = -BEHIND + 0.02;
  const bar = (bw: number, bh: number, bx: number, by: number) =>
    put(block([bw, bh, 0.035], 0.006), { to: [x + bx, y + by, z] });
  return [
    {
      piece: together(
        bar(w + 0.05, 0.026, 0, h / 2 + 0.012),
        bar(w + 0.05, 0.026, 0, -h / 2 - 0.012),
        bar(0.026, h + 0.02, -w / 2 - 0.012, 0),
        bar(0.026, h + 0.02, w / 2 + 0.012, 0),
      ),
      surface: 'frame',
    },
    { piece: put(block([w, h, 0.01], 0.001), { to: [x, y, z - 0.006] }), surface: 'mat' },
    { piece: put(block([w * 0.7, h * 0.72, 0.012], 0.001), { to: [x, y, z - 0.004] }), surface: 'print' },
  ];
}

/** Layers of hills under a sun. */
export const print = (hexes: readonly string[]): Surface => {
  const [sky, far, foreground, dark] = hexes.map(linear) as [
    ReturnType<typeof linear>,
    ReturnType<typeof linear>,
    ReturnType<typeof linear>,
    ReturnType<typeof linear>,
  ];
  return {
    ...plain('#ffffff', 0.9),
    colour: sky,
    texture(x, y, _z, texel) {
      if (Math.hypot(x - 0.05, y - 0.09) < 0.045) tint(texel, foreground, 0.85);
      if (y < 0.03 + 0.02 * Math.sin(x * 14)) tint(texel, far, 1);
      if (y < -0.05 + 0.026 * Math.sin(x * 10 + 2)) tint(texel, foreground, 1);
      if (y < -0.13 + 0.02 * Math.sin(x * 12 + 4)) tint(texel, dark, 1);
    },
  };
};

/** Stems that stand in a mouth at a height. */
export function branch(random: Random, mouth: number, [x, , z]: Vec, kind: 'leaves' | 'bare' | 'berries'): Part[] {
  const twigs: Piece[] = [];
  const leaves: Piece[] = [];
  const berries: Piece[] = [];
  for (let i = 0; i < (kind === 'bare' ? 5 : 4); i++) {
    const lean = random.between(-0.26, 0.3);
    const rise = random.between(0.34, 0.52);
    const path = curve(
      [
        [x, mouth - 0.16, z],
        [x + lean * 0.15, mouth + 0.02, z],
        [x + lean * 0.5, mouth + rise * 0.5, z + random.between(-0.05, 0.05)],
        [x + lean, mouth + rise, z + random.between(-0.08, 0.08)],
      ],
      8,
    );
    twigs.push(rod(path, (t) => 0.0075 - 0.005 * t, { sides: 8 }));
    for (let k = 10; k < path.length; k += 2) {
      const point = path[k] as Vec;
      if (kind === 'leaves')
        leaves.push(
          put(leaf(random.between(0.08, 0.13), 0.028, 0.4), {
            turn: [random.between(-40, 40), random.between(0, 360), random.between(5, 40)],
            to: point,
          }),
        );
      if (kind === 'berries')
        berries.push(
          put(
            lathe(
              [
                [
                  [0, 0.016],
                  [0.012, 0.011],
                  [0.016, 0],
                  [0.011, -0.011],
                  [0, -0.016],
                ],
              ],
              { segments: 12 },
            ),
            {
              to: [
                point[0] + random.between(-0.03, 0.03),
                point[1] + random.between(-0.01, 0.03),
                point[2] + random.between(-0.03, 0.03),
              ],
            },
          ),
        );
      if (kind === 'bare' && k % 4 === 2)
        twigs.push(
          rod(
            curve(
              [
                point,
                [point[0] + random.between(-0.07, 0.07), point[1] + 0.06, point[2] + random.between(-0.04, 0.04)],
                [point[0] + random.between(-0.12, 0.12), point[1] + 0.13, point[2]],
              ],
              4,
            ),
            (t) => 0.004 - 0.0025 * t,
            { sides: 6 },
          ),
        );
    }
  }
  return [
    { piece: together(...twigs), surface: 'twig' },
    ...(leaves.length > 0 ? [{ piece: together(...leaves), surface: 'twigLeaf' }] : []),
    ...(berries.length > 0 ? [{ piece: together(...berries), surface: 'twigBerry' }] : []),
  ];
}
