import {
  formatCentimetres,
  getExtent,
  getScale,
  type HungPiece,
  type Nail,
  toMillimetres,
} from '../../domain/hanging.ts';
import { NailFigure } from '../../preview/nails/NailParts.tsx';
import styles from './NailDrawing.module.css';

/** What an A4 sheet leaves for the drawing beside its table, in millimetres. */
const PAPER = { width: 178, height: 128 };
/** Margin around the pieces, and at their left for the height, in millimetres of paper. */
const MARGIN = 6;
const LEFT_MARGIN = 16;
/** Font size, in millimetres of paper. */
const FONT_SIZE = 3.1;

type Props = { title: string; pieces: readonly HungPiece[]; nails: readonly Nail[]; middle: number };

/**
 * The wall straight on and to scale, from the floor up: the outer edges of each piece with its number, its nails, the centre
 * line and the height of the middle. All figures are millimetres of the wall, but for letters and lines.
 */
export function NailDrawing({ title, pieces, nails, middle }: Props) {
  const extent = getExtent(pieces);
  const [width, height] = [toMillimetres(extent.width), toMillimetres(extent.height)];
  const top = middle + height / 2;
  const scale = getScale(
    { width, height: top },
    { width: PAPER.width - LEFT_MARGIN - MARGIN, height: PAPER.height - 2 * MARGIN },
  );
  const toWallUnits = (mm: number) => mm * scale;
  const [left, ceiling] = [-width / 2 - toWallUnits(LEFT_MARGIN), top + toWallUnits(MARGIN)];
  const [viewWidth, viewHeight] = [width + toWallUnits(LEFT_MARGIN + MARGIN), ceiling + toWallUnits(MARGIN)];
  const fontSize = toWallUnits(FONT_SIZE);
  return (
    <NailFigure
      title={title}
      view={{ x: left, y: 0, width: viewWidth, height: viewHeight }}
      scale={scale}
      nails={nails.map(({ across, height }) => ({ x: across, y: ceiling - height }))}
      caption="the broken lines are the centre line and the middle of the wall."
    >
      {pieces.map((piece, index) => {
        const x = toMillimetres(piece.x - extent.x) - width / 2;
        const y = ceiling - top + toMillimetres(piece.y - extent.y);
        const [pieceWidth, pieceHeight] = [toMillimetres(piece.width), toMillimetres(piece.height)];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one wall never change places
          <g key={index}>
            <rect
              className={styles.piece}
              x={x}
              y={y}
              width={pieceWidth}
              height={pieceHeight}
              strokeWidth={toWallUnits(0.4)}
            />
            <text className={styles.text} x={x + pieceWidth / 2} y={y + pieceHeight / 2} fontSize={fontSize * 1.5}>
              {index + 1}
            </text>
          </g>
        );
      })}
      <line className={styles.centre} x1={0} x2={0} y1={0} y2={ceiling} strokeWidth={toWallUnits(0.25)} />
      <line
        className={styles.level}
        x1={left}
        x2={left + viewWidth}
        y1={ceiling - middle}
        y2={ceiling - middle}
        strokeWidth={toWallUnits(0.25)}
      />
      <text
        className={styles.height}
        x={left + toWallUnits(0.5)}
        y={ceiling - middle - toWallUnits(1)}
        fontSize={fontSize}
      >
        {formatCentimetres(middle)}
      </text>
      <line
        className={styles.floor}
        x1={left}
        x2={left + viewWidth}
        y1={ceiling}
        y2={ceiling}
        strokeWidth={toWallUnits(0.8)}
      />
      <text className={styles.height} x={left + toWallUnits(0.5)} y={ceiling + fontSize * 1.3} fontSize={fontSize}>
        Floor
      </text>
      <text className={styles.text} x={0} y={ceiling + fontSize} fontSize={fontSize}>
        Centre line
      </text>
    </NailFigure>
  );
}
