import type { CartLine } from '../../domain/cart.ts';
import { DEFAULT_PAD_COLOUR, padTint } from '../../domain/padColour.ts';
import { FramedThumbnail } from '../thumbnail/FramedThumbnail.tsx';
import styles from './LineThumbnail.module.css';

type Props = {
  line: CartLine;
  /** Stands in the picture's place where there is none. (PREV-20) */
  missing: string;
};

/** A cart line as it will hang; the name beside it says what it is, so it says nothing itself. (PREV-12) */
export const LineThumbnail = ({ line, missing }: Props) => (
  <span className={styles.place}>
    <span className={line.image_url ? styles.shrunk : styles.legible}>
      <FramedThumbnail
        media={line.papertype}
        width={line.width}
        height={line.height}
        mat={line.matting}
        padTint={padTint(line.padcolor || DEFAULT_PAD_COLOUR)}
        frame={line.kind === 'frame' ? line.frame_look : null}
        imageUrl={line.image_url}
        missing={missing}
      />
    </span>
  </span>
);
