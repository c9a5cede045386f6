import type { Part } from '../drawing/drawing.ts';
import { mix } from '../moulding/colour.ts';
import { linear } from '../pieces/shade.ts';
import {
  across,
  box,
  createRandom,
  darken,
  down,
  dusk,
  edge,
  formatNumber,
  glow,
  lighten,
  onFloor,
  onWall,
  oval,
  shape,
  sun,
} from './shapes.ts';

// The origin of each is the middle of its foot.

export const BRASS = '#b48a45';
export const TEAK = '#8b5b3a';
const brass = (left: number, right: number) =>
  across(left, right, '#8f6a2e', '#e9cf92', '#c39a50', '#8a662c', '#a88143');

/** The light of a lamp on the wall behind it. */
const lampGlow = (x: number, y: number, radius: number): Part =>
  oval(
    x,
    y,
    radius * 2,
    radius * 2,
    glow(
      x,
      y,
      radius,
      'rgb(255 224 160 / 0.5)',
      'rgb(255 224 160 / 0.2)',
      'rgb(255 224 160 / 0.05)',
      'rgb(255 224 160 / 0)',
    ),
  );

/** A brass lamp with a linen shade, 22 inches high. */
export const brassLamp = (): Part[] => [
  lampGlow(0, -17, 26),
  oval(0, -0.3, 7.4, 1.1, brass(-3.7, 3.7)),
  shape(
    'M-3.2 -.4Q-1 -1-.8 -2.2Q-2.6 -4-2.2 -6.2Q-1.9 -8-.6 -8.8V-12H.6V-8.8Q1.9 -8 2.2 -6.2Q2.6 -4 .8 -2.2Q1 -1 3.2 -.4Z',
    brass(-2.6, 2.6),
  ),
  shape('M-4.2 -21.6H4.2L7 -11.4H-7Z', down(-21.6, -11.4, '#f6e6c4', '#ffeecb', '#f3d9a4')),
  shape('M-4.2 -21.6H-1L-2 -11.4H-7Z', 'rgb(255 255 255 / 0.16)'),
  shape('M2.6 -21.6H4.2L7 -11.4H4.2Z', dusk(0.08)),
  edge('M-7 -11.4H7M-4.2 -21.6H4.2', '#cfae74', 0.3),
];

/** One leaf from its foot to its tip, so many inches wide, which bends by so much. */
function leaf([x0, y0]: [number, number], [x1, y1]: [number, number], wide: number, green: string): Part[] {
  const [mx, my] = [(x0 + x1) / 2, (y0 + y1) / 2];
  const long = Math.hypot(x1 - x0, y1 - y0) || 1;
  const [nx, ny] = [(-(y1 - y0) / long) * wide, ((x1 - x0) / long) * wide];
  const path = (to: number) =>
    `M${formatNumber(x0)} ${formatNumber(y0)}Q${formatNumber(mx + nx * to)} ${formatNumber(my + ny * to)} ${formatNumber(x1)} ${formatNumber(y1)}`;
  const whole = `${path(1)}Q${formatNumber(mx - nx)} ${formatNumber(my - ny)} ${formatNumber(x0)} ${formatNumber(y0)}Z`;
  const half = `${path(1)}Q${formatNumber(mx + nx * 0.1)} ${formatNumber(my + ny * 0.1)} ${formatNumber(x0)} ${formatNumber(y0)}Z`;
  return [
    shape(whole, linear({ x: x0, y: y0 }, { x: x1, y: y1 }, darken(green, 0.24), green, lighten(green, 0.14))),
    shape(half, 'rgb(24 40 20 / 0.16)'),
    edge(path(0.1), 'rgb(240 244 214 / 0.3)', 0.16),
  ];
}

/** A plant with broad leaves in a pot of fired clay: 52 inches high. */
export function tallPlant(): Part[] {
  const random = createRandom(11);
  const leaves: Part[] = [];
  const tips: [number, number, number][] = [
    [-18, -36, 4.6],
    [19, -34, 4.6],
    [-22, -26, 4.2],
    [22, -24, 4],
    [-13, -46, 4.8],
    [13, -47, 4.8],
    [-9, -32, 4.4],
    [10, -30, 4.4],
    [1, -52, 5],
    [-4, -40, 4.6],
    [6, -40, 4.6],
  ];
  const stems: string[] = [];
  for (const [x, y, wide] of tips) {
    const long = Math.hypot(x, y + 13);
    const foot: [number, number] = [x * (0.3 + 4 / long), -13 + (y + 13) * 0.42];
    stems.push(
      `M${formatNumber(x * 0.06)} -12.5Q${formatNumber(x * 0.12)} ${formatNumber(foot[1] + 6)} ${formatNumber(foot[0])} ${formatNumber(foot[1])}`,
    );
    leaves.push(...leaf(foot, [x, y], wide, mix('#4f6742', '#7d8c58', random())));
  }
  return [
    onFloor(15),
    edge(stems.join(''), '#55683f', 0.55),
    ...leaves,
    shape('M-6.9 -13.6H6.9L5.4 0H-5.4Z', across(-7, 7, '#d08a63', '#b96a45', '#8a472c')),
    box(-7.5, -14.6, 15, 2.6, across(-7.5, 7.5, '#dc9a74', '#c1744f', '#93502f'), 0.5),
    box(-6.9, -12, 13.8, 0.6, dusk(0.2)),
    shape('M-6.4 -8.6H6.4L6.3 -7.8H-6.3ZM-6.2 -6.9H6.2L6.1 -6.3H-6.1Z', 'rgb(255 236 210 / 0.34)'),
  ];
}

/** A low vase with a few stems, so many inches high. */
export function stems(high: number, glaze: string): Part[] {
  const sprigs = [-0.32, -0.12, 0.1, 0.34].map((lean, index) => {
    const tip = high - index * 1.6;
    return `M0 -7Q${formatNumber(lean * high * 0.3)} ${formatNumber(-7 - tip * 0.3)} ${formatNumber(lean * high)} ${formatNumber(-tip)}`;
  });
  const random = createRandom(5);
  const buds = Array.from({ length: 22 }, () => {
    const lean = [-0.32, -0.12, 0.1, 0.34][Math.floor(random() * 4)] as number;
    const up = 0.5 + random() * 0.5;
    const [x, y] = [lean * high * up ** 1.6 + (random() - 0.5) * 1.6, -7 - (high - 9) * up + (random() - 0.5)];
    return oval(x, y, 0.9 + random() * 0.8, 0.8 + random() * 0.7, mix('#c98a6a', '#efe0c6', random()));
  });
  return [
    edge(sprigs.join(''), '#7b6a4c', 0.22),
    ...buds,
    shape(
      'M-1.5 -8H1.5L1.3 -6.6Q3.6 -5.2 3.4 -2.8Q3.2 -.6 1.9 0H-1.9Q-3.2 -.6-3.4 -2.8Q-3.6 -5.2-1.3 -6.6Z',
      across(-3.6, 3.6, lighten(glaze, 0.3), glaze, darken(glaze, 0.34)),
    ),
    oval(0, -8, 3, 0.6, darken(glaze, 0.5)),
  ];
}

/** Books that lie on each other, from the lowest. */
export const books = (...rows: readonly [width: number, colour: string][]): Part[] =>
  rows.flatMap(([width, colour], index): Part[] => [
    box(
      -width / 2 + (index % 2) * 0.6,
      -1.4 * (index + 1),
      width,
      1.35,
      down(-1.4 * (index + 1), -1.4 * index, lighten(colour, 0.12), darken(colour, 0.14)),
      0.15,
    ),
    box(-width / 2 + (index % 2) * 0.6 + width * 0.82, -1.4 * (index + 1) + 0.2, width * 0.05, 0.95, sun(0.5)),
  ]);

/** A shallow brass bowl with water and marigolds, 13 inches across. */
export const urli = (): Part[] => [
  oval(0, -0.4, 8, 0.9, dusk(0.3)),
  shape('M-6.6 -4H6.6Q5.6 -.4 2.4 -.2H-2.4Q-5.6 -.4-6.6 -4Z', brass(-6.6, 6.6)),
  oval(0, -4, 13.6, 1.7, brass(-6.8, 6.8)),
  oval(0, -4.05, 12.2, 1.2, '#6d6a52'),
  ...[-4.4, -2.6, -0.9, 1, 2.9, 4.5].map((x, index) =>
    oval(
      x,
      -4.35 - (index % 2) * 0.35,
      1.9,
      1.1,
      glow(x - 0.3, -4.6, 1.2, '#f3bf55', index % 3 ? '#dd9a2f' : '#c8642c'),
    ),
  ),
];

/** Woven cane, for chairs, doors and the head of a bed. */
export function cane(x: number, y: number, width: number, height: number): Part[] {
  const lines: string[] = [];
  const step = 1.1;
  for (let along = -height; along < width; along += step) {
    const from = Math.max(0, along);
    const to = Math.min(width, along + height);
    if (to <= from) continue;
    lines.push(
      `M${formatNumber(x + from)} ${formatNumber(y + from - along)}L${formatNumber(x + to)} ${formatNumber(y + to - along)}`,
    );
    lines.push(
      `M${formatNumber(x + width - from)} ${formatNumber(y + from - along)}L${formatNumber(x + width - to)} ${formatNumber(y + to - along)}`,
    );
  }
  return [
    box(x, y, width, height, down(y, y + height, '#dfc08d', '#cfac76')),
    edge(lines.join(''), 'rgb(122 84 44 / 0.42)', 0.14),
    box(x, y, width, Math.min(1.2, height), down(y, y + 1.2, dusk(0.22), dusk(0))),
  ];
}

/** A chair with a cane back, 18 inches wide and 34 high, seen from the front. */
export const caneChair = (wood = TEAK): Part[] => [
  onFloor(19, 0.6),
  onWall(-8, -33, 16, 30, 3),
  box(-8.6, -33, 1.5, 33, across(-8.6, -7.1, lighten(wood, 0.2), darken(wood, 0.2)), 0.5),
  box(7.1, -33, 1.5, 33, across(7.1, 8.6, lighten(wood, 0.12), darken(wood, 0.3)), 0.5),
  ...cane(-7.1, -31.4, 14.2, 10.4),
  box(-8.6, -34, 17.2, 2.8, down(-34, -31.2, lighten(wood, 0.24), darken(wood, 0.12)), 1.2),
  box(-7.2, -21.2, 14.4, 1.2, down(-21.2, -20, wood, darken(wood, 0.3))),
  shape('M-8.8 -18.6Q0 -19.8 8.8 -18.6L9.2 -16.2H-9.2Z', down(-19.4, -16.2, '#e6dac6', '#c9b79d')),
  box(-9.2, -16.4, 18.4, 1.6, down(-16.4, -14.8, wood, darken(wood, 0.34)), 0.4),
  shape(
    'M-8.8 -14.8H-7L-7.4 1.2H-8.6ZM7 -14.8H8.8L8.6 1.2H7.4Z',
    across(-9, 9, lighten(wood, 0.12), darken(wood, 0.28)),
  ),
];

/** A cushion, so many inches wide, a little leant. */
export function cushion(wide: number, high: number, cloth: string, pattern?: 'stripes' | 'block'): Part[] {
  const [w, h] = [wide / 2, high];
  const body = `M${formatNumber(-w + 1)} ${formatNumber(-h + 0.6)}Q0 ${formatNumber(-h - 0.7)} ${formatNumber(w - 1)} ${formatNumber(-h + 0.6)}Q${formatNumber(w + 0.2)} ${formatNumber(-h / 2)} ${formatNumber(w - 0.6)} 0Q0 .5 ${formatNumber(-w + 0.6)} 0Q${formatNumber(-w - 0.2)} ${formatNumber(-h / 2)} ${formatNumber(-w + 1)} ${formatNumber(-h + 0.6)}Z`;
  const marks: string[] = [];
  if (pattern === 'block')
    for (let row = 0; row < 5; row++)
      for (let column = 0; column < 5; column++) {
        const [x, y] = [(-0.38 + column * 0.19 + (row % 2) * 0.05) * wide, (-0.16 - row * 0.17) * high];
        marks.push(
          `M${formatNumber(x)} ${formatNumber(y - 0.55)}L${formatNumber(x + 0.45)} ${formatNumber(y)}L${formatNumber(x)} ${formatNumber(y + 0.55)}L${formatNumber(x - 0.45)} ${formatNumber(y)}Z`,
        );
      }
  if (pattern === 'stripes')
    for (const x of [-0.3, -0.25, 0, 0.05, 0.3])
      marks.push(
        `M${formatNumber(x * wide)} ${formatNumber(-h + 0.5)}H${formatNumber(x * wide + 0.35)}V-.2H${formatNumber(x * wide)}Z`,
      );
  return [
    shape(body, linear({ x: -w, y: -h }, { x: w, y: 0 }, lighten(cloth, 0.24), cloth, darken(cloth, 0.26))),
    ...(marks.length ? [shape(marks.join(''), 'rgb(255 240 214 / 0.5)')] : []),
    edge(
      `M${formatNumber(-w + 1)} ${formatNumber(-h + 0.6)}Q0 ${formatNumber(-h - 0.7)} ${formatNumber(w - 1)} ${formatNumber(-h + 0.6)}`,
      sun(0.3),
      0.22,
    ),
  ];
}
