import type { CSSProperties } from 'react';
import { getPadTint } from '../../domain/framingTerms.ts';
import type { Artwork } from '../artwork.ts';
import { BEVEL, getFrontLayout, measurePiece, PAPER, VIEW_RATIO } from '../geometry/piece.ts';
import styles from './StaticPiece.module.css';

/** The stage is as wide as a phone or as seven columns of a desk. */
const STAGE = { phone: 92, desk: 57, most: 740 };

/** The `sizes` of a picture that takes `part` of the width of a scene of `ratio`. */
function getSizes(part: number, ratio: number) {
  const toWidth = (length: number) => (length * part * Math.min(1, ratio / VIEW_RATIO)).toFixed(1);
  return `(width >= 52rem) min(${toWidth(STAGE.desk)}vw, ${toWidth(STAGE.most)}px), ${toWidth(STAGE.phone)}vw`;
}

type Props = {
  artwork: Artwork;
  /** The address of the frame's picture from the front, whose edges are its moulding; null where there is none. */
  moulding: string | null;
  label: string;
};

/**
 * The whole piece from the front by CSS alone, at the same position and scale as in `createFrontDrawing`; it shows until the
 * shopper interacts with the preview. (CONF-45, CONF-46)
 */
export function StaticPiece({ artwork, moulding, label }: Props) {
  const { size } = artwork.framing;
  const piece = measurePiece(artwork.framing);
  const { width, height, margin } = getFrontLayout(piece);
  const share = (inches: number) => (inches / width) * 100;
  const style = {
    '--ratio': width / height,
    '--margin': share(margin),
    '--width': share(piece.outer.width),
    '--height': share(piece.outer.height),
    '--face': share(piece.face),
    '--mat': share(piece.picture.x - piece.sight.x),
    '--bevel': share(BEVEL),
    '--depth': share(Math.max(0.12, piece.depth)),
    '--tint': piece.mat > 0 ? getPadTint(artwork.framing.pad) : PAPER,
    ...(moulding ? { '--moulding': `url("${moulding}")` } : {}),
  } as CSSProperties;
  return (
    <div className={styles.scene} style={style} role="img" aria-label={label}>
      <div className={styles.piece} data-moulding={moulding !== null && piece.face > 0}>
        <div className={styles.mat} data-mat={piece.mat > 0}>
          <img
            className={styles.picture}
            src={artwork.picture.small}
            srcSet={artwork.srcSet}
            sizes={getSizes(size.width / width, width / height)}
            width={480}
            height={Math.round((480 * size.height) / size.width)}
            alt=""
            loading="eager"
            decoding="async"
            fetchPriority="high"
          />
        </div>
      </div>
    </div>
  );
}
