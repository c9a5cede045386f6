import type { WallModel, WallPieceModel } from '../../../machines/wall/wall.connect.ts';
import { toInches, toMillimetres } from '../../domain/hanging.ts';
import { snap } from '../../domain/snapping.ts';
import { getAreas, type PlanPoint } from '../../domain/wallPlan.ts';
import { type Artwork, describePiece, toArtwork } from '../../preview/artwork.ts';
import type { Drawing } from '../../preview/drawing/drawing.ts';
import type { Point, Rect } from '../../preview/geometry/plane.ts';
import { createPlanDrawing } from '../../preview/rooms/planDrawing.ts';
import type { Draggable } from '../../preview/stage/draggable.ts';

/** One centimetre, and with Shift one millimetre, in inches. */
const STEP = toInches(10);
const FINE_STEP = toInches(1);

const getGroupId = (id: number): string => `piece-${id}`;

/** The artwork of a piece. */
const getArtwork = ({ subjectData: { subject }, framing, frame }: WallPieceModel): Artwork =>
  toArtwork({ subject, framing, frame });

/** The wall to scale, from the chart's millimetres. */
export function createWallStageDrawing({
  plan,
  pieces,
}: Pick<WallModel, 'plan' | 'pieces'>): Drawing & { within: Rect } {
  const wall = { width: toInches(plan.width), height: toInches(plan.height) };
  const artworks = pieces.flatMap((piece) =>
    piece.at
      ? [
          {
            id: getGroupId(piece.id),
            artwork: getArtwork(piece),
            at: { x: toInches(piece.at.x), y: toInches(piece.at.y) },
          },
        ]
      : [],
  );
  return createPlanDrawing({ wall, room: plan.room, paint: plan.paint, photo: plan.photo?.photo ?? null }, artworks);
}

/** A text description of the wall and its pieces, for screen readers. */
export const describeWall = ({ plan, pieces }: Pick<WallModel, 'plan' | 'pieces'>): string =>
  [
    `${plan.photo ? 'Your own' : 'A'} wall of ${plan.width / 10} × ${plan.height / 10} cm`,
    ...pieces.filter(({ at }) => at).map((piece) => `${piece.number}: ${describePiece(getArtwork(piece))}`),
  ].join('. ');

/** The pieces that can be dragged, and the handler of a dropped one. */
export function getWallDraggables(view: WallModel, within: Rect) {
  const { plan, pieces, wall } = view;
  const height = toInches(plan.height);
  const byId = new Map(pieces.map((piece) => [getGroupId(piece.id), piece]));
  const toPlace = (corner: Point, { size }: WallPieceModel): PlanPoint => ({
    x: Math.round(toMillimetres(corner.x) + size.width / 2),
    y: Math.round(toMillimetres(height - corner.y) - size.height / 2),
  });
  const toCorner = ({ x, y }: PlanPoint, { size }: WallPieceModel): Point => ({
    x: toInches(x - size.width / 2),
    y: height - toInches(y + size.height / 2),
  });
  const draggables = pieces.flatMap((piece): Draggable[] => {
    if (!piece.at) return [];
    const others = getAreas(pieces.filter(({ id }) => id !== piece.id));
    return [
      {
        id: getGroupId(piece.id),
        label: `${piece.number}. ${piece.title} on the wall`,
        instructions: 'Arrow keys move it by a centimetre, with shift by a millimetre.',
        extent: { x: 0, y: 0, width: toInches(piece.size.width), height: toInches(piece.size.height) },
        within,
        step: STEP,
        shiftStep: FINE_STEP,
        onStep: ({ x, y }) => {
          if (view.selected?.id !== piece.id) view.select(piece.id);
          view.step(piece.id, { x: Math.round(toMillimetres(x)), y: -Math.round(toMillimetres(y)) });
        },
        snap: (corner) => {
          const place = snap(piece.size, toPlace(corner, piece), wall, others, plan.gap);
          return place ? toCorner(place, piece) : corner;
        },
      },
    ];
  });
  const onMoved = (id: string, corner: Point) => {
    const piece = byId.get(id);
    if (piece) view.drop(piece.id, toPlace(corner, piece));
  };
  return { draggables, onMoved };
}
