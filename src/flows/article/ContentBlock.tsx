import type { CSSProperties } from 'react';
import type { Picture } from '../../domain/art.ts';
import type { Block, Column } from '../../domain/article.ts';
import { toSrcSet } from '../../domain/cardPicture.ts';
import { RichText } from '../../richText/RichText.tsx';
import { Print } from '../../ui/Print.tsx';
import styles from './ContentBlock.module.css';

type Place = 'head' | 'beside' | 'wide' | 'half';

/** The widths of a picture by its place and the width of the page. */
const SIZES: Readonly<Record<Place, string>> = {
  head: '(width >= 48rem) 46rem, 92vw',
  wide: '(width >= 48rem) 46rem, 92vw',
  beside: '(width >= 48rem) 24rem, 92vw',
  half: '(width >= 48rem) 24rem, 92vw',
};

/** A picture of a post as it hangs; an upright one is narrower, so that it is seen whole. */
export function ArticlePicture({ picture, place }: { picture: Picture; place: Place }) {
  const { alt, detail } = picture;
  const { url, width, height } = detail;
  return (
    <div className={styles.place} data-place={place} style={{ '--ratio': width / height } as CSSProperties}>
      <Print
        hang="own"
        picture={{ src: url, srcSet: toSrcSet(picture), sizes: SIZES[place], width, height, alt }}
        loading={place === 'head' ? 'eager' : 'lazy'}
        priority={place === 'head'}
      />
    </div>
  );
}

const Words = ({ column: { title, html } }: { column: Column }) => (
  <div className={styles.words}>
    {title ? <h2 className={styles.title}>{title}</h2> : null}
    {html ? <RichText html={html} under={title ? 2 : 1} look="page" /> : null}
  </div>
);

/** One column of words, or of nothing but them. (BLOG-06, type 1) */
const Alone = ({ column }: { column: Column }) => (
  <div className={styles.alone}>
    <Words column={column} />
  </div>
);

/** A picture and words beside it, whichever comes first. (BLOG-06, types 2 and 3) */
const Beside = ({ column, first }: { column: Column; first: 'picture' | 'words' }) => (
  <div className={styles.beside} data-first={first}>
    {column.picture ? (
      <div className={styles.picture}>
        <ArticlePicture picture={column.picture} place="beside" />
      </div>
    ) : null}
    <Words column={column} />
  </div>
);

/** A picture over the whole width, and under it what it is called. (BLOG-06, type 4) */
const Wide = ({ column: { title, html, picture } }: { column: Column }) => (
  <figure className={styles.wide}>
    {picture ? (
      <div className={styles.wall}>
        <ArticlePicture picture={picture} place="wide" />
      </div>
    ) : null}
    {title || html ? (
      <figcaption className={styles.caption}>
        {title ? <p className={styles.called}>{title}</p> : null}
        {html ? <RichText html={html} under={1} /> : null}
      </figcaption>
    ) : null}
  </figure>
);

/** Two columns, each with its picture where it has one; pictures stand on one line. (BLOG-06, types 5 and 6) */
const Two = ({ columns }: { columns: readonly Column[] }) => (
  <div className={styles.two}>
    {columns.map((column, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a block never change places
      <div key={at} className={styles.column}>
        <div className={styles.stand}>
          {column.picture ? <ArticlePicture picture={column.picture} place="half" /> : null}
        </div>
        <Words column={column} />
      </div>
    ))}
  </div>
);

/** A block of a post in its layout. (BLOG-06, BLOG-09) */
export function ContentBlock({ block: { layout, columns } }: { block: Block }) {
  const [column] = columns;
  switch (layout) {
    case 1:
      return <Alone column={column} />;
    case 2:
      return <Beside column={column} first="picture" />;
    case 3:
      return <Beside column={column} first="words" />;
    case 4:
      return <Wide column={column} />;
    case 5:
    case 6:
      return <Two columns={columns} />;
  }
}
