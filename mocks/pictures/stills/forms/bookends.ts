import type { Part } from '../model.ts';
import { put, settle } from '../piece.ts';
import { block, plate } from '../shapes.ts';
import { ball } from '../turn.ts';
import { arch } from './outlines.ts';

/** A few books side by side from `from` on; answers where the last one ends. */
function books(
  from: number,
  list: readonly (readonly [thick: number, tall: number, deep: number, cloth: string])[],
): { parts: Part[]; to: number } {
  let x = from;
  const parts = list.flatMap(([thick, tall, deep, cloth]): Part[] => {
    const at = x + thick / 2;
    x += thick + 0.004;
    return [
      { piece: put(block([thick, tall, deep], 0.008), { to: [at, tall / 2, 0] }), surface: cloth },
      {
        piece: put(block([thick - 0.022, 0.02, deep - 0.02], 0.003), { to: [at, tall - 0.004, 0.004] }),
        surface: 'pages',
      },
      {
        piece: put(block([thick * 0.7, 0.012, 0.004], 0.001), { to: [at, tall * 0.78, deep / 2 + 0.001] }),
        surface: 'foil',
      },
      {
        piece: put(block([thick * 0.7, 0.005, 0.004], 0.001), { to: [at, tall * 0.22, deep / 2 + 0.001] }),
        surface: 'foil',
      },
    ];
  });
  return { parts, to: x };
}

const SHELF = [
  [0.07, 0.5, 0.34, 'clothA'],
  [0.05, 0.44, 0.32, 'clothB'],
  [0.085, 0.53, 0.36, 'clothC'],
  [0.045, 0.47, 0.33, 'clothD'],
  [0.06, 0.49, 0.34, 'clothB'],
] as const;

/** Two of a thing with books between them; the right one looks the other way. */
function pair(one: (surface: string) => Part[]): Part[] {
  const { parts, to } = books(-0.16, SHELF);
  const shift = (list: Part[], x: number, turn: number) =>
    list.map(({ piece, surface }) => ({ surface, piece: put(piece, { turn: [0, turn, 0], to: [x, 0, 0] }) }));
  return [...parts, ...shift(one('body'), -0.165, 0), ...shift(one('body'), to + 0.003, 180)];
}

export const archEnds = (): Part[] =>
  pair((surface) => [
    { piece: put(plate(arch(0.16, 0.22), 0.09, 0.012, [0, 0.18]), { turn: [0, 90, 0], to: [-0.046, 0, 0] }), surface },
    {
      piece: put(plate(arch(0.11, 0.14), 0.08, 0.012, [0, 0.12]), { turn: [0, 90, 0], to: [-0.132, 0, 0.02] }),
      surface: 'second',
    },
    {
      piece: put(plate(arch(0.06, 0.07), 0.07, 0.012, [0, 0.06]), { turn: [0, 90, 0], to: [-0.208, 0, 0.04] }),
      surface,
    },
  ]);

export const quarterEnds = (): Part[] =>
  pair((surface) => {
    const quarter: [number, number][] = [
      [0, 0],
      ...Array.from({ length: 25 }, (_, i): [number, number] => [
        -Math.sin((i / 24) * (Math.PI / 2)) * 0.36,
        Math.cos((i / 24) * (Math.PI / 2)) * 0.36,
      ]),
    ];
    return [{ piece: put(plate(quarter, 0.2, 0.014, [-0.1, 0.1]), { to: [-0.002, 0, 0] }), surface }];
  });

export const domeEnds = (): Part[] =>
  pair((surface) => [
    { piece: put(ball(0.15, 44), { to: [-0.13, 0.16, 0] }), surface },
    { piece: put(block([0.27, 0.045, 0.28], 0.012), { to: [-0.136, 0.0225, 0] }), surface: 'second' },
    { piece: put(block([0.035, 0.36, 0.28], 0.012), { to: [-0.018, 0.18, 0] }), surface: 'second' },
  ]);

export const stepEnds = (): Part[] =>
  pair((surface) =>
    [0.42, 0.3, 0.19, 0.09].map((tall, i) => ({
      piece: settle(put(block([0.075, tall, 0.24], 0.01), { to: [-0.04 - i * 0.076, tall / 2, 0] })),
      surface,
    })),
  );
