import { CANVAS_DEPTH, type Framing, getBorder, getMouldingProfile, getOuterSize } from '../../domain/framing.ts';
import { getLongerSide, type Size } from '../../domain/size.ts';
import { cutMitres, inset, type Mitre, type Rect } from './plane.ts';

/** The ratio of every view, which is that of the stage. */
export const VIEW_RATIO = 4 / 3;
/** The width of the visible core at the cut of a mat; inches. */
export const BEVEL = 0.06;
/** The paper of a print, where no picture is on it. */
export const PAPER = '#fdfcf8';

/** A piece by its edges, in inches from its own upper left corner. */
export type Piece = {
  outer: Rect;
  /** Where the moulding ends and what it holds begins; the same as `outer` without a frame. */
  sight: Rect;
  /** The opening of the mat, and the picture in it. Without a mat it may be smaller than `sight`, or reach under the moulding. */
  picture: Rect;
  /** Width of the moulding from the front, and how far the piece stands out from the wall. */
  face: number;
  depth: number;
  /** How much of the mat is visible on each side; 0 where there is none. */
  mat: number;
  /** The four mouldings; none without a frame. */
  mitres: Mitre[];
  /** Is it canvas, which goes around its bars? */
  wrapped: boolean;
};

/**
 * The one geometry of every preview: outside it is what `getOuterSize` states, and the picture in its middle as large as the
 * print. Where the moulding is not half of what the frame adds, up to a quarter of an inch more or less of the mat is seen;
 * without a mat it is a border of paper, or an edge of the print that lies under the moulding. (CONF-45 to CONF-55)
 */
export function measurePiece(framing: Framing): Piece {
  const { media, size, framed, mat } = framing;
  const outer: Rect = { x: 0, y: 0, ...getOuterSize(framing) };
  const profile = framed ? getMouldingProfile(framing) : null;
  const face = profile?.face ?? 0;
  const sight = inset(outer, face);
  const border = getBorder(framing);
  return {
    outer,
    sight,
    picture: { x: border, y: border, ...size },
    face,
    depth: profile?.depth ?? (media === 'Canvas' ? CANVAS_DEPTH : 0),
    mat: framed && mat > 0 ? border - face : 0,
    mitres: profile ? cutMitres(outer, sight) : [],
    wrapped: media === 'Canvas',
  };
}

/** The front view of a piece: the drawing's width and height, and the wall around the piece; inches. */
export function getFrontLayout({ outer, depth }: Piece): Size & { margin: number } {
  const margin = Math.max(getLongerSide(outer) * 0.055, depth * 1.7);
  return { width: outer.width + 2 * margin, height: outer.height + 2 * margin, margin };
}
