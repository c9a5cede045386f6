import { type CSSProperties, type ReactNode, useId } from 'react';
import type { PreviewShown } from '../../../machines/preview/preview.connect.ts';
import { PHOTO_SAYS } from '../../../machines/preview/wallSays.ts';
import { PAINTS, ROOMS } from '../../domain/wall.ts';
import '../../messages/previewWall.ts';
import { say } from '../../messages/messages.ts';
import type { Point } from '../../preview/geometry/plane.ts';
import type { Shown } from '../../preview/shown.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Waiting } from '../../ui/Waiting.tsx';
import { drawingOf } from './drawingOf.ts';
import { groupAt, movable } from './movable.ts';
import { Nudge, ReferenceForm } from './ReferenceForm.tsx';
import styles from './WallTools.module.css';

type Props = { shown: Shown; view: PreviewShown };

/** What can be done on a wall: the room, its paint, the shopper's own photo, where the piece hangs and what it measures. (FRAME-10) */
export function WallTools({ shown, view }: Props) {
  if (view.view !== 'wall') return null;
  const drawing = drawingOf(shown, view);
  const { held, moved } = movable(shown, view, drawing);
  const nudge = (id: string, { x, y }: Point) => {
    const from = groupAt(drawing, id);
    const step = held.find((one) => one.id === id)?.step ?? 1;
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
        <Nudge what="the piece" onNudge={(by) => nudge(held[0]?.id ?? '', by)} />
        <Button look="quiet" size="small" disabled={!view.wall.isMoved} onClick={view.hangAgain}>
          Hang in the middle again
        </Button>
      </div>
    </div>
  );
}

function Room({ view: { wall, goTo, paint, takePhoto } }: { view: PreviewShown }) {
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
      {wall.isReading ? <Waiting>{say('preview.reading')}</Waiting> : null}
      {wall.refusal ? (
        <Notice tone="fault" live="assertive">
          {say(PHOTO_SAYS[wall.refusal])}
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

const OwnWall = ({ view }: { view: PreviewShown }) => (
  <div className={styles.wrapped}>
    <strong className={styles.legend}>{say('preview.toScale')}</strong>
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
