import { getArea as getSizeArea, type Size } from './size.ts';
import {
  areOverlapping,
  getArea,
  hangGroup,
  type PlannedPiece,
  type PlanPoint,
  resolvePositions,
  type Wall,
} from './wallPlan.ts';

/** The rules by which pieces hang; `free`: each where it was put. */
export const ARRANGEMENTS = ['free', 'row', 'column', 'grid', 'salon', 'stairs', 'sofa'] as const;
export type Arrangement = (typeof ARRANGEMENTS)[number];

/** `gap` in millimetres between neighbours, `angle` of the stairs in degrees, rising to the right. */
export type ArrangementRule = { arrangement: Arrangement; gap: number; angle: number };

type Sizes = readonly Size[];

/** So much of a wall's width, and of its height above furniture, a group may take. */
const MAX_WIDTH_SHARE = 0.94;
const MAX_HEIGHT_SHARE = 0.8;

/** Places of things side by side on one line of middles, from 0 to the right. */
function placeInRow(sizes: Sizes, gap: number): PlanPoint[] {
  let left = 0;
  return sizes.map(({ width }) => {
    const x = left + width / 2;
    left += width + gap;
    return { x, y: 0 };
  });
}

const swapSides = (sizes: Sizes): Size[] => sizes.map(({ width, height }) => ({ width: height, height: width }));
const getRowLength = (sizes: Sizes, gap: number): number => sizes.reduce((sum, { width }) => sum + width + gap, -gap);

/** The sizes in as many rows as they need, none longer than `longest` unless one piece is. */
function breakRows(sizes: Sizes, gap: number, longest: number): Size[][] {
  const rows: Size[][] = [];
  for (const size of sizes) {
    const last = rows.at(-1);
    if (last && getRowLength([...last, size], gap) <= longest) last.push(size);
    else rows.push([size]);
  }
  return rows;
}

/** Rows under each other, each in the middle. */
function placeRows(sizes: Sizes, gap: number, longest: number): PlanPoint[] {
  let top = 0;
  return breakRows(sizes, gap, longest).flatMap((row) => {
    const high = Math.max(...row.map(({ height }) => height));
    const shift = getRowLength(row, gap) / 2;
    const y = top - high / 2;
    top -= high + gap;
    return placeInRow(row, gap).map(({ x }) => ({ x: x - shift, y }));
  });
}

/** Columns beside each other, each in the middle. */
const placeColumns = (sizes: Sizes, gap: number, longest: number): PlanPoint[] =>
  placeRows(swapSides(sizes), gap, longest).map(({ x, y }) => ({ x: -y, y: -x }));

/** Cells of one size, in as many columns as make a field that is nearest to `shape`, width by height. */
function placeGrid(sizes: Sizes, gap: number, field: Size): PlanPoint[] {
  const cell = {
    width: Math.max(...sizes.map(({ width }) => width)) + gap,
    height: Math.max(...sizes.map(({ height }) => height)) + gap,
  };
  const getField = (columns: number) => ({
    width: columns * cell.width - gap,
    height: Math.ceil(sizes.length / columns) * cell.height - gap,
  });
  const columns = sizes
    .map((_, index) => index + 1)
    .sort((one, other) => getMisfit(getField(one), field) - getMisfit(getField(other), field))[0] as number;
  return sizes.map((_, index) => ({
    x: (index % columns) * cell.width,
    y: -Math.floor(index / columns) * cell.height,
  }));
}

/** How far a field is from another one's shape, and first of all from being inside. */
function getMisfit({ width, height }: Size, field: Size): number {
  const over = Math.max(0, width - field.width) + Math.max(0, height - field.height);
  return over * 1_000 + Math.abs(Math.log(width / height / (field.width / field.height)));
}

/** How much wider than high a salon grows. */
const SALON_SHAPE = 1.6;

/** The largest in the middle, each next one by area as near to the middle as its neighbours and the height let it. */
function placeSalon(sizes: Sizes, gap: number, highest: number): PlanPoint[] {
  const order = sizes
    .map((_, index) => index)
    .sort((a, b) => getSizeArea(sizes[b] as Size) - getSizeArea(sizes[a] as Size));
  const placed: { index: number; at: PlanPoint; size: Size }[] = [];
  for (const index of order) {
    const size = sizes[index] as Size;
    placed.push({ index, size, at: placed.length === 0 ? { x: 0, y: 0 } : findSalonPlace(size, placed, gap, highest) });
  }
  const places = new Map(placed.map(({ index, at }) => [index, at]));
  return sizes.map((_, index) => places.get(index) as PlanPoint);
}

type PlacedPiece = { at: PlanPoint; size: Size };

function findSalonPlace(size: Size, placed: readonly PlacedPiece[], gap: number, highest: number): PlanPoint {
  const areas = placed.map((other) => getArea(other.size, other.at));
  const isClear = (at: PlanPoint) => {
    const around = getArea({ width: size.width + 2 * gap, height: size.height + 2 * gap }, at);
    return !areas.some((other) => areOverlapping(around, other));
  };
  const [bottom, top] = [Math.min(...areas.map(({ y }) => y)), Math.max(...areas.map(({ y, height }) => y + height))];
  const isLow = ({ y }: PlanPoint) =>
    Math.max(top, y + size.height / 2) - Math.min(bottom, y - size.height / 2) <= highest;
  const candidates = placed.flatMap(({ at, size: other }) => {
    const [dx, dy] = [(other.width + size.width) / 2 + gap, (other.height + size.height) / 2 + gap];
    const [ax, ay] = [(other.width - size.width) / 2, (other.height - size.height) / 2];
    return [-1, 1].flatMap((side) =>
      [-1, 0, 1].flatMap((align) => [
        { x: at.x + side * dx, y: at.y + align * ay },
        { x: at.x + align * ax, y: at.y + side * dy },
      ]),
    );
  });
  const getDistance = ({ x, y }: PlanPoint) => Math.hypot(x / SALON_SHAPE, y);
  const clear = candidates.filter(isClear).sort((one, other) => getDistance(one) - getDistance(other));
  // Over the highest piece there is always room, if not on the wall.
  return clear.find(isLow) ?? (clear[0] as PlanPoint);
}

/** A row that rises with stairs: each middle on a line of their angle. */
function placeOnStairs(sizes: Sizes, gap: number, angle: number): PlanPoint[] {
  const slope = Math.tan((angle * Math.PI) / 180);
  return placeInRow(sizes, gap).map(({ x }) => ({ x, y: x * slope }));
}

/** Ways in which the pieces hang by a rule, relative to each other, the best one first; none where each is free. */
function getLayouts(sizes: Sizes, { arrangement, gap, angle }: ArrangementRule, wall: Wall): PlanPoint[][] {
  const [furniture] = wall.reserved;
  const high = wall.height - (furniture ? furniture.y + furniture.height : 0);
  const longest = wall.width * MAX_WIDTH_SHARE;
  switch (arrangement) {
    case 'free':
      return [];
    case 'row':
      return [placeRows(sizes, gap, longest)];
    case 'column':
      return [placeColumns(sizes, gap, high * MAX_HEIGHT_SHARE)];
    case 'grid':
      return [placeGrid(sizes, gap, { width: longest, height: high * MAX_HEIGHT_SHARE })];
    case 'salon':
      return [placeSalon(sizes, gap, high * MAX_HEIGHT_SHARE)];
    case 'stairs':
      return [placeOnStairs(sizes, gap, angle)];
    case 'sofa':
      return [furniture?.width ?? 0, wall.width / 2, longest].map((width) => placeRows(sizes, gap, width));
  }
}

/**
 * Hangs pieces by a rule, to be called again when one of them changes its size: none over another, off the wall or before
 * furniture. What a rule leaves no room for has no place.
 */
export function arrange<Piece extends PlannedPiece>(
  pieces: readonly Piece[],
  rule: ArrangementRule,
  wall: Wall,
): Piece[] {
  if (pieces.length === 0) return [];
  if (rule.arrangement === 'free') return resolvePositions(pieces, wall);
  const sizes = pieces.map(({ size }) => size);
  const ways = getLayouts(sizes, rule, wall).map((way) => hangGroup(pieces, way, wall, rule.arrangement === 'sofa'));
  return ways.find((hung) => hung.every(({ at }) => at)) ?? (ways.at(-1) as Piece[]);
}
