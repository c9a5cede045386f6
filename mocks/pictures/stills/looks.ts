import { mix } from '../colour.ts';
import { dipped, glaze, reactive, speckled, terracotta } from './clay.ts';
import { cane, lacquer, marble, stone, wood } from './grained.ts';
import { hammered, iron, metal } from './metals.ts';
import { type Band, paintMotifs } from './motifs.ts';
import { glass, leafy, mirror, pages, plain, shade } from './plainSurfaces.ts';
import type { Linear, Surface } from './surface.ts';

/** How large the body of the thing is: its foot, its height, and its widest radius. */
export type Extent = { low: number; tall: number; radius: number };
type Surfaces = Record<string, Surface>;
type Finish = (hexes: readonly string[], extent: Extent) => Surfaces;

const BRASS = '#c99a45';
const TEAK = ['#9c6a3c', '#5e3a1e'] as const;

/** What comes with a thing whatever it is made of. */
const AROUND: Surfaces = {
  base: wood('#5b4534', '#33241a', 'x'),
  bead: plain('#8d2f25', 0.3, 0.05),
  beak: plain('#d08a35', 0.4),
  clothA: plain('#7c3b30', 0.75),
  clothB: plain('#d6c7ad', 0.75),
  clothC: plain('#3e5560', 0.75),
  clothD: plain('#a9803f', 0.75),
  cord: plain('#a98f66', 0.8),
  ash: plain('#b9b2a8', 0.9),
  dial: plain('#f3eee2', 0.5),
  eye: plain('#1b1512', 0.12, 0.06),
  foil: metal('#c9a85c', 0.3),
  hands: plain('#2a211b', 0.4),
  leaf: leafy('#44683f'),
  leafToo: leafy('#7a9077'),
  lit: { ...plain('#fff1d0', 0.8), glow: [0.75, 0.52, 0.22] },
  mirror: mirror(),
  pages: pages(),
  petal: { ...plain('#e39a2d', 0.6), thin: 0.3 },
  petalToo: { ...plain('#d9587c', 0.6), thin: 0.3 },
  pollen: plain('#c7551d', 0.7),
  shade: shade('#efe4d0', 0.62, 1.08),
  soil: { ...stone('#3a2a20'), rough: 0.95 },
  stalk: leafy('#64784a'),
  stick: plain('#4b3527', 0.8),
  trim: metal(BRASS),
  tusk: plain('#f1e8d4', 0.3, 0.05),
  twig: wood('#6b4d38', '#3c2a1e'),
  water: { colour: [0.16, 0.17, 0.14] as Linear, rough: 0.02, gloss: 0.06 },
  wax: { ...plain('#f3ead8', 0.5), thin: 0.5 },
  wick: plain('#1f1a17', 0.9),
};

const first = (hexes: readonly string[], at: number): string => hexes[Math.min(at, hexes.length - 1)] ?? '#999999';

/** The same for all parts, each in its own colour where there are several. */
const all = (make: (hex: string) => Surface, hexes: readonly string[]): Surfaces => ({
  body: make(first(hexes, 0)),
  second: make(first(hexes, 1)),
  third: make(first(hexes, 2)),
  lid: make(first(hexes, 0)),
  head: make(first(hexes, 0)),
  wing: make(first(hexes, 1)),
  dome: make(first(hexes, 0)),
});

const banded =
  (bands: readonly Band[], rough = 0.14): Finish =>
  (hexes, { low, tall, radius }) => {
    const ware = paintMotifs({
      ground: first(hexes, 0),
      inks: hexes.slice(1),
      radius: radius * 0.8,
      rough,
      bands: bands.map(([from, to, ...rest]) => [low + from * tall, low + to * tall, ...rest] as const),
    });
    return { ...all(() => ware, hexes), trim: plain(first(hexes, 1), 0.2, 0.05) };
  };

const FINISHES = {
  glaze: (hexes) => all(glaze, hexes),
  speckled: (hexes) => all(speckled, hexes),
  reactive: (hexes) => all((hex) => reactive(hex, first(hexes, 1)), [first(hexes, 0)]),
  dipped: (hexes, { low, tall }) => all((hex) => dipped(hex, '#b9906a', low + tall * 0.36), hexes),
  terracotta: (hexes) => ({
    ...all(terracotta, hexes),
    trim: terracotta(first(hexes, 0)),
    base: terracotta(first(hexes, 0)),
    cloth: terracotta(first(hexes, 1)),
  }),
  brass: (hexes) => ({
    ...all((hex) => metal(hex), hexes),
    trim: metal(first(hexes, 0)),
    cloth: hammered(first(hexes, 0), 40),
  }),
  brassOnWood: (hexes) => ({
    ...all((hex) => metal(hex), hexes),
    trim: wood(...TEAK, 'x'),
    second: wood(...TEAK, 'x'),
  }),
  hammered: (hexes) => ({ ...all((hex) => hammered(hex), hexes), trim: metal(first(hexes, 0)) }),
  iron: (hexes) => ({
    ...all(iron, hexes),
    trim: iron(first(hexes, 0)),
    dial: plain('#efe9dc'),
    base: iron(first(hexes, 0)),
  }),
  wood: (hexes) => ({
    ...all((hex) => wood(hex, mix(hex, '#24140a', 0.5)), hexes),
    base: wood('#3b2c22', '#1e1510', 'x'),
    cloth: plain('#9c3a2c', 0.7),
  }),
  plank: (hexes) => all((hex) => wood(hex, mix(hex, '#24140a', 0.5), 'x'), hexes),
  inlay: (hexes, { tall }) => ({
    ...all((hex) => wood(hex, mix(hex, '#24140a', 0.5), 'x'), hexes),
    lid: banded([[0.55, 0.62, 'line', 0, 0]])(hexes, { low: 0, tall, radius: 0.3 }).body as Surface,
  }),
  marble: (hexes) => ({
    ...all((hex) => marble(hex, first(hexes, 1)), [first(hexes, 0)]),
    second: marble(first(hexes, 0), first(hexes, 1)),
    base: marble(first(hexes, 0), first(hexes, 1)),
    hands: metal(BRASS),
  }),
  marbles: (hexes) => all((hex) => marble(hex, mix(hex, '#5a534c', 0.55)), hexes),
  stone: (hexes) => ({ ...all(stone, hexes), base: stone(mix(first(hexes, 0), '#2b2622', 0.4)), trim: iron() }),
  cane: (hexes) => ({
    ...all((hex) => cane(hex), hexes),
    trim: wood(mix(first(hexes, 0), '#5a3417', 0.55), mix(first(hexes, 0), '#2a160a', 0.7)),
  }),
  caneFlat: (hexes) => ({
    ...all((hex) => cane(hex, { flat: true }), hexes),
    trim: wood(mix(first(hexes, 0), '#5a3417', 0.55), mix(first(hexes, 0), '#2a160a', 0.7)),
  }),
  glass: (hexes) => ({ ...all(glass, hexes), trim: glass(first(hexes, 0)) }),
  /** Rings of lacquer, evenly from foot to top. */
  lacquer: (hexes, { low, tall }) => {
    const rings = (order: readonly string[]) =>
      lacquer(
        [0, 0.14, 0.2, 0.5, 0.54, 0.58, 0.8, 0.86].map(
          (share, i) => [low + tall * share, order[[0, 1, 0, 2, 1, 2, 1, 0][i] ?? 0] ?? first(hexes, 0)] as const,
        ),
      );
    const [a, b, c] = [first(hexes, 0), first(hexes, 1), first(hexes, 2)];
    return {
      body: rings([a, b, c]),
      second: rings([b, c, a]),
      third: rings([c, a, b]),
      lid: rings([b, a, c]),
      head: lacquer([[-9, b]]),
      wing: lacquer([[-9, b]]),
      trim: lacquer([[-9, c]]),
      base: lacquer([[-9, '#3a2a20']]),
    };
  },
  /** A field of flowers between borders. */
  garden: banded([
    [0, 0.05, 'line', 0, 0],
    [0.07, 0.2, 'leaves', 1, 2],
    [0.22, 0.235, 'line', 0, 0],
    [0.25, 0.52, 'flowers', 0, 1],
    [0.54, 0.8, 'flowers', 2, 1],
    [0.82, 0.835, 'line', 0, 0],
    [0.84, 0.95, 'dots', 0, 0],
    [0.97, 1.1, 'line', 0, 0],
  ]),
  /** A flower in the well of a plate, a wreath round it, a border on its rim. */
  plates: (hexes) => {
    const ware = paintMotifs({
      ground: first(hexes, 0),
      inks: hexes.slice(1),
      radius: 'plate',
      bands: [
        [0, 0.07, 'line', 1, 1],
        [0.09, 0.3, 'leaves', 0, 1],
        [0.32, 0.4, 'dots', 1, 1],
        [0.44, 0.62, 'flowers', 0, 2],
        [0.66, 0.675, 'line', 0, 0],
        [0.8, 0.815, 'line', 0, 0],
        [0.83, 0.93, 'lattice', 0, 1],
        [0.955, 1.1, 'line', 0, 0],
      ],
    });
    return all(() => ware, hexes);
  },
  /** Leaves and lattice. */
  orchard: banded([
    [-0.1, 0.04, 'line', 0, 0],
    [0.06, 0.16, 'lattice', 0, 1],
    [0.18, 0.195, 'line', 1, 1],
    [0.21, 0.44, 'leaves', 0, 1],
    [0.45, 0.68, 'leaves', 1, 0],
    [0.7, 0.715, 'line', 1, 1],
    [0.73, 0.87, 'lattice', 0, 1],
    [0.9, 1.1, 'line', 0, 0],
  ]),
  /** Scales and waves of a river. */
  river: banded([
    [-0.1, 0.03, 'line', 0, 0],
    [0.05, 0.17, 'waves', 0, 1],
    [0.2, 0.34, 'scales', 0, 1],
    [0.34, 0.48, 'scales', 0, 1],
    [0.48, 0.62, 'scales', 0, 1],
    [0.65, 0.77, 'waves', 1, 0],
    [0.8, 0.9, 'dots', 0, 0],
    [0.93, 1.1, 'line', 0, 0],
  ]),
  /** Paisleys on lacquered paper. */
  paisley: banded(
    [
      [-0.1, 0.06, 'line', 0, 0],
      [0.08, 0.2, 'dots', 1, 1],
      [0.24, 0.6, 'paisley', 0, 1],
      [0.63, 0.645, 'line', 2, 2],
      [0.66, 0.84, 'flowers', 2, 1],
      [0.86, 0.875, 'line', 0, 0],
      [0.88, 0.97, 'checks', 0, 0],
      [0.98, 1.1, 'line', 0, 0],
    ],
    0.2,
  ),
} satisfies Record<string, Finish>;
export type FinishName = keyof typeof FINISHES;

/** Every surface that a thing in a finish may need. */
export const getSurfaces = (finish: FinishName, hexes: readonly string[], extent: Extent): Surfaces => ({
  ...AROUND,
  ...(FINISHES[finish] as Finish)(hexes, extent),
});
