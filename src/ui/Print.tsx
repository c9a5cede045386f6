import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { Link } from './Link.tsx';
import styles from './Print.module.css';
import { TextLines } from './TextLines.tsx';

/** The share of a square wall that a picture covers, if its shape allows. */
const COVERAGE = 0.7;

/**
 * How wide a picture hangs on a square wall, as a part of the wall's width: pictures of every ratio (width by height)
 * cover the same area, as one would hang them, as long as they fit.
 */
export const getPrintWidth = (ratio: number) => Math.min(1, ratio, Math.sqrt(COVERAGE * ratio));

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
  /** Null where there is none: a placeholder keeps the row aligned. */
  picture: PrintPicture | null;
  /** `eager` with `priority` for the one large picture of a page; all others stay lazy. */
  loading?: 'lazy' | 'eager';
  priority?: boolean;
};
type LabelProps = {
  title: ReactNode;
  /** What stands under the title, a line each: the artist; or what the thing is. */
  lines?: readonly string[];
  price?: ReactNode;
  /** Where the title leads. */
  path?: string;
  level?: 2 | 3 | 4;
  /** Another link, under the label. */
  extraLink?: ComponentProps<typeof Link> | undefined;
};
type Props = PictureProps &
  Partial<LabelProps> & {
    /** A small button at the corner (the heart): on hover, on focus and where it is pressed; on touch and under 992 px always. */
    action?: ReactNode;
    /** `aligned`: on a square wall, standing on one line with its neighbours. `fluid`: as wide as its place. */
    fit?: 'aligned' | 'fluid';
    /** `photo`: no print, but a photograph of a thing, without a mat. */
    look?: 'print' | 'photo';
    /** Width by height, for a photograph that is cut to one shape with its neighbours, whatever was sent. */
    shape?: number | undefined;
  };

/** A picture as it hangs: a thin mat, a soft shadow from the light at the upper left, its museum label under it. */
export function Print(props: Props) {
  const {
    picture,
    loading,
    priority,
    action,
    look = 'print',
    shape,
    title,
    fit: requestedFit = 'aligned',
    ...label
  } = props;
  const fit = shape ? 'fluid' : requestedFit;
  return (
    <figure className={styles.print} data-fit={fit} data-look={look} data-cropped={shape ? '' : undefined}>
      <div className={styles.wall}>
        <div className={styles.mat} style={getHangingStyle(picture, fit, shape)}>
          <HangingPicture picture={picture && narrowPicture(picture, fit)} loading={loading} priority={priority} />
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

/** Title, lines and price as on the small card beside a picture. With a `path`, the title is a link. */
function MuseumLabel({ title, lines = [], price, path, level = 3, extraLink }: LabelProps) {
  const Title: 'h2' | 'h3' | 'h4' = `h${level}`;
  return (
    <>
      <Title className={styles.title}>
        {path ? (
          <Link className={styles.link} to={path}>
            {title}
          </Link>
        ) : (
          title
        )}
      </Title>
      <TextLines className={styles.line} lines={lines} />
      {price ? <p className={styles.price}>{price}</p> : null}
      {extraLink ? <Link {...extraLink} className={styles.extraLink} /> : null}
    </>
  );
}

function HangingPicture({ picture, loading = 'lazy', priority }: PictureProps) {
  if (!picture)
    return (
      <span className={styles.missing}>
        <Icon name="frame" size={32} />
      </span>
    );
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

/** What the mat takes of the width at least, px. */
const MAT = 12;

/** On a square wall a picture is narrower than its place, by its ratio and its mat: so may be the file that the browser chooses. */
function narrowPicture(picture: PrintPicture, fit: Props['fit']): PrintPicture {
  if (fit !== 'aligned' || !picture.sizes) return picture;
  const part = getPrintWidth(picture.width / picture.height);
  const sizes = picture.sizes.replace(
    /([\d.]+)(px|vw)(?=,|$)/g,
    (_, length, unit) => `calc(${(Number(length) * part).toFixed(1)}${unit} - ${MAT}px)`,
  );
  return { ...picture, sizes };
}

function getHangingStyle(picture: PrintPicture | null, fit: Props['fit'], shape?: number) {
  const ratio = shape ?? (picture ? picture.width / picture.height : 1);
  return { '--ratio': ratio, '--part': fit === 'aligned' ? getPrintWidth(ratio) : 1 } as CSSProperties;
}
