import { getBoundingBox } from './boundingBox.ts';
import type { Box, Layout, PlacedEdge, Point } from './layout.ts';

/** What is wrong with a diagram, counted, and how much of it there is to follow. */
export type Score = {
  /** Lines that cross each other. */
  crossings: number;
  /** Lines that run on top of each other, in px. */
  shared: number;
  /** Lines through a box that they do not lead to, and through what stands at the top of an outer box. */
  throughBoxes: number;
  /** Lines through the label of another line. */
  throughLabels: number;
  /** Labels over labels, and over boxes that hold no other. */
  overlaps: number;
  bends: number;
  /** Of all lines, in px. */
  length: number;
};

type Segment = [Point, Point];
type Line = { ends: string[]; segments: Segment[]; label: Box | null };

const CLOSE_DISTANCE = 0.6;

const getSegments = (points: readonly Point[]): Segment[] =>
  points.slice(1).map((point, at) => [points[at] as Point, point]);

const isLevel = ([a, b]: Segment) => Math.abs(a.y - b.y) < CLOSE_DISTANCE;

const range = (a: number, b: number): [number, number] => (a < b ? [a, b] : [b, a]);

const isWithin = (value: number, [low, high]: [number, number], by = CLOSE_DISTANCE) =>
  value > low + by && value < high - by;

function doCross(one: Segment, other: Segment): boolean {
  if (isLevel(one) === isLevel(other)) return false;
  const [level, upright] = isLevel(one) ? [one, other] : [other, one];
  return (
    isWithin(upright[0].x, range(level[0].x, level[1].x)) && isWithin(level[0].y, range(upright[0].y, upright[1].y))
  );
}

/** How far two lines run on top of each other, in px. */
function sharedLength(one: Segment, other: Segment): number {
  const level = isLevel(one);
  if (level !== isLevel(other)) return 0;
  const [along, across] = level ? (['x', 'y'] as const) : (['y', 'x'] as const);
  if (Math.abs(one[0][across] - other[0][across]) > CLOSE_DISTANCE) return 0;
  const [a, b] = [range(one[0][along], one[1][along]), range(other[0][along], other[1][along])];
  return Math.max(0, Math.min(a[1], b[1]) - Math.max(a[0], b[0]));
}

const isThrough = ([a, b]: Segment, { x, y, width, height }: Box) => {
  const [left, right] = range(a.x, b.x);
  const [top, bottom] = range(a.y, b.y);
  return right > x + 1 && left < x + width - 1 && bottom > y + 1 && top < y + height - 1;
};

const doOverlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && a.x + a.width > b.x && a.y < b.y + b.height && a.y + a.height > b.y;

const getLines = ({ edges, initials }: Layout): Line[] => [
  ...edges.map(({ source, target, points, rows }) => ({
    ends: [source, target],
    segments: getSegments(points),
    label: getBoundingBox(rows.map(({ box }) => box)),
  })),
  ...initials.map(({ points }) => ({ ends: [], segments: getSegments(points), label: null })),
];

/** Outer states through whose head a line runs. */
export const findCrowdedStates = (layout: Layout): string[] =>
  layout.states
    .filter(({ hasInside, isCollapsed }) => hasInside && !isCollapsed)
    .filter(({ head }) => getLines(layout).some(({ segments }) => segments.some((one) => isThrough(one, head))))
    .map(({ id }) => id);

/** The line that crosses most others, of several the longest, as the id of its bundle; none where none crosses. */
export function findWorstLines(layout: Layout): string[] {
  const lines = layout.edges.map(({ source, target, points }) => ({
    id: `${source}>${target}`,
    segments: getSegments(points),
  }));
  const others = layout.initials.map(({ points }) => getSegments(points));
  const cost = lines.map(({ segments }, at) => {
    const rest = [...lines.filter((_, place) => place !== at).map((line) => line.segments), ...others];
    const crossings = rest.flat().reduce((sum, one) => sum + segments.filter((own) => doCross(own, one)).length, 0);
    const length = segments.reduce((sum, [a, b]) => sum + Math.abs(a.x - b.x) + Math.abs(a.y - b.y), 0);
    return crossings === 0 ? 0 : crossings + length / 1e6;
  });
  const worst = Math.max(0, ...cost);
  const found = worst === 0 ? undefined : lines[cost.indexOf(worst)];
  return found ? [found.id] : [];
}

/** The longest lines, one of ten, as ids of their bundles. */
export function findLongestLines({ edges }: Layout): string[] {
  const length = ({ points }: PlacedEdge) =>
    getSegments(points).reduce((sum, [a, b]) => sum + Math.abs(a.x - b.x) + Math.abs(a.y - b.y), 0);
  return edges
    .toSorted((one, other) => length(other) - length(one))
    .slice(0, Math.ceil(edges.length / 10))
    .map(({ source, target }) => `${source}>${target}`);
}

/** Counts the faults of a diagram. */
export function scoreLayout(layout: Layout): Score {
  const lines = getLines(layout);
  const boxes = layout.states.map(({ id, head, hasInside, isCollapsed }) => ({
    id,
    box: head,
    isOuter: hasInside && !isCollapsed,
  }));
  const score = { crossings: 0, shared: 0, throughBoxes: 0, throughLabels: 0, overlaps: 0, bends: 0, length: 0 };
  lines.forEach((line, at) => {
    score.bends += line.segments.length - 1;
    for (const [a, b] of line.segments) score.length += Math.abs(a.x - b.x) + Math.abs(a.y - b.y);
    for (const { id, box, isOuter } of boxes) {
      if ((isOuter || !line.ends.includes(id)) && line.segments.some((one) => isThrough(one, box)))
        score.throughBoxes++;
      if (line.label && doOverlap(line.label, box)) score.overlaps++;
    }
    lines.forEach((other, place) => {
      if (place === at) return;
      const { label } = other;
      if (label && line.segments.some((one) => isThrough(one, label))) score.throughLabels++;
      if (place < at) return;
      if (line.label && label && doOverlap(line.label, label)) score.overlaps++;
      for (const one of line.segments)
        for (const another of other.segments) {
          if (doCross(one, another)) score.crossings++;
          score.shared += sharedLength(one, another);
        }
    });
  });
  return { ...score, shared: Math.round(score.shared), length: Math.round(score.length) };
}

/** How much a diagram asks of its reader: of two, the one that costs less is drawn. */
export function getCost(layout: Layout): number {
  const { crossings, shared, throughBoxes, throughLabels, overlaps, bends, length } = scoreLayout(layout);
  const faults = 100 * overlaps + 60 * throughBoxes + 60 * throughLabels + 10 * crossings + shared;
  return faults + bends + length / 200 + (layout.width + layout.height) / 50;
}
