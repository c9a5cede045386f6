import { longerSide, type Size } from '../../domain/size.ts';
import { Silhouette, type SilhouetteKind, silhouetteSize } from '../../ui/Silhouette.tsx';
import styles from './ToScale.module.css';

/** How high the drawing is, in pixels. */
const HEIGHT = 56;
/** A wall with a person before it, and the room between a sofa and what hangs over it; inches. */
const PERSON_WALL = 72;
const OVER_SOFA = 8;
/** From here on a sofa says more than a person. */
const LARGE = 30;

/** The piece beside or over something that everybody knows, to scale. The words beside it say the size, so it says nothing. */
export function ToScale({ size }: { size: Size }) {
  const kind: SilhouetteKind = longerSide(size) >= LARGE ? 'sofa' : 'person';
  const sofaWall = silhouetteSize('sofa').height + OVER_SOFA + size.height;
  const scale = HEIGHT / (kind === 'sofa' ? Math.max(PERSON_WALL, sofaWall) : PERSON_WALL);
  return (
    <span className={styles.wall} style={{ blockSize: HEIGHT }} data-beside={kind} aria-hidden="true">
      <span className={styles.piece} style={{ inlineSize: size.width * scale, blockSize: size.height * scale }} />
      <Silhouette kind={kind} scale={scale} />
    </span>
  );
}
