import type { Canvas } from '../canvas.ts';
import { mix } from '../colour.ts';
import { box } from '../svg.ts';
import type { Shadow } from './castShadow.ts';
import { inDaylight, windowLight } from './daylight.ts';
import type { GiftRoom } from './giftRooms.ts';
import { prop } from './props.ts';
import type { Spot } from './spot.ts';
import type { Stage } from './stage.ts';

type Cast = readonly [Spot, Shadow];
/** What a gift is drawn between: SVG that lies under its frames, the shadows on it, and SVG that lies over them. */
export type Setting = { under: string; over: string; shadows: readonly Cast[] };

const DARK = '#1d150d';

/** A wall and a table by a window: a single frame stands on the table, a set hangs over it. */
export function shelf(canvas: Canvas, look: GiftRoom, places: readonly Spot[]): Setting {
  const { width, height, unit: u, random } = canvas;
  const edge = look.isOnWall ? u * 103 : u * 93;
  const stage: Stage = { inch: u, floor: edge, canvas, random };
  const shadows = places.flatMap((spot): Cast[] => [
    [
      spot,
      { right: u * (look.isOnWall ? 1 : 2.6), down: u * (look.isOnWall ? 1.8 : 0.4), soft: u * 3.4, strength: 0.36 },
    ],
    [spot, { right: u * 0.3, down: u * (look.isOnWall ? 0.5 : 0.2), soft: u * 0.9, strength: 0.34 }],
    // what stands darkens the table before it
    ...(look.isOnWall
      ? []
      : [
          [
            { ...spot, top: spot.top + spot.height - u, height: u * 2.6 },
            { right: u * 1.6, down: 0, soft: u * 2, strength: 0.5 },
          ] as Cast,
        ]),
  ]);
  const top = look.isOnWall ? u * 3.4 : height - edge;
  const planks = look.isOnWall
    ? box(0, edge + top, width, height - edge - top, mix(look.table, DARK, 0.3)) +
      box(0, edge + top, width, u * 0.7, DARK, 0.25) +
      box(width / 2 - u * 0.15, edge + top, u * 0.3, height, DARK, 0.3)
    : box(0, edge, width, u * 1.6, mix(look.table, DARK, 0.18), 0.55) +
      box(0, edge + u * 14, width, u * 0.16, DARK, 0.16) +
      box(0, edge + u * 24, width, u * 0.2, DARK, 0.16);
  const under = inDaylight(
    width,
    height,
    u * 0.9,
    box(0, 0, width, height, look.wall) +
      windowLight(width, height) +
      box(0, edge, width, top, look.table) +
      box(0, edge, width, u * 0.5, mix(look.table, '#fff6e6', 0.4)) +
      planks,
  );
  const ends = [Math.min(...places.map(({ left }) => left)), Math.max(...places.map((one) => one.left + one.width))];
  const ground = look.isOnWall ? edge + u * 1.2 : edge + u * 10;
  const over = inDaylight(
    width,
    height,
    u * 0.9,
    prop(look.left, stage, Math.max(u * 12, (ends[0] as number) - (look.isOnWall ? 0 : u * 1)), ground, u, look) +
      prop(
        look.right,
        stage,
        Math.min(u * 88, (ends[1] as number) + (look.isOnWall ? 0 : u * 1)),
        ground + (look.isOnWall ? 0 : u * 1.6),
        u,
        look,
      ) +
      `<rect width="${width}" height="${height}" fill="url(#day)"/>`,
  );
  return { under, over, shadows };
}
