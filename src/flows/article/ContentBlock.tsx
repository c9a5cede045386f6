import type { CSSProperties } from 'react';
import type { Picture } from '../../domain/art.ts';
import type { Block, Column } from '../../domain/article.ts';
import { toSrcSet } from '../../domain/cardPicture.ts';
import { RichText } from '../../richText/RichText.tsx';
import { Print } from '../../ui/Print.tsx';
import styles from './ContentBlock.module.css';

type PicturePosition = 'header' | 'beside' | 'wide' | 'half';

/** The `sizes` of an image by its position in the post. */
const SIZES: Readonly<Record<PicturePosition, string>> = {
  header: '(width >= 48rem) 46rem, 92vw',
  wide: '(width >= 48rem) 46rem, 92vw',
  beside: '(width >= 48rem) 24rem, 92vw',
  half: '(width >= 48rem) 24rem, 92vw',
};

/** A framed picture of a post; an upright one is narrower, so that all of it is visible. */
export function ArticlePicture({ picture, position }: { picture: Picture; position: PicturePosition }) {
  const { alt, detail } = picture;
  const { url, width, height } = detail;
  return (
    <div className={styles.pictureBox} data-position={position} style={{ '--ratio': width / height } as CSSProperties}>
      <Print
        fit="fluid"
        picture={{ src: url, srcSet: toSrcSet(picture), sizes: SIZES[position], width, height, alt }}
        loading={position === 'header' ? 'eager' : 'lazy'}
        priority={position === 'header'}
      />
    </div>
  );
}

const ColumnText = ({ column: { title, html } }: { column: Column }) => (
  <div className={styles.text}>
    {title ? <h2 className={styles.title}>{title}</h2> : null}
    {html ? <RichText html={html} parentLevel={title ? 2 : 1} look="page" /> : null}
  </div>
);

/** One column of text. (BLOG-06, type 1) */
const TextBlock = ({ column }: { column: Column }) => (
  <div className={styles.textOnly}>
    <ColumnText column={column} />
  </div>
);

/** A picture and text side by side, in either order. (BLOG-06, types 2 and 3) */
const PictureAndText = ({ column, first }: { column: Column; first: 'picture' | 'text' }) => (
  <div className={styles.pictureAndText} data-first={first}>
    {column.picture ? (
      <div className={styles.picture}>
        <ArticlePicture picture={column.picture} position="beside" />
      </div>
    ) : null}
    <ColumnText column={column} />
  </div>
);

/** A picture over the whole width, and its caption. (BLOG-06, type 4) */
const WidePicture = ({ column: { title, html, picture } }: { column: Column }) => (
  <figure className={styles.widePicture}>
    {picture ? (
      <div className={styles.wall}>
        <ArticlePicture picture={picture} position="wide" />
      </div>
    ) : null}
    {title || html ? (
      <figcaption className={styles.caption}>
        {title ? <p className={styles.captionTitle}>{title}</p> : null}
        {html ? <RichText html={html} parentLevel={1} /> : null}
      </figcaption>
    ) : null}
  </figure>
);

/** Two columns, each with an optional picture; pictures are aligned. (BLOG-06, types 5 and 6) */
const TwoColumns = ({ columns }: { columns: readonly Column[] }) => (
  <div className={styles.twoColumns}>
    {columns.map((column, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a block never change places
      <div key={index} className={styles.column}>
        <div className={styles.pictureSlot}>
          {column.picture ? <ArticlePicture picture={column.picture} position="half" /> : null}
        </div>
        <ColumnText column={column} />
      </div>
    ))}
  </div>
);

/** A block of a post in its layout. (BLOG-06, BLOG-09) */
export function ContentBlock({ block: { layout, columns } }: { block: Block }) {
  const [column] = columns;
  switch (layout) {
    case 1:
      return <TextBlock column={column} />;
    case 2:
      return <PictureAndText column={column} first="picture" />;
    case 3:
      return <PictureAndText column={column} first="text" />;
    case 4:
      return <WidePicture column={column} />;
    case 5:
    case 6:
      return <TwoColumns columns={columns} />;
  }
}
