import { type CSSProperties, useId } from 'react';
import type { Media } from '../../domain/media.ts';
import { type Size, sizeLabel } from '../../domain/size.ts';
import type { Subject } from '../../domain/subject.ts';
import { OnTheWall } from '../../preview/OnTheWall.tsx';
import { Silhouette, type SilhouetteKind, silhouetteSize } from '../../ui/Silhouette.tsx';
import styles from './Preview.module.css';

/** The width of the picture on a phone and on a desk. */
const SIZES = '(width >= 52rem) min(52vw, 640px), 88vw';

const thing = (kind: SilhouetteKind) => ({ ...silhouetteSize(kind), drawing: <Silhouette kind={kind} scale={1} /> });
const SOFA = thing('sofa');
const PERSON = thing('person');

type Props = { art: Subject; media: Media; size: Size };

/**
 * The print by itself and the print in a room, to scale; two native radios turn from one to the other. Every choice
 * shows at once: the media by the edge of the print, the size in the room.
 */
export function Preview({ art: { title, picture }, media, size }: Props) {
  const name = useId();
  const { thumbnail, listing, detail, alt } = picture;
  const room = { size, media, picture: listing.url, sofa: SOFA, person: PERSON };
  return (
    <div className={styles.preview}>
      <div className={styles.pane} data-view="picture">
        <img
          className={styles.picture}
          data-media={media}
          style={{ '--ratio': detail.width / detail.height } as CSSProperties}
          src={detail.url}
          srcSet={[listing, detail].map(({ url, width }) => `${url} ${width}w`).join(', ')}
          sizes={SIZES}
          width={detail.width}
          height={detail.height}
          alt={alt || title}
          loading="eager"
          decoding="async"
          fetchPriority="high"
        />
      </div>
      <div
        className={styles.pane}
        data-view="room"
        role="img"
        aria-label={`${title}, ${sizeLabel(size)} inches, on a wall over a sofa, to scale`}
      >
        <OnTheWall {...room} />
      </div>
      <fieldset className={styles.views}>
        <legend className={styles.legend}>Look at</legend>
        <label className={styles.view}>
          <input className={styles.input} type="radio" name={name} value="picture" defaultChecked />
          <img src={thumbnail.url} width={thumbnail.width} height={thumbnail.height} alt="The print" />
        </label>
        <label className={styles.view} data-room="">
          <input className={styles.input} type="radio" name={name} value="room" aria-label="The print in a room" />
          <OnTheWall {...room} />
        </label>
      </fieldset>
    </div>
  );
}
