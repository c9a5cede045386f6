import type { Part } from '../drawing/drawing.ts';
import type { Rect } from '../geometry/plane.ts';
import { mix } from '../moulding/colour.ts';
import { box, createRandom, darken, down, dusk, edge, formatNumber, lighten, shape } from './shapes.ts';

export type FloorKind = 'terrazzo' | 'oxide' | 'kota' | 'teak' | 'chequers';

/** Lines into the depth meet at eye height; inches. */
const EYE_HEIGHT = 57;

/** The visible floor, `at` from the foot of the wall. */
export function floorParts(kind: FloorKind, at: Rect): Part[] {
  return [...FLOORS[kind](at), box(at.x, at.y, at.width, 2.6, down(at.y, at.y + 2.6, dusk(0.3), dusk(0.08), dusk(0)))];
}

/** The heights of lines parallel to the wall, in perspective: farther apart nearer to the viewer. */
const rows = (height: number, count: number) =>
  Array.from({ length: count }, (_, index) => height * ((index + 1) / (count + 0.4)) ** 1.6);

const createDepthLine = (x: number, y: number, height: number) =>
  `M${formatNumber(x)} ${formatNumber(y)}L${formatNumber(x * (1 + height / EYE_HEIGHT))} ${formatNumber(y + height)}`;

/** The joints of boards or tiles into the depth. */
function createJoints({ x, y, width, height }: Rect, step: number, colour: string, thick: number): Part {
  const first = Math.floor(x / step) - 1;
  const lines = Array.from({ length: Math.ceil(width / step) + 3 }, (_, index) =>
    createDepthLine((first + index) * step, y, height),
  );
  return edge(lines.join(''), colour, thick);
}

const createRows = ({ x, y, width, height }: Rect, count: number, colour: string, thick: number): Part =>
  edge(
    rows(height, count)
      .map((row) => `M${formatNumber(x)} ${formatNumber(y + row)}H${formatNumber(x + width)}`)
      .join(''),
    colour,
    thick,
  );

const FLOORS: Record<FloorKind, (at: Rect) => Part[]> = {
  terrazzo(at) {
    const { x, y, width, height } = at;
    const random = createRandom(7);
    const chips = ['#b9a48c', '#8d7c6a', '#c98f76', '#f4eee3', '#9da38f'].map((colour) => {
      const flakes = Array.from({ length: Math.round(width * 0.9) }, () => {
        const low = random() ** 0.8;
        const [cx, cy] = [x + random() * width, y + 0.6 + low * (height - 1)];
        const size = 0.25 + low * 0.5 * (0.4 + random());
        const turn = random() * 1.2 - 0.6;
        return `M${formatNumber(cx - size)} ${formatNumber(cy)}L${formatNumber(cx - size * 0.2)} ${formatNumber(cy - size * 0.34)}L${formatNumber(cx + size)} ${formatNumber(cy + turn * 0.3 * size)}L${formatNumber(cx + size * 0.3)} ${formatNumber(cy + size * 0.36)}Z`;
      });
      return shape(flakes.join(''), mix(colour, '#d9cfc0', 0.35));
    });
    return [
      box(x, y, width, height, down(y, y + height, '#c9beae', '#d9cfc1', '#e3dbcf')),
      ...chips,
      createJoints(at, 48, dusk(0.07), 0.2),
    ];
  },
  oxide(at) {
    const { x, y, width, height } = at;
    return [
      box(x, y, width, height, down(y, y + height, '#6f3426', '#8c4432', '#9b5140')),
      box(
        x,
        y,
        width * 0.55,
        height,
        down(y, y + height, 'rgb(255 220 190 / 0)', 'rgb(255 220 190 / 0.1)', 'rgb(255 220 190 / 0.02)'),
      ),
      createJoints(at, 36, 'rgb(40 14 8 / 0.16)', 0.18),
    ];
  },
  kota(at) {
    const { x, y, width, height } = at;
    return [
      box(x, y, width, height, down(y, y + height, '#8a8b7c', '#a1a192', '#b2b1a3')),
      createJoints(at, 24, dusk(0.2), 0.2),
      createRows(at, 3, dusk(0.16), 0.2),
      box(x, y, width, height, down(y, y + height, 'rgb(255 250 235 / 0)', 'rgb(255 250 235 / 0.1)')),
    ];
  },
  teak(at) {
    const { x, y, width, height } = at;
    const random = createRandom(23);
    const wood = '#9a6a45';
    const boards = Array.from({ length: Math.ceil(width / 5) + 6 }, (_, index) => {
      const left = (Math.floor(x / 5) - 3 + index) * 5;
      const grow = 1 + height / EYE_HEIGHT;
      const tone = random() < 0.5 ? lighten(wood, random() * 0.16) : darken(wood, random() * 0.16);
      return shape(
        `M${formatNumber(left)} ${formatNumber(y)}H${formatNumber(left + 5)}L${formatNumber((left + 5) * grow)} ${formatNumber(y + height)}H${formatNumber(left * grow)}Z`,
        down(y, y + height, darken(tone, 0.2), tone, lighten(tone, 0.08)),
      );
    });
    return [box(x, y, width, height, wood), ...boards, createJoints(at, 5, dusk(0.24), 0.12)];
  },
  chequers(at) {
    const { x, y, width, height } = at;
    const lines = [0, ...rows(height, 3), height];
    const step = 14;
    const dark: string[] = [];
    const first = Math.floor(x / step) - 2;
    for (let row = 0; row + 1 < lines.length; row++) {
      const [top, bottom] = [lines[row] as number, lines[row + 1] as number];
      for (let column = 0; column < Math.ceil(width / step) + 5; column++) {
        if ((row + column) % 2) continue;
        const left = (first + column) * step;
        const at = (value: number, low: number) =>
          `${formatNumber(value * (1 + low / EYE_HEIGHT))} ${formatNumber(y + low)}`;
        dark.push(`M${at(left, top)}L${at(left + step, top)}L${at(left + step, bottom)}L${at(left, bottom)}Z`);
      }
    }
    return [
      box(x, y, width, height, down(y, y + height, '#cdc4b4', '#e2dacd', '#ece6da')),
      shape(dark.join(''), down(y, y + height, '#4f5148', '#5f6257', '#6c6f63')),
      box(x, y, width, height, down(y, y + height, 'rgb(255 250 235 / 0)', 'rgb(255 250 235 / 0.12)')),
    ];
  },
};
