import { CANVAS_DEPTH, type Framing, frameProfile, outerSize } from '../../domain/framing.ts';
import { corners, inset, type Point, type Rect, SIDES, type Side } from './plane.ts';

/** The cut of a mat shows its core, so wide; inches. */
export const BEVEL = 0.06;

/** A piece by its edges, in inches from its own upper left corner. */
export type Piece = {
  outer: Rect;
  /** Where the moulding ends and what it holds begins; the same as `outer` without a frame. */
  sight: Rect;
  /** The opening of the mat, and the picture in it. */
  picture: Rect;
  /** Width of the moulding from the front, and how far the piece stands out from the wall. */
  face: number;
  depth: number;
  mat: number;
  /** The four mouldings, mitred: two outer corners, then two inner ones. Empty without a frame. */
  mitres: { side: Side; points: [Point, Point, Point, Point] }[];
  /** Is it canvas, which goes around its bars? */
  wrapped: boolean;
};

/** The one geometry of every preview: what `outerSize` says is what is drawn. (CONF-45 to CONF-55) */
export function pieceOf(framing: Framing): Piece {
  const { media, size, framed, mat } = framing;
  const outer: Rect = { x: 0, y: 0, ...outerSize(framing) };
  const profile = framed ? frameProfile(media, size) : null;
  const face = profile?.face ?? 0;
  const sight = inset(outer, face);
  const around = corners(outer);
  const inside = corners(sight);
  const at = <T>(list: readonly T[], index: number) => list[index % 4] as T;
  return {
    outer,
    sight,
    picture: inset(sight, framed ? mat : 0),
    face,
    depth: profile?.depth ?? (media === 'Canvas' ? CANVAS_DEPTH : 0),
    mat: framed ? mat : 0,
    mitres: profile
      ? SIDES.map((side, index) => ({
          side,
          points: [at(around, index), at(around, index + 1), at(inside, index + 1), at(inside, index)],
        }))
      : [],
    wrapped: media === 'Canvas',
  };
}
