import { mix } from '../colour.ts';
import { createRandom, hashSeed } from '../random.ts';
import type { Setting } from './backdrop.ts';
import type { Form, FormName } from './forms.ts';
import { marble, wood } from './grained.ts';
import type { Part } from './model.ts';
import { createModel, getBounds } from './model.ts';
import { put } from './piece.ts';
import { plain } from './plainSurfaces.ts';
import { branch, frame, print, shelf, small, stack } from './props.ts';
import { BEHIND } from './roomDepth.ts';
import { linear, type Surface } from './surface.ts';
import type { Vec } from './vector.ts';

/** A room: all that stands in it, and how it is looked at. */
export type Room = {
  parts: Part[];
  surfaces: Record<string, Surface>;
  setting: Setting;
  view: {
    bounds: { low: [number, number, number]; high: [number, number, number] };
    pitch: number;
    yaw: number;
    fill: readonly [number, number];
    at: number;
  };
};

const WALLS = ['#d9cfc0', '#c9cdc4', '#c4b7a6', '#b9c0c0', '#d8c3b0', '#cfc7b4'];
const TABLES = [
  wood('#a9784a', '#6d4526', 'x', 0.8),
  wood('#7a5236', '#472c1a', 'x', 0.8),
  wood('#c79f6d', '#93693c', 'x', 0.8),
  marble('#e5e0d8', '#9d958c'),
];

/** A thing where somebody lives with it: on a table by a window, with what may lie about there. */
export function roomFor(name: FormName, form: Form, parts: readonly Part[], ground: string): Room {
  const random = createRandom(hashSeed(`room ${name} ${ground}`));
  const { low, high } = getBounds(createModel(parts));
  const tall = high[1] - low[1];
  const wide = high[0] - low[0];
  const size = form.isOnWall ? Math.min(0.8 / tall, 0.8 / wide) : Math.min(0.92 / tall, 0.86 / wide);
  // over a low thing the room is seen from nearer
  const top = form.isOnWall ? 1.42 : Math.min(1.42, Math.max(1.0, tall * size + 0.5));
  const side = random.chance(0.5) ? 1 : -1;
  const at: Vec = form.isOnWall ? [0.06 * side, 0.94, -BEHIND] : [0.17 * side, 0, 0.02];
  const thing = parts.map(
    ({ piece, surface }): Part => ({
      surface,
      piece: put(piece, { size, turn: [0, form.isOnWall ? 0 : (form.yaw ?? 0) * -0.6, 0], to: at }),
    }),
  );
  const stems = form.mouth ? branch(random, form.mouth * size, at, random.pick(['leaves', 'bare', 'berries'])) : [];
  const beside = form.isOnWall
    ? shelf(random, side)
    : [...stack(random, -side * random.between(0.5, 0.56), random.between(-0.12, 0.02)), ...small(random, -side)];
  const hanging = form.isOnWall
    ? []
    : frame(random, -side * random.between(0.32, 0.5), top * random.between(0.72, 0.77));
  return {
    parts: [...thing, ...stems, ...beside, ...hanging],
    surfaces: {
      clothRoomA: plain(random.pick(['#7c3b30', '#445b57', '#8a6b3d', '#3d4a63']), 0.75),
      clothRoomB: plain(random.pick(['#d9cdb6', '#b7a68e', '#c7b7a8']), 0.75),
      frame: wood(random.pick(['#2f2620', '#a87c4c', '#6b472b']), '#1d1410', 'x'),
      mat: plain('#f4f0e6', 0.9),
      print: print(
        random.pick([
          ['#e7d3b4', '#c98b5e', '#7c4a3a', '#3d3230'],
          ['#dfe4dc', '#9fb3ab', '#5c7b78', '#29474b'],
          ['#f0dfb8', '#dba94f', '#a5683a', '#4c352b'],
        ]),
      ),
      ware: plain(mix(ground, '#5c5148', random.between(0.2, 0.6)), 0.35, 0.04),
      twigLeaf: { ...plain(random.pick(['#5d7350', '#8a8a5c', '#7d8f7d']), 0.5), thin: 0.6 },
      twigBerry: plain(random.pick(['#a33b2b', '#d19a3d', '#efe6d3']), 0.35, 0.05),
    },
    setting: { kind: 'room', table: random.pick(TABLES), wall: linear(random.pick(WALLS)), behind: BEHIND },
    view: {
      bounds: { low: [-0.78 * (top / 1.42), 0, -0.3], high: [0.78 * (top / 1.42), top, 0.3] },
      pitch: 11,
      yaw: 0,
      fill: [0.98, 0.84],
      at: 0.55,
    },
  };
}
