import { EYE_LEVEL, getExtent, toMillimetres } from './hanging.ts';
import { clamp } from './range.ts';
import { getFurniture, type RoomId } from './room.ts';
import type { Size } from './size.ts';
import { type MeasuredPhoto, PHOTO_EYE_LEVEL } from './wallPhoto.ts';

// Lengths of a plan are millimetres: `x` from the left corner of the wall to the right, `y` up from the floor.

/** Nothing hangs on the skirting, or closer to an edge of the wall than a hand is thick. */
const SKIRTING = 100;
const EDGE_GAP = 20;
/** What hangs over furniture by a rule leaves so much above it. */
const FURNITURE_GAP = 200;
/** Pieces are drawn to the millimetre, so two of them may share one. */
const TOLERANCE = 1;

/** How many pieces a wall holds, and the shortest and longest lengths that can be typed, as they are typed. */
export const MAX_PIECES = 24;
export const PLAN_LENGTHS = {
  width: { least: 100, most: 1500, unit: 'cm' },
  height: { least: 180, most: 600, unit: 'cm' },
  gap: { least: 1, most: 50, unit: 'cm' },
  angle: { least: 5, most: 60, unit: 'degrees' },
} as const;
export type PlanLength = keyof typeof PLAN_LENGTHS;

/** The nearest length that a plan has, in its own unit: whole millimetres, but for degrees. */
export function clampPlanLength(field: PlanLength, length: number): number {
  const { least, most, unit } = PLAN_LENGTHS[field];
  return unit === 'cm' ? clamp(Math.round(length), 10 * least, 10 * most) : clamp(length, least, most);
}

/** The middle of a piece. */
export type PlanPoint = { x: number; y: number };
/** A rectangle of the wall by its lower left corner. */
export type Area = Size & PlanPoint;
/** A wall, what stands before it or is otherwise reserved, and the height at which eyes look. */
export type Wall = Size & { reserved: readonly Area[]; eyeLevel: number };
/** A piece by its outer size; `at` is null where there is no room for it. */
export type PlannedPiece = { size: Size; at: PlanPoint | null };

/** The wall of a plan with what stands before it in the middle; null is a bare wall. */
export function createWall({ width, height }: Size, room: RoomId | null): Wall {
  if (room === null) return { width, height, reserved: [], eyeLevel: EYE_LEVEL };
  const inches = getFurniture(room);
  const furniture = { width: toMillimetres(inches.width), height: toMillimetres(inches.height) };
  const reserved = [{ x: (width - furniture.width) / 2, y: 0, ...furniture }];
  return { width, height, reserved, eyeLevel: EYE_LEVEL };
}

/** The part of a wall that a photo shows, whose floor may not be seen. */
export function createPhotoWall({ photo, inchesPerPixel }: MeasuredPhoto): Wall {
  const toLength = (pixels: number) => Math.round(toMillimetres(pixels * inchesPerPixel));
  const height = toLength(photo.height);
  return { width: toLength(photo.width), height, reserved: [], eyeLevel: Math.round(height * (1 - PHOTO_EYE_LEVEL)) };
}

/** What a piece covers whose middle hangs there. */
export const getArea = ({ width, height }: Size, { x, y }: PlanPoint): Area => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

/** Do two areas share more of one axis than the tolerance? */
const isBeside = (from: number, length: number, other: number, otherLength: number) =>
  from + length > other + TOLERANCE && other + otherLength > from + TOLERANCE;

export const areOverlapping = (one: Area, other: Area): boolean =>
  isBeside(one.x, one.width, other.x, other.width) && isBeside(one.y, one.height, other.y, other.height);

/** Is it all on the wall, above its skirting? */
const isOnWall = ({ x, y, width, height }: Area, wall: Size): boolean =>
  x >= EDGE_GAP - TOLERANCE &&
  y >= SKIRTING - TOLERANCE &&
  x + width <= wall.width - EDGE_GAP + TOLERANCE &&
  y + height <= wall.height - EDGE_GAP + TOLERANCE;

/** Can something hang there: on the wall, over no other piece and before no furniture? */
export const isFree = (area: Area, wall: Wall, others: readonly Area[]): boolean => {
  const overlapsOne = (areas: readonly Area[]) => areas.some((other) => areOverlapping(area, other));
  return isOnWall(area, wall) && !overlapsOne(wall.reserved) && !overlapsOne(others);
};

/** The nearest place at which the whole piece is on the wall, where it is not larger than that. */
const clampToWall = (size: Size, { x, y }: PlanPoint, wall: Size): PlanPoint => ({
  x: clamp(x, EDGE_GAP + size.width / 2, wall.width - EDGE_GAP - size.width / 2),
  y: clamp(y, SKIRTING + size.height / 2, wall.height - EDGE_GAP - size.height / 2),
});

/**
 * The free place that is nearest to a wish, in whole millimetres; null where there is none. A place that is nearest lies
 * at the wish or at an edge of what is in the way, so only these are tried.
 */
export function findFreePoint(size: Size, wish: PlanPoint, wall: Wall, others: readonly Area[]): PlanPoint | null {
  const start = clampToWall(size, wish, wall);
  const nearestOnWall = { x: Math.round(start.x), y: Math.round(start.y) };
  if (isFree(getArea(size, nearestOnWall), wall, others)) return nearestOnWall;
  const obstacles = [...wall.reserved, ...others];
  const beside = (from: number, length: number, own: number) => [
    Math.floor(from - own / 2),
    Math.ceil(from + length + own / 2),
  ];
  const sortByDistance = (values: readonly number[], value: number) =>
    [...new Set(values)].sort((one, other) => Math.abs(one - value) - Math.abs(other - value));
  const xs = [nearestOnWall.x, ...obstacles.flatMap((area) => beside(area.x, area.width, size.width))];
  const ys = sortByDistance(
    [nearestOnWall.y, ...obstacles.flatMap((area) => beside(area.y, area.height, size.height))],
    wish.y,
  );
  let best: PlanPoint | null = null;
  let nearest = Number.POSITIVE_INFINITY;
  for (const x of sortByDistance(xs, wish.x))
    for (const y of ys) {
      const distance = Math.hypot(x - wish.x, y - wish.y);
      if (distance >= nearest) break;
      if (!isFree(getArea(size, { x, y }), wall, others)) continue;
      best = { x, y };
      nearest = distance;
    }
  return best;
}

/** Where the middle of a wall's pieces hangs by itself: at eye level, or as low over furniture as is usual. */
export const getFocus = (wall: Wall): PlanPoint => ({ x: wall.width / 2, y: wall.eyeLevel });

/** The areas of the pieces that hang. */
export const getAreas = (pieces: readonly PlannedPiece[]): Area[] =>
  pieces.flatMap(({ size, at }) => (at ? [getArea(size, at)] : []));

/** Pieces at new places. */
const withPoints = <Piece extends PlannedPiece>(
  pieces: readonly Piece[],
  places: readonly (PlanPoint | null)[],
): Piece[] => pieces.map((piece, index) => ({ ...piece, at: places[index] ?? null }));

/**
 * The pieces as they hang, each where it is, or at the nearest free place, the first ones first. Those that had none find
 * one near the middle, as far as there is room.
 */
export function resolvePositions<Piece extends PlannedPiece>(pieces: readonly Piece[], wall: Wall): Piece[] {
  const areas: Area[] = [];
  const places = pieces.map(({ size, at }) => {
    const place = findFreePoint(size, at ?? getFocus(wall), wall, areas);
    if (place) areas.push(getArea(size, place));
    return place;
  });
  return withPoints(pieces, places);
}

/**
 * Hangs a group of pieces, whose places are relative to each other: its middle at the focus, higher over furniture, lower
 * under a ceiling. Pieces that then have no room are left out.
 */
export function hangGroup<Piece extends PlannedPiece>(
  pieces: readonly Piece[],
  relative: readonly PlanPoint[],
  wall: Wall,
  isLow = false,
): Piece[] {
  const areas = pieces.map(({ size }, index) => getArea(size, relative[index] ?? { x: 0, y: 0 }));
  if (areas.length === 0) return [];
  const { x: left, y: bottom, width, height } = getExtent(areas);
  const focus = getFocus(wall);
  const dx = focus.x - left - width / 2;
  // Each piece keeps its distance from the furniture that it hangs over.
  const lifts = areas.flatMap((area) =>
    wall.reserved
      .filter(({ x, width }) => isBeside(area.x + dx, area.width, x, width))
      .map(({ y, height }) => y + height + FURNITURE_GAP - area.y),
  );
  const lowest = Math.max(SKIRTING - bottom, ...lifts);
  const wanted = isLow && lifts.length > 0 ? lowest : focus.y - bottom - height / 2;
  const dy = Math.min(Math.max(wanted, lowest), wall.height - EDGE_GAP - bottom - height);
  const taken: Area[] = [];
  const places = pieces.map(({ size }, index) => {
    const { x, y } = relative[index] ?? { x: 0, y: 0 };
    const place = { x: Math.round(x + dx), y: Math.round(y + dy) };
    const area = getArea(size, place);
    if (!isFree(area, wall, taken)) return null;
    taken.push(area);
    return place;
  });
  return withPoints(pieces, places);
}
