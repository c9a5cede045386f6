import { bed, bench, ledge, sideboard, sofa, stairs, table } from './furniture.ts';
import { books, lamp, plant, vase } from './ornaments.ts';
import type { Stage } from './stage.ts';

/** What a wall hangs in. Lengths are inches. */
export type Room = {
  wall: string;
  floor: string;
  /** how high the furniture is that it hangs over */
  over: number;
  /** how far above the furniture it hangs */
  gap?: number;
  /** the middle of the layout, as a share of the picture's width */
  middle?: number;
  /** what stands there; `x` is the middle of the layout in px, `wide` the width of the picture in inches */
  things(stage: Stage, x: number, wide: number): string;
};

const room = (
  wall: string,
  floor: string,
  over: number,
  things: Room['things'],
  more: Pick<Room, 'gap' | 'middle'> = {},
): Room => ({
  wall,
  floor,
  over,
  things,
  ...more,
});

const OAK = '#c49b68';
const TEAK = '#8a5c36';

/** The room of each gallery wall, by its slug. */
export const ROOMS: Record<string, Room> = {
  'three-mornings-in-the-hills': room(
    '#ebe5d8',
    '#c8a982',
    33,
    (s, x) => plant(s, x - 56 * s.inch, 0, 46, '#b7744f') + sofa(s, x, '#8b9a86', '#d49a55'),
  ),
  'nine-thresholds': room(
    '#e6d5bf',
    '#a9784f',
    19,
    (s, x) => plant(s, x + 42 * s.inch, 0, 40, '#f0e7d8') + bench(s, x, TEAK, '#a84a30', 54),
  ),
  'up-the-stairs': room(
    '#dde1d8',
    '#b58e63',
    0,
    (s, x, wide) => {
      // the steps rise as the frames do
      const start = x / s.inch - 50;
      return stairs(s, wide * s.inch, start, 8.5, 17, '#f0ece3') + plant(s, (start - 13) * s.inch, 0, 34, '#8c9f93');
    },
    { gap: 26 },
  ),
  'the-long-salon': room('#3d4e48', '#8d6a48', 33, (s, x) => sofa(s, x, '#b0673f', '#e3bf84', 88)),
  'moon-in-the-middle': room(
    '#2c3750',
    '#6f5238',
    30,
    (s, x) =>
      sideboard(s, x, '#8a6242', 88) +
      lamp(s, x - 38 * s.inch, 30, '#c9b79a') +
      books(s, x + 32 * s.inch, 30, ['#a84a30', '#d9c7a4', '#4f6a7c']),
    { gap: 11 },
  ),
  'two-monsoons': room('#cfd5d5', '#b4936d', 38, (s, x) => bed(s, x, '#a78c6e', '#52707f')),
  'kitchen-herbarium': room(
    '#f2ecde',
    '#b98d5e',
    30,
    (s, x) =>
      table(s, x, OAK, 74) +
      vase(s, x + 6 * s.inch, 29.5, 8, 'jar', '#6f8a78') +
      vase(s, x - 8 * s.inch, 29.5, 5, 'urli', '#c77b51'),
  ),
  'six-over-the-sideboard': room(
    '#e6d8cd',
    '#c2a27c',
    30,
    (s, x) =>
      sideboard(s, x, '#c8a67a', 64) +
      vase(s, x - 27 * s.inch, 30, 9, 'amphora', '#a35f44', true) +
      books(s, x + 20 * s.inch, 30, ['#6f8a78', '#e9dcc0']),
    { gap: 12 },
  ),
  'two-ledges': room(
    '#d6dccf',
    '#c0a078',
    19,
    (s, x) => ledge(s, x, 59, 74, OAK) + ledge(s, x, 31, 74, OAK) + bench(s, x - 6 * s.inch, '#b98a58', '#d6b25e', 50),
    { gap: 12 },
  ),
  'a-narrow-column': room(
    '#e9dccd',
    '#b88f66',
    0,
    (s, x) => sofa(s, x + 44 * s.inch, '#73877e', '#e4c9a0', 56) + plant(s, x - 24 * s.inch, 0, 34, '#efe6d8'),
    { gap: 26, middle: 0.34 },
  ),
  'the-whole-coast': room(
    '#eceeea',
    '#d3bd9d',
    19,
    (s, x) => bench(s, x, '#d9bd92', '#4f7f8c', 58) + plant(s, x + 44 * s.inch, 0, 44, '#c9d3d1'),
  ),
  'four-blues': room(
    '#d7dfe6',
    '#b0936f',
    30,
    (s, x) =>
      sideboard(s, x, '#a87f54', 58) +
      vase(s, x + 20 * s.inch, 30, 11, 'bottle', '#34507c') +
      vase(s, x + 12 * s.inch, 30, 6, 'lota', '#e8dcc6'),
    { gap: 13 },
  ),
  'a-cloud-of-shapes': room('#cb9274', '#8f6a4a', 33, (s, x) => sofa(s, x, '#efe5d5', '#51707a', 86)),
  'one-large-six-small': room(
    '#b8c0ac',
    '#b38f66',
    30,
    (s, x) =>
      sideboard(s, x, '#8d6b4a', 88) +
      lamp(s, x + 38 * s.inch, 30, '#e9e2d4') +
      vase(s, x - 34 * s.inch, 30, 8, 'jar', '#c77b51', true),
    { gap: 10 },
  ),
  'corridor-of-cities': room(
    '#e7e2d9',
    '#9d7c59',
    30,
    (s, x) =>
      sideboard(s, x, '#4f5357', 56) +
      vase(s, x - 20 * s.inch, 30, 9, 'beaker', '#b9a98f', true) +
      books(s, x + 18 * s.inch, 30, ['#c77b51', '#3f5a6e', '#e5d8bd']),
    { gap: 12 },
  ),
  'small-hours': room('#d8e3e8', '#cfae80', 36, (s, x) => bed(s, x, '#d9b27c', '#d98a5c', 54)),
  'courtyard-family': room(
    '#ecdab8',
    '#a5623f',
    19,
    (s, x) => bench(s, x - 4 * s.inch, TEAK, '#e2d2ad', 52) + plant(s, x + 42 * s.inch, 0, 46, '#a35a38'),
  ),
};
