import type { CSSProperties, ReactNode } from 'react';
import { type Dressable, dress } from './dress.ts';
import { hangingWidth } from './hanging.ts';
import styles from './Print.module.css';

/** `width` and `height` in px of the file: they keep the place free before it is here. */
export type PrintPicture = {
  src: string;
  srcSet?: string;
  /** The width it is shown at, for the browser's choice from `srcSet`. */
  sizes?: string;
  width: number;
  height: number;
  alt: string;
};

type PictureProps = {
  picture: PrintPicture;
  /** `eager` with `priority` for the one large picture of a page; all others stay lazy. */
  loading?: 'lazy' | 'eager';
  priority?: boolean;
};
type LabelProps = { title: ReactNode; artist?: ReactNode; price?: ReactNode; link?: Dressable; level?: 2 | 3 | 4 };
type Props = PictureProps &
  Partial<LabelProps> & {
    /** A small button at the corner (the heart): on hover, on focus and where it is pressed; on touch and under 992 px always. */
    action?: ReactNode;
    /** `level`: on a square wall, standing on one line with its neighbours. `own`: as wide as its place. */
    hang?: 'level' | 'own';
  };

/** A picture as it hangs: a thin mat, a soft shadow from the light at the upper left, its museum label under it. */
export function Print({ picture, loading, priority, action, hang = 'level', title, ...label }: Props) {
  return (
    <figure className={styles.print} data-hang={hang}>
      <div className={styles.wall}>
        <div className={styles.hung} style={hung(picture, hang)}>
          <Hung picture={picture} loading={loading} priority={priority} />
          {action ? <div className={styles.action}>{action}</div> : null}
        </div>
      </div>
      {title === undefined ? null : (
        <figcaption className={styles.caption}>
          <MuseumLabel title={title} {...label} />
        </figcaption>
      )}
    </figure>
  );
}

/** Title, artist and price as on the small card beside a picture. With `link`, the title carries it. */
function MuseumLabel({ title, artist, price, link, level = 3 }: LabelProps) {
  const Title: 'h2' | 'h3' | 'h4' = `h${level}`;
  return (
    <>
      <Title className={styles.title}>{link ? dress(link, { className: styles.link }, title) : title}</Title>
      {artist ? <p className={styles.artist}>{artist}</p> : null}
      {price ? <p className={styles.price}>{price}</p> : null}
    </>
  );
}

function Hung({ picture, loading = 'lazy', priority }: PictureProps) {
  return (
    <img
      className={styles.picture}
      {...picture}
      alt={picture.alt}
      loading={loading}
      decoding="async"
      fetchPriority={priority ? 'high' : undefined}
    />
  );
}

const hung = ({ width, height }: PrintPicture, hang: Props['hang']) =>
  ({
    '--ratio': width / height,
    '--part': hang === 'level' ? hangingWidth(width / height) : 1,
  }) as CSSProperties;
