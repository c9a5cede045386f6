import { longerSide, type Size } from '../../domain/size.ts';
import { Silhouette, type SilhouetteKind, silhouetteSize } from '../../ui/Silhouette.tsx';
import styles from './ToScale.module.css';

/** How high the drawing is, in pixels, and over how many inches of wall. */
const HEIGHT = 56;
const WALL = 72;
const SCALE = HEIGHT / WALL;
/** From here on a sofa says more than a person. */
const LARGE = 36;

/** The piece beside something of known size, to scale; the words beside it say the size, so it says nothing itself. (look of the sizes) */
export function ToScale({ size }: { size: Size }) {
  const kind: SilhouetteKind = longerSide(size) >= LARGE ? 'sofa' : 'person';
  return (
    <span className={styles.wall} style={{ blockSize: HEIGHT }} data-beside={kind} aria-hidden="true">
      <span
        className={styles.piece}
        style={{ inlineSize: size.width * SCALE, blockSize: Math.min(size.height, WALL) * SCALE }}
      />
      <span style={{ blockSize: silhouetteSize(kind).height * SCALE }}>
        <Silhouette kind={kind} scale={SCALE} />
      </span>
    </span>
  );
}
