import { memo, type ReactNode } from 'react';
import type { FrameLook } from '../../domain/frame.ts';
import type { Framing } from '../../domain/framing.ts';
import type { Size } from '../../domain/size.ts';
import type { Drawing } from '../drawing/drawing.ts';
import { SvgDrawing } from '../drawing/SvgDrawing.tsx';
import { measurePiece, type Piece } from '../geometry/piece.ts';
import { cutMitres, inset } from '../geometry/plane.ts';
import { toPieceParts } from '../pieces/pieceParts.ts';
import { wallShadow } from '../pieces/shade.ts';
import styles from './FramedThumbnail.module.css';

/** What the cart's thumbnail takes for the depth and for the frame, in px. (PREV-05) */
export const CART_THUMBNAIL = { depth: 32, frame: 3 } as const;

/** Widths of the cart's thumbnail in px, up to an aspect (width / height). (PREV-13 to PREV-19) */
const WIDTHS = [
  { fits: (aspect: number) => aspect <= 0.4, width: 70, matted: 60 },
  { fits: (aspect: number) => aspect < 0.52, width: 100, matted: 80 },
  { fits: (aspect: number) => aspect < 0.72, width: 120, matted: 100 },
  { fits: (aspect: number) => aspect < 1, width: 130, matted: 120 },
  { fits: (aspect: number) => aspect < 1.4, width: 140, matted: 130 },
  { fits: () => true, width: 140, matted: 140 },
];

/** How wide the cart's thumbnail is, in px, by the picture's width / height. (PREV-13 to PREV-19) */
export function getThumbnailWidth(aspect: number, isMatted: boolean): number {
  const { width, matted } = WIDTHS.find(({ fits }) => fits(aspect)) as (typeof WIDTHS)[number];
  return isMatted ? matted : width;
}

/** Replaces a thumbnail of so many px, with a text. (PREV-20) */
export const NoPreview = ({ width, children }: { width: number; children: ReactNode }) => (
  <span className={styles.missing} style={{ inlineSize: width }}>
    {children}
  </span>
);

/** The framing with the picture's size beside it: a memoized part compares values, and no objects. */
type Props = Omit<Framing, 'size'> &
  Size & {
    frame: FrameLook | null;
    /** Empty where the line has no picture: then `missingText` replaces it. (PREV-20) */
    imageUrl: string;
    missingText: string;
    /** The text alternative; without it the thumbnail is decorative, as the name stands beside it. */
    label?: string;
  };

/** Room for the shadow, in px: a quarter of the depth, and a little for its soft edge. */
const MARGIN = 0.26 * CART_THUMBNAIL.depth;

/** A moulding that would be finer than a thumbnail can show is drawn as wide as the figure of PREV-05 states. */
function broadenPiece(piece: Piece, width: number): Piece {
  const face = (CART_THUMBNAIL.frame * piece.sight.width) / (width - 2 * CART_THUMBNAIL.frame);
  if (piece.face === 0 || piece.face >= face) return piece;
  const outer = inset(piece.sight, -face);
  return { ...piece, face, outer, mitres: cutMitres(outer, piece.sight) };
}

/** A piece as a thumbnail so many px wide, with its shadow. */
function createThumbnailDrawing({ width, height, frame, imageUrl, ...made }: Props, px: number): Drawing {
  const framing = { ...made, size: { width, height } };
  const picture = { small: imageUrl, large: imageUrl };
  const piece = broadenPiece(measurePiece(framing), px);
  const { outer } = piece;
  const inch = outer.width / px;
  const parts = toPieceParts(piece, { title: '', alt: '', picture, framing, frame }, 'small', inch * 0.6);
  // A thumbnail's shadow is as deep for a small print as for a large one.
  const shadow = wallShadow({ ...piece, depth: Math.min(piece.depth, 5 * inch) });
  const margin = MARGIN * inch;
  return {
    width: outer.width + 2 * margin,
    height: outer.height + 2 * margin,
    parts: [{ kind: 'group', at: { x: margin - outer.x, y: margin - outer.y }, parts: [...shadow, ...parts] }],
  };
}

/**
 * The picture of a line of the cart, or of an order: its frame drawn around mat and picture. It is memoized, so that a change
 * of quantity does not render it again. (PREV-12 to PREV-19)
 */
export const FramedThumbnail = memo(function FramedThumbnail(props: Props) {
  const { width, height, mat, framed, imageUrl, missingText, label } = props;
  const aspect = width > 0 && height > 0 ? width / height : 1;
  const px = getThumbnailWidth(aspect, framed && mat > 0);
  const wide = px + 2 * MARGIN;
  return imageUrl && width > 0 && height > 0 ? (
    <span className={styles.thumbnail} style={{ inlineSize: wide }}>
      <SvgDrawing drawing={createThumbnailDrawing(props, px)} label={label} className={styles.drawing} />
    </span>
  ) : (
    <NoPreview width={wide}>{missingText}</NoPreview>
  );
});
