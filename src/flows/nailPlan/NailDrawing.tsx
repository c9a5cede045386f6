import { formatCentimetres, getExtent, getScale, type HungPiece, type Nail } from '../../domain/hanging.ts';
import { NailFigure } from '../../preview/nails/NailParts.tsx';
import styles from './NailDrawing.module.css';

/** What of an A4 sheet a drawing may take beside its table, in millimetres. */
const PAPER = { width: 178, height: 128 };
/** Wall that is drawn around the pieces, and at their left for the height, in millimetres of paper. */
const AROUND = 6;
const LEFT = 16;
/** Letters, in millimetres of paper. */
const LETTERS = 3.1;
const MM = 25.4;

type Props = { title: string; pieces: readonly HungPiece[]; nails: readonly Nail[]; middle: number };

/**
 * The wall straight on and to scale, from the floor up: the outer edges of each piece with its number, its nails, the centre
 * line and the height of the middle. All figures are millimetres of the wall, but for letters and lines.
 */
export function NailDrawing({ title, pieces, nails, middle }: Props) {
  const extent = getExtent(pieces);
  const [width, height] = [extent.width * MM, extent.height * MM];
  const top = middle + height / 2;
  const scale = getScale(
    { width, height: top },
    { width: PAPER.width - LEFT - AROUND, height: PAPER.height - 2 * AROUND },
  );
  const paper = (mm: number) => mm * scale;
  const [left, ceiling] = [-width / 2 - paper(LEFT), top + paper(AROUND)];
  const [wide, high] = [width + paper(LEFT + AROUND), ceiling + paper(AROUND)];
  const letters = paper(LETTERS);
  return (
    <NailFigure
      title={title}
      view={{ x: left, y: 0, width: wide, height: high }}
      scale={scale}
      nails={nails.map(({ across, height }) => ({ x: across, y: ceiling - height }))}
      caption="the broken lines are the centre line and the middle of the wall."
    >
      {pieces.map((piece, at) => {
        const x = (piece.x - extent.x) * MM - width / 2;
        const y = ceiling - top + (piece.y - extent.y) * MM;
        const [across, down] = [piece.width * MM, piece.height * MM];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one wall never change places
          <g key={at}>
            <rect className={styles.piece} x={x} y={y} width={across} height={down} strokeWidth={paper(0.4)} />
            <text className={styles.text} x={x + across / 2} y={y + down / 2} fontSize={letters * 1.5}>
              {at + 1}
            </text>
          </g>
        );
      })}
      <line className={styles.centre} x1={0} x2={0} y1={0} y2={ceiling} strokeWidth={paper(0.25)} />
      <line
        className={styles.level}
        x1={left}
        x2={left + wide}
        y1={ceiling - middle}
        y2={ceiling - middle}
        strokeWidth={paper(0.25)}
      />
      <text className={styles.height} x={left + paper(0.5)} y={ceiling - middle - paper(1)} fontSize={letters}>
        {formatCentimetres(middle)}
      </text>
      <line className={styles.floor} x1={left} x2={left + wide} y1={ceiling} y2={ceiling} strokeWidth={paper(0.8)} />
      <text className={styles.height} x={left + paper(0.5)} y={ceiling + letters * 1.3} fontSize={letters}>
        Floor
      </text>
      <text className={styles.text} x={0} y={ceiling + letters} fontSize={letters}>
        Centre line
      </text>
    </NailFigure>
  );
}
