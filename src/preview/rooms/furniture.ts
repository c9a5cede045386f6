import type { Part } from '../drawing/drawing.ts';
import { linear } from '../pieces/shade.ts';
import { BRASS, books, brassLamp, cane, cushion, stems, TEAK, urli } from './accessories.ts';
import {
  across,
  at,
  box,
  darken,
  down,
  dusk,
  edge,
  formatNumber,
  lighten,
  onFloor,
  onWall,
  oval,
  shape,
  sun,
} from './shapes.ts';

// Furniture under a piece: its origin is the middle of its foot. Its drawn size is its stated size.

/** A sofa of 84 inches, its back 33 high. */
export function sofa(cloth = '#c9bca6'): Part[] {
  const seat = (x: number): Part[] => [
    box(x, -19.4, 34, 7, down(-19.4, -12.4, lighten(cloth, 0.42), lighten(cloth, 0.12), darken(cloth, 0.12)), 2),
    edge(`M${x + 1.6} -18.9H${x + 32.4}`, sun(0.5), 0.28),
    box(x + 1, -12.6, 32, 0.5, dusk(0.2)),
  ];
  const back = (x: number): Part[] => [
    shape(
      `M${x + 1.6} -31.6Q${x + 17} -33.4 ${x + 32.4} -31.6Q${x + 34.2} -25 ${x + 33} -18H${x + 1}Q${formatNumber(x - 0.2)} -25 ${x + 1.6} -31.6Z`,
      linear({ x, y: -33 }, { x: x + 26, y: -16 }, lighten(cloth, 0.36), lighten(cloth, 0.06), darken(cloth, 0.14)),
    ),
    edge(`M${x + 1.6} -31.6Q${x + 17} -33.4 ${x + 32.4} -31.6`, sun(0.4), 0.26),
    box(x + 1, -20.6, 32, 1.6, down(-20.6, -19, dusk(0), dusk(0.2))),
  ];
  const arm = (x: number, light: number): Part[] => [
    shape(
      `M${x} -4.6V-20.4Q${x} -24 ${x + 3.5} -24Q${x + 7} -24 ${x + 7} -20.4V-4.6Z`,
      across(x, x + 7, lighten(cloth, light), lighten(cloth, light * 0.2), darken(cloth, 0.24)),
    ),
    edge(`M${x + 0.6} -20.6Q${x + 0.8} -23.5 ${x + 3.5} -23.6`, sun(0.46), 0.26),
  ];
  const leg = (x: number) =>
    shape(
      `M${x - 1} -5H${x + 1}L${x + 0.6} 0H${x - 0.6}Z`,
      across(x - 1, x + 1, lighten(TEAK, 0.2), darken(TEAK, 0.4)),
    );
  return [
    onWall(-40, -31, 80, 30, 5),
    onFloor(86),
    ...[-38, -13, 13, 38].map(leg),
    box(-38.5, -33, 77, 26, down(-33, -10, lighten(cloth, 0.1), darken(cloth, 0.22)), 3),
    ...back(-34.4),
    ...back(0.4),
    box(-40, -13.4, 80, 9, down(-13.4, -4.4, darken(cloth, 0.04), darken(cloth, 0.3)), 1),
    ...seat(-34.4),
    ...seat(0.4),
    at(-25.5, -18.6, cushion(17, 15, '#9a4029', 'block')),
    at(-13.5, -18.5, cushion(15, 12.6, '#d7b98a')),
    at(26, -18.6, cushion(16.5, 14.4, '#44566b', 'stripes')),
    ...arm(-42, 0.34),
    ...arm(35, 0.18),
  ];
}

/** A queen bed of 60 × 78 inches, seen from its foot; the cane head is 64 wide and 46 high. */
export function bed(): Part[] {
  const linen = '#efe7da';
  const quilt = '#b8674a';
  const head = '#7a5236';
  const pillow = (x: number, y: number, wide: number, high: number, cloth: string) =>
    at(x, y, cushion(wide, high, cloth));
  const running = Array.from({ length: 11 }, (_, index) => `M-30.6 ${formatNumber(-18 + index * 2)}H30.6`).join('');
  return [
    onWall(-32, -45, 64, 44, 5),
    onFloor(70, 3),
    box(-32, -46, 64, 46, across(-32, 32, lighten(head, 0.22), head, darken(head, 0.2)), 2),
    ...cane(-29.6, -43.4, 28.6, 26),
    ...cane(1, -43.4, 28.6, 26),
    pillow(-15.5, -25, 26, 15, '#e9dfce'),
    pillow(15.5, -25, 26, 15, '#e3d8c5'),
    pillow(-14.5, -24, 23, 12, '#c8b79b'),
    pillow(14.5, -24, 23, 12, '#c2b094'),
    at(0, -23.4, cushion(17, 9.6, '#9a4029', 'block')),
    // The sheet turned back, then the quilt to its fold at the foot, and its fall.
    shape('M-30 -25.4Q0 -27 30 -25.4L30.6 -20H-30.6Z', down(-26, -20, '#fdf8ee', linen)),
    shape('M-30.4 -22Q0 -23.6 30.4 -22L31 -15H-31Z', down(-23, -15, lighten(quilt, 0.34), lighten(quilt, 0.06))),
    shape(
      'M-31 -15.4Q0 -16.8 31 -15.4L31.4 4.4Q16 5.6 0 4.6Q-16 5.6-31.4 4.4Z',
      down(-16, 5, lighten(quilt, 0.16), quilt, darken(quilt, 0.26)),
    ),
    edge(running, 'rgb(255 236 214 / 0.26)', 0.16),
    shape('M-31.2 -4H31.2L31.3 -1.8H-31.3ZM-31.3 -.9H31.3V-.3H-31.3Z', 'rgb(255 236 214 / 0.4)'),
    shape(
      'M-31 -15.4Q0 -16.8 31 -15.4L31.4 4.4Q16 5.6 0 4.6Q-16 5.6-31.4 4.4Z',
      across(-31, 31, sun(0.14), sun(0), dusk(0), dusk(0.16)),
    ),
    shape('M-30.2 4.8H-27.6V7H-29.8ZM27.6 4.8H30.2L29.8 7H27.6Z', darken(head, 0.3)),
  ];
}

/** A table beside a bed or a sofa, 18 inches wide and 22 high. */
export const sideTable = (): Part[] => [
  onWall(-9, -22, 18, 20, 3),
  onFloor(18),
  box(-8.4, -20.6, 16.8, 7.4, across(-8.4, 8.4, lighten(TEAK, 0.2), TEAK, darken(TEAK, 0.22))),
  box(-7.6, -19.8, 15.2, 5.8, across(-7.6, 7.6, lighten(TEAK, 0.12), darken(TEAK, 0.1))),
  oval(0, -16.9, 1.5, 1.3, BRASS),
  shape('M-8.4 -13.2H-6.8L-7 0H-8ZM6.8 -13.2H8.4L8 0H7Z', across(-8.4, 8.4, lighten(TEAK, 0.1), darken(TEAK, 0.4))),
  box(-9, -22, 18, 1.5, down(-22, -20.5, lighten(TEAK, 0.36), TEAK), 0.4),
];

/** A sideboard of 60 inches with cane doors, 34 high, and what stands on it. */
export function sideboard(): Part[] {
  const door = (x: number): Part[] => [
    box(x, -30.4, 13.6, 21, across(x, x + 13.6, lighten(TEAK, 0.16), darken(TEAK, 0.08))),
    ...cane(x + 1.5, -28.8, 10.6, 17.8),
  ];
  return [
    onWall(-30, -34, 60, 33, 5),
    onFloor(62),
    shape(
      'M-28 -8.4H-25.6L-26 0H-27.4ZM25.6 -8.4H28L27.4 0H26Z',
      across(-28, 28, lighten(TEAK, 0.1), darken(TEAK, 0.4)),
    ),
    box(-29.4, -32.4, 58.8, 24.2, across(-29.4, 29.4, lighten(TEAK, 0.1), darken(TEAK, 0.06), darken(TEAK, 0.28))),
    ...door(-28.4),
    ...door(-14.1),
    ...door(0.5),
    ...door(14.8),
    box(-1.5, -22, 0.6, 3.4, BRASS, 0.3),
    box(0.9, -22, 0.6, 3.4, BRASS, 0.3),
    box(-30, -34, 60, 1.8, down(-34, -32.2, lighten(TEAK, 0.4), TEAK), 0.3),
    box(-29.4, -32.3, 58.8, 0.8, dusk(0.28)),
    at(22.8, -34, brassLamp(), 0.92),
    at(-25, -34, stems(15, '#6f7f78')),
    at(-15.4, -34, books([9, '#d8c8ae'], [8, '#8a4a33'])),
    at(9, -34, urli(), 0.72),
  ];
}

/** A desk of 48 inches, 30 high, with a lamp and books at its ends and a cane chair before it. */
export const desk = (): Part[] => [
  onWall(-24, -30, 48, 26, 4),
  onFloor(50),
  shape(
    'M-23 -23H-20.8L-21.2 0H-22.6ZM20.8 -23H23L22.6 0H21.2Z',
    across(-23, 23, lighten(TEAK, 0.12), darken(TEAK, 0.36)),
  ),
  box(-23.4, -28.8, 46.8, 6.4, across(-23.4, 23.4, lighten(TEAK, 0.16), TEAK, darken(TEAK, 0.2))),
  edge('M-8 -28V-23M8 -28V-23', dusk(0.34), 0.2),
  ...[-15.6, 0, 15.6].map((x) => oval(x, -25.6, 1.4, 1.2, BRASS)),
  box(-24, -30, 48, 1.5, down(-30, -28.5, lighten(TEAK, 0.4), TEAK), 0.3),
  at(-18, -30, brassLamp(), 0.8),
  at(16.4, -30, books([10, '#46566b'], [9.4, '#d8c8ae'], [8.6, '#9a4029'], [8, '#7b7f63'])),
  at(8.4, -30, [
    box(-1.7, -3.8, 3.4, 3.8, across(-1.7, 1.7, '#f0e8da', '#cdbfa9', '#a89880'), 0.4),
    edge('M-.8 -3.6-1.4 -8M0 -3.6.3 -8.6M.8 -3.6 1.7 -7.6', '#6a4d33', 0.26),
  ]),
  box(-9, -30.4, 13, 0.4, '#efe7d8'),
];

/** A console of 36 inches, 32 high, with a bowl of flowers. */
export const consoleTable = (): Part[] => [
  onWall(-18, -32, 36, 30, 4),
  onFloor(37),
  shape(
    'M-17 -25H-15.2L-15.6 0H-16.8ZM15.2 -25H17L16.8 0H15.6Z',
    across(-17, 17, lighten(TEAK, 0.14), darken(TEAK, 0.36)),
  ),
  box(-16, -7, 32, 1, down(-7, -6, lighten(TEAK, 0.2), darken(TEAK, 0.3))),
  box(-17.4, -30.6, 34.8, 6, across(-17.4, 17.4, lighten(TEAK, 0.2), TEAK, darken(TEAK, 0.22))),
  ...[-9, 9].flatMap((x) => [box(x - 7.6, -29.8, 15.2, 4.4, dusk(0.1), 0.2), oval(x, -27.6, 1.6, 1.3, BRASS)]),
  box(-18, -32, 36, 1.5, down(-32, -30.5, lighten(TEAK, 0.4), TEAK), 0.3),
  at(-6.5, -32, urli(), 0.8),
  at(12, -32, stems(15, '#a4583c')),
  at(-8, -7, [
    box(-6.5, -8, 13, 8, across(-6.5, 6.5, '#d2ad76', '#b98f58', '#94703f'), 1),
    edge('M-6.4 -6.4H6.4M-6.4 -4.8H6.4M-6.4 -3.2H6.4M-6.4 -1.6H6.4', 'rgb(92 60 28 / 0.4)', 0.3),
  ]),
  at(7.5, -7, books([11, '#8a4a33'], [10, '#d8c8ae'])),
];
