import { getFurniture, type RoomId } from '../../domain/room.ts';
import type { Part } from '../drawing/drawing.ts';
import { BRASS, books, brassLamp, caneChair, stems, TEAK, tallPlant } from './accessories.ts';
import type { FloorKind } from './floors.ts';
import { bed, consoleTable, desk, sideboard, sideTable, sofa } from './furniture.ts';
import { across, at, box, darken, down, dusk, edge, lighten, onFloor, onWall, shape } from './shapes.ts';

/** A room, drawn around the middle of the furniture that the piece hangs over, in inches. */
export type Room = {
  /** The visible width, unless a piece needs more. */
  viewWidth: number;
  /** The offset of the view's middle from that of the furniture. */
  viewOffset: number;
  /** The furniture that the piece hangs over: its size, and its name on a measure. */
  furniture: { width: number; height: number; shortName: string };
  personX: number;
  floor: FloorKind;
  /** Drawn behind the piece, and in front of it. */
  background: readonly Part[];
  foreground: readonly Part[];
};

/** A rug that lies before the furniture, woven in stripes. */
const rug = (wide: number, cloth: string, stripe: string): Part[] => {
  const [left, right] = [-wide / 2, wide / 2];
  return [
    shape(`M${left} 5H${right}L${right + 9} 14.6H${left - 9}Z`, down(5, 15, darken(cloth, 0.14), cloth)),
    shape(
      `M${left - 2} 7H${right + 2}L${right + 2.6} 7.7H${left - 2.6}ZM${left - 5} 10.2H${right + 5}L${right + 6.4} 11.6H${left - 6.4}Z`,
      stripe,
    ),
    edge(`M${left - 9} 14.6H${right + 9}`, lighten(cloth, 0.3), 0.4),
  ];
};

/** A teak door of 80 inches that stands ajar at the edge of the view; its right side at 0. */
const door: Part[] = [
  onWall(-40, -82, 40, 82, 3),
  box(-44, -84, 44, 84, across(-44, 0, darken(TEAK, 0.1), darken(TEAK, 0.24))),
  box(-44, -80, 39.4, 80, across(-44, -4, lighten(TEAK, 0.14), TEAK, darken(TEAK, 0.12))),
  ...[-76, -50, -24].flatMap((y) => [
    box(-40, y, 31, 20, dusk(0.2), 0.3),
    box(-39.2, y + 0.9, 30.2, 19.1, across(-40, -9, lighten(TEAK, 0.1), darken(TEAK, 0.1)), 0.3),
  ]),
  box(-7.8, -42, 1.1, 7, BRASS, 0.5),
];

/** Shelves that leave the view: 30 inches wide, 74 high. */
const shelves: Part[] = [
  onWall(-15, -74, 30, 72, 5),
  onFloor(32),
  box(-15, -74, 30, 74, across(-15, 15, lighten(TEAK, 0.12), darken(TEAK, 0.2))),
  ...[-72.6, -54.4, -36.2, -18].flatMap((y) => [
    box(-13.6, y, 27.2, 16.6, across(-13.6, 13.6, darken(TEAK, 0.5), darken(TEAK, 0.4))),
    box(-13.6, y + 15.2, 27.2, 1.4, down(y + 15.2, y + 16.6, lighten(TEAK, 0.2), TEAK)),
  ]),
  ...[
    [-12.8, -57.4, 9.6],
    [-12.4, -39.2, 11],
    [1, -21, 10],
  ].flatMap(([x, y, high]) =>
    ['#9a4029', '#d8c8ae', '#46566b', '#7b7f63', '#c39a50', '#e6dac6'].map((cloth, index) => {
      const tall = (high as number) - (index % 3) * 1.1;
      return box(
        (x as number) + index * 1.9,
        (y as number) - tall,
        1.75,
        tall,
        across(
          (x as number) + index * 1.9,
          (x as number) + index * 1.9 + 1.75,
          lighten(cloth, 0.1),
          darken(cloth, 0.2),
        ),
        0.1,
      );
    }),
  ),
  at(7, -57.4, stems(11, '#a4583c')),
  at(7.4, -39.2, books([9, '#e6dac6'], [8, '#9a4029'], [7.4, '#46566b'])),
  at(-7.4, -21, [box(-5.6, -9, 11.2, 9, across(-5.6, 5.6, '#d2ad76', '#94703f'), 0.8)]),
];

export const ROOM_DRAWINGS: Record<RoomId, Room> = {
  living: {
    viewWidth: 152,
    viewOffset: 3,
    furniture: { ...getFurniture('living'), shortName: 'sofa' },
    personX: -62,
    floor: 'terrazzo',
    background: [],
    foreground: [
      at(61, 0, tallPlant()),
      at(-55.5, 0, [...sideTable(), at(0, -22, brassLamp())]),
      ...sofa(),
      ...rug(92, '#cdb99a', '#9a4029'),
    ],
  },
  bedroom: {
    viewWidth: 148,
    viewOffset: 0,
    furniture: { ...getFurniture('bedroom'), shortName: 'bed' },
    personX: 62,
    floor: 'oxide',
    background: [],
    foreground: [
      at(-45.5, 0, [...sideTable(), at(-0.6, -22, brassLamp())]),
      at(45.5, 0, [
        ...sideTable(),
        at(-2.4, -22, books([10, '#46566b'], [9, '#e6dac6'])),
        at(4.6, -22, stems(14, '#6f7f78')),
      ]),
      ...bed(),
    ],
  },
  dining: {
    viewWidth: 140,
    viewOffset: 0,
    furniture: { ...getFurniture('dining'), shortName: 'sideboard' },
    personX: -58,
    floor: 'kota',
    background: [],
    foreground: [...sideboard(), at(-45, 1, caneChair()), at(45, 1, caneChair())],
  },
  study: {
    viewWidth: 128,
    viewOffset: 10,
    furniture: { ...getFurniture('study'), shortName: 'desk' },
    personX: -38,
    floor: 'teak',
    background: [],
    foreground: [at(52, 0, shelves), ...desk(), at(-2, 4, caneChair('#5f4632'))],
  },
  entrance: {
    viewWidth: 128,
    viewOffset: -6,
    furniture: { ...getFurniture('entrance'), shortName: 'console' },
    personX: 34,
    floor: 'chequers',
    background: [],
    foreground: [at(-36, 0, door), ...consoleTable(), at(40, 0, tallPlant(), 0.86)],
  },
};
