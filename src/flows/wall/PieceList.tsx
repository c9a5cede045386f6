import type { ReactNode } from 'react';
import type { WallPieceModel } from '../../../machines/wall/wall.connect.ts';
import { ADD_PIECE_FIELD, getPieceFieldId } from '../../../machines/wall/wall.setup.ts';
import { formatCentimetres } from '../../domain/hanging.ts';
import { formatRupees } from '../../domain/money.ts';
import { formatSize } from '../../domain/size.ts';
import { MAX_PIECES } from '../../domain/wallPlan.ts';
import { formatMessage } from '../../messages/message.ts';
import { wallMessages } from '../../messages/wall.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Price } from '../../ui/Price.tsx';
import toolSection from '../../ui/ToolSection.module.css';
import styles from './Wall.module.css';
import { wall } from './wall.ts';

const DIRECTIONS = [
  { name: 'left', icon: 'chevron-left', by: { x: -10, y: 0 }, turn: undefined },
  { name: 'up', icon: 'chevron-left', by: { x: 0, y: 10 }, turn: 'up' },
  { name: 'down', icon: 'chevron-left', by: { x: 0, y: -10 }, turn: 'down' },
  { name: 'right', icon: 'chevron-right', by: { x: 10, y: 0 }, turn: undefined },
] as const;

/** Moves a piece by a centimetre, with Shift by a millimetre, as an alternative to dragging. */
function MoveButtons({ piece }: { piece: WallPieceModel }) {
  const { step, canStep } = wall.useView();
  return (
    // biome-ignore lint/a11y/useSemanticElements: four buttons are no fields
    <div className={styles.moveButtons} role="group" aria-label={`Move ${piece.title}`}>
      {DIRECTIONS.map(({ name, icon, by, turn }) => (
        <span key={name} data-turn={turn}>
          <IconButton
            icon={icon}
            label={`Move ${name}`}
            disabled={!canStep(piece.id, by)}
            onClick={({ shiftKey }) => step(piece.id, shiftKey ? { x: by.x / 10, y: by.y / 10 } : by)}
          />
        </span>
      ))}
      <span className={styles.muted}>1 cm; with Shift 1 mm</span>
    </div>
  );
}

/** A piece's position as text: its left edge from the corner, its lower edge above the floor, or from the photo's edges. */
const formatPosition = ({ at, size }: WallPieceModel, isOnPhoto: boolean): string =>
  at
    ? `${formatCentimetres(at.x - size.width / 2)} from the left, ${formatCentimetres(at.y - size.height / 2)} above ${isOnPhoto ? 'the photo’s lower edge' : 'the floor'}`
    : formatMessage(wallMessages['wall.pieceNoRoom']);

function Piece({ piece, editor }: { piece: WallPieceModel; editor: ReactNode }) {
  const { selected, select, remove, isOnPhoto } = wall.useView();
  const isSelected = selected?.id === piece.id;
  const { number, title, framing, frame, price, subjectData } = piece;
  return (
    <li className={styles.piece} data-selected={isSelected || undefined}>
      <div className={styles.row}>
        <img className={styles.thumbnail} src={subjectData.subject.picture.thumbnail.url} alt="" loading="lazy" />
        <div>
          <h3 className={styles.name}>
            {number}. {title}
          </h3>
          <p className={styles.muted}>
            {formatSize(framing.size)} in, {framing.media.toLowerCase()}
            {frame ? `, ${frame.title} frame` : ''}
          </p>
          {/* Read out as the selected piece moves: keys and buttons leave the focus where it is. */}
          <p className={styles.muted} role={isSelected ? 'status' : undefined} data-missing={piece.at ? undefined : ''}>
            {formatPosition(piece, isOnPhoto)}
          </p>
        </div>
        <Price>{formatRupees(price)}</Price>
      </div>
      <div className={styles.actions}>
        <Button
          look="secondary"
          size="small"
          id={getPieceFieldId(piece.id)}
          aria-expanded={isSelected}
          aria-label={`${isSelected ? 'Done with' : 'Change'} ${number}. ${title}`}
          onClick={() => select(isSelected ? null : piece.id)}
        >
          {isSelected ? 'Done' : 'Change'}
        </Button>
        <Button look="quiet" size="small" aria-label={`Take down ${number}. ${title}`} onClick={() => remove(piece.id)}>
          Take down
        </Button>
      </div>
      {isSelected ? (
        <div className={styles.editor}>
          {piece.at ? <MoveButtons piece={piece} /> : null}
          {editor}
        </div>
      ) : null}
    </li>
  );
}

/** All pieces, each with its price and its controls; `editor` changes size, frame and mat of the selected one. */
export function PieceList({ editor }: { editor: ReactNode }) {
  const { pieces, total, openCandidates, isFull, adding } = wall.useView();
  return (
    <section className={toolSection.section} aria-label="Pieces">
      <h2 className={toolSection.heading}>Pieces</h2>
      {pieces.length > 0 ? (
        <ol className={styles.pieces}>
          {pieces.map((piece) => (
            <Piece key={piece.id} piece={piece} editor={editor} />
          ))}
        </ol>
      ) : null}
      {pieces.length > 1 ? (
        <p className={styles.total}>
          {pieces.length} pieces together <Price>{formatRupees(total)}</Price>
        </p>
      ) : null}
      {isFull ? (
        <p className={styles.muted}>{formatMessage(wallMessages['wall.full'], { most: MAX_PIECES })}</p>
      ) : (
        <Button
          id={ADD_PIECE_FIELD}
          look="secondary"
          icon="plus"
          disabled={adding !== 'closed'}
          onClick={() => openCandidates('catalogue')}
        >
          Add a piece
        </Button>
      )}
    </section>
  );
}
