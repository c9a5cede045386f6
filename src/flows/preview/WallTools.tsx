import { type CSSProperties, type ReactNode, useId } from 'react';
import type { PreviewModel } from '../../../machines/preview/preview.connect.ts';
import { PHOTO_MESSAGES } from '../../../machines/preview/wallMessages.ts';
import { PAINTS, ROOMS } from '../../domain/wall.ts';
import { formatMessage } from '../../messages/message.ts';
import { previewWallMessages } from '../../messages/previewWall.ts';
import type { Artwork } from '../../preview/artwork.ts';
import type { Point } from '../../preview/geometry/plane.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { ProgressNotice } from '../../ui/ProgressNotice.tsx';
import { getDraggables, getGroupPosition } from './draggables.ts';
import { createPreviewDrawing } from './previewDrawing.ts';
import { NudgeButtons, ReferenceForm } from './ReferenceForm.tsx';
import styles from './WallTools.module.css';

type Props = { artwork: Artwork; view: PreviewModel };

/** What can be done on a wall: the room, its paint, the shopper's own photo, where the piece hangs and what it measures. (FRAME-10) */
export function WallTools({ artwork, view }: Props) {
  if (view.view !== 'wall') return null;
  const drawing = createPreviewDrawing(artwork, view);
  const { draggables, moved } = getDraggables(artwork, view, drawing);
  const nudge = (id: string, { x, y }: Point) => {
    const from = getGroupPosition(drawing, id);
    const step = draggables.find((one) => one.id === id)?.step ?? 1;
    moved(id, { x: from.x + x * step, y: from.y + y * step });
  };
  if (view.wall.reference) return <ReferenceForm view={view} reference={view.wall.reference} nudge={nudge} />;
  return (
    <div className={styles.tools}>
      {view.wall.photo ? <OwnWall view={view} /> : <Room view={view} />}
      <div className={styles.row}>
        <Toggle pressed={view.wall.isMeasured} onPress={view.turnMeasure}>
          Measurements
        </Toggle>
        {view.wall.photo ? null : (
          <Toggle pressed={view.wall.isPersonThere} onPress={view.turnPerson}>
            Person, 65 in
          </Toggle>
        )}
        <NudgeButtons what="the piece" onNudge={(by) => nudge(draggables[0]?.id ?? '', by)} />
        <Button look="quiet" size="small" disabled={!view.wall.isMoved} onClick={view.hangAgain}>
          Hang in the middle again
        </Button>
      </div>
    </div>
  );
}

function Room({ view: { wall, goTo, paint, takePhoto } }: { view: PreviewModel }) {
  const name = useId();
  return (
    <>
      <fieldset className={styles.group}>
        <legend className={styles.unseen}>Room</legend>
        <div className={styles.head}>
          <span className={styles.legend} aria-hidden="true">
            Room
          </span>
          <label className={styles.pill} data-own="">
            <input
              type="file"
              accept="image/*"
              onChange={({ target }) => {
                const file = target.files?.[0];
                // The same file may be chosen again after it was refused.
                target.value = '';
                if (file) takePhoto(URL.createObjectURL(file));
              }}
            />
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M4 8h3.500l1.5-2.500h6L16.5 8H20v11H4zM12 10.200a3.2 3.2 0 1 1 0 6.4 3.2 3.2 0 0 1 0-6.400z" />
            </svg>
            Your own wall
          </label>
        </div>
        <div className={styles.row}>
          {ROOMS.map(({ id, name: words }) => (
            <label key={id} className={styles.pill}>
              <input
                type="radio"
                name={`${name}-room`}
                value={id}
                checked={id === wall.room}
                onChange={() => goTo(id)}
              />
              {words}
            </label>
          ))}
        </div>
      </fieldset>
      {wall.isReading ? <ProgressNotice>{formatMessage(previewWallMessages['preview.reading'])}</ProgressNotice> : null}
      {wall.refusal ? (
        <Notice tone="fault" live="assertive">
          {formatMessage(previewWallMessages[PHOTO_MESSAGES[wall.refusal]])}
        </Notice>
      ) : null}
      <fieldset className={styles.group}>
        <legend className={styles.legend}>
          Wall colour <span className={styles.chosen}>{PAINTS.find(({ id }) => id === wall.paint)?.name}</span>
        </legend>
        <div className={styles.row}>
          {PAINTS.map(({ id, name: words, tint }) => (
            <label key={id} className={styles.swatch} style={{ '--tint': tint } as CSSProperties} title={words}>
              <input
                type="radio"
                name={`${name}-paint`}
                value={id}
                checked={id === wall.paint}
                aria-label={words}
                onChange={() => paint(id)}
              />
            </label>
          ))}
        </div>
      </fieldset>
    </>
  );
}

const OwnWall = ({ view }: { view: PreviewModel }) => (
  <div className={styles.wrapped}>
    <strong className={styles.legend}>{formatMessage(previewWallMessages['preview.toScale'])}</strong>
    <Button look="secondary" size="small" onClick={view.changeReference}>
      Measure the wall again
    </Button>
    <Button look="quiet" size="small" onClick={view.removePhoto}>
      Remove photo
    </Button>
  </div>
);

const Toggle = ({ pressed, onPress, children }: { pressed: boolean; onPress: () => void; children: ReactNode }) => (
  <button type="button" className={styles.toggle} aria-pressed={pressed} onClick={onPress}>
    {children}
  </button>
);
