import type { CSSProperties } from 'react';
import { BEVEL, pieceOf } from '../geometry/piece.ts';
import type { Shown } from '../shown.ts';
import { frontPlace } from './frontPlace.ts';
import styles from './StillPiece.module.css';

type Props = {
  shown: Shown;
  /** The address of the frame's picture from the front, whose edges are its moulding; null where there is none. */
  moulding: string | null;
  label: string;
};

/**
 * The whole piece straight on by CSS alone, in the same place and to the same scale as `frontDrawing` draws it: what stands
 * until the shopper turns to the preview. (CONF-45, CONF-46)
 */
export function StillPiece({ shown, moulding, label }: Props) {
  const { size } = shown.framing;
  const piece = pieceOf(shown.framing);
  const { width, height, margin } = frontPlace(piece);
  const share = (inches: number) => (inches / width) * 100;
  const place = {
    '--ratio': width / height,
    '--margin': share(margin),
    '--width': share(piece.outer.width),
    '--height': share(piece.outer.height),
    '--face': share(piece.face),
    '--mat': share(piece.mat),
    '--bevel': share(BEVEL),
    '--depth': share(Math.max(0.12, piece.depth)),
    '--tint': shown.padTint,
    ...(moulding ? { '--moulding': `url("${moulding}")` } : {}),
  } as CSSProperties;
  return (
    <div className={styles.drawn} style={place} role="img" aria-label={label}>
      <div className={styles.piece} data-moulding={moulding !== null && piece.face > 0}>
        <div className={styles.mat} data-mat={piece.mat > 0}>
          <img
            className={styles.picture}
            src={shown.picture.small}
            srcSet={`${shown.picture.small} 480w, ${shown.picture.large} 1200w`}
            sizes="(width >= 52rem) 30vw, 55vw"
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
