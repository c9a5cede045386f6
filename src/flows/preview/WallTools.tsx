import { type ReactNode, useId } from 'react';
import type { PreviewModel } from '../../../machines/preview/preview.connect.ts';
import { PAINTS, ROOMS } from '../../domain/room.ts';
import type { Artwork } from '../../preview/artwork.ts';
import { findGroup } from '../../preview/drawing/drawing.ts';
import type { Point } from '../../preview/geometry/plane.ts';
import { PIECE_GROUP } from '../../preview/rooms/wallDrawing.ts';
import { Button } from '../../ui/Button.tsx';
import { SwatchGroup, toColourSwatches } from '../../ui/SwatchGroup.tsx';
import { OverlayInput, VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { NudgeButtons } from '../wallPhoto/NudgeButtons.tsx';
import { MeasuredPhoto, PhotoField } from '../wallPhoto/PhotoActions.tsx';
import { PhotoTools } from '../wallPhoto/PhotoTools.tsx';
import { wallPhoto } from '../wallPhoto/wallPhoto.ts';
import { createPreviewDrawing, getDraggables } from './previewDrawing.ts';
import styles from './WallTools.module.css';

type Props = { artwork: Artwork; view: PreviewModel };

/** What can be done on a wall: the room, its paint, the shopper's own photo, where the piece hangs and what it measures. (FRAME-10) */
export function WallTools({ artwork, view }: Props) {
  if (view.view !== 'wall') return null;
  if (view.measuring)
    return (
      <wallPhoto.ActorProvider actor={view.measuring}>
        <PhotoTools />
      </wallPhoto.ActorProvider>
    );
  const drawing = createPreviewDrawing(artwork, view);
  const { onMoved } = getDraggables(artwork, view, drawing);
  const nudge = (by: Point) => {
    const at = findGroup(drawing, PIECE_GROUP)?.at;
    if (at) onMoved(PIECE_GROUP, { x: at.x + by.x, y: at.y + by.y });
  };
  return (
    <div className={styles.tools}>
      {view.wall.photo ? (
        <MeasuredPhoto onMeasure={view.changeReference} onRemove={view.removePhoto} />
      ) : (
        <Room view={view} />
      )}
      <div className={styles.row}>
        <Toggle pressed={view.wall.isMeasured} onPress={view.turnMeasure}>
          Measurements
        </Toggle>
        {view.wall.photo ? null : (
          <Toggle pressed={view.wall.isPersonThere} onPress={view.turnPerson}>
            Person, 65 in
          </Toggle>
        )}
        <NudgeButtons subject="the piece" onNudge={nudge} />
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
        <VisuallyHidden as="legend">Room</VisuallyHidden>
        <div className={styles.header}>
          <span className={styles.legend} aria-hidden="true">
            Room
          </span>
          <PhotoField label="Your own wall" onFile={takePhoto} />
        </div>
        <div className={styles.row}>
          {ROOMS.map(({ id, name: words }) => (
            <label key={id} className={styles.pill}>
              <OverlayInput
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
      <SwatchGroup legend="Wall colour" swatches={toColourSwatches(PAINTS)} value={wall.paint} onPick={paint} />
    </>
  );
}

const Toggle = ({ pressed, onPress, children }: { pressed: boolean; onPress: () => void; children: ReactNode }) => (
  <button type="button" className={styles.toggle} aria-pressed={pressed} onClick={onPress}>
    {children}
  </button>
);
