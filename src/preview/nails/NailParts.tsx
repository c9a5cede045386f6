import type { ReactNode } from 'react';
import type { Point, Rect } from '../geometry/plane.ts';
import styles from './NailParts.module.css';

/** The arms of a nail's cross, in millimetres of paper. */
const ARM = 1.6;

const formatCount = (nails: number) => `${nails} ${nails === 1 ? 'nail' : 'nails'}`;

type FigureProps = {
  /** The beginning of the text alternative. */
  title: string;
  /** The visible part of the wall; like the nails in millimetres of the wall, y down. */
  view: Rect;
  /** The scale on paper, one to so much. */
  scale: number;
  nails: readonly Point[];
  /** Explains the other lines. */
  caption: ReactNode;
  children: ReactNode;
};

/** A wall straight on and to scale, with a cross for each nail over what is drawn of it. */
export const NailFigure = ({ title, view, scale, nails, caption, children }: FigureProps) => (
  <figure className={styles.figure}>
    <svg
      className={styles.drawing}
      viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
      // On paper at its full size it is to scale.
      style={{ inlineSize: `${view.width / scale}mm` }}
      role="img"
      aria-label={`${title} to scale, with ${formatCount(nails.length)}`}
    >
      {children}
      {nails.map(({ x, y }) => (
        <path
          key={`${x} ${y}`}
          className={styles.nail}
          d={`M${x - ARM * scale} ${y}h${2 * ARM * scale}M${x} ${y - ARM * scale}v${2 * ARM * scale}`}
          strokeWidth={0.5 * scale}
        />
      ))}
    </svg>
    <figcaption className={styles.legend}>
      Scale 1 : {scale} on A4, printed at 100 %. A cross is a nail, {caption}
    </figcaption>
  </figure>
);

type TableProps = {
  count: number;
  /** Heads of the columns behind number and picture: from where each nail is measured. */
  columns: readonly string[];
  /** A row for each nail. */
  children: ReactNode;
};

/** Every nail with its picture and its distances. */
export const NailTable = ({ count, columns, children }: TableProps) => (
  <table className={styles.table}>
    <caption className={styles.caption}>{formatCount(count)}</caption>
    <thead>
      <tr>
        {['No.', 'Picture', ...columns].map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
);
