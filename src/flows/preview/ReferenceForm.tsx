import { useId } from 'react';
import type { PreviewModel } from '../../../machines/preview/preview.connect.ts';
import { REFERENCE_MESSAGES } from '../../../machines/preview/wallMessages.ts';
import { type Reference, UNITS, type Unit } from '../../domain/wallPhoto.ts';
import { formatMessage } from '../../messages/message.ts';
import { previewWallMessages } from '../../messages/previewWall.ts';
import type { Point } from '../../preview/geometry/plane.ts';
import { REFERENCE_HANDLES } from '../../preview/rooms/photoWallDrawing.ts';
import { Button } from '../../ui/Button.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import styles from './WallTools.module.css';

const WAYS: readonly [name: string, by: Point, turn: number][] = [
  ['left', { x: -1, y: 0 }, 180],
  ['up', { x: 0, y: -1 }, 270],
  ['down', { x: 0, y: 1 }, 90],
  ['right', { x: 1, y: 0 }, 0],
];

type NudgeProps = {
  /** What is moved: 'the piece', 'the first mark'. */
  what: string;
  /** One step: one to the right or left, one down or up. */
  onNudge: (by: Point) => void;
};

/** Moves a thing on the wall a step at a time, for whoever cannot drag. */
export const NudgeButtons = ({ what, onNudge }: NudgeProps) => (
  // biome-ignore lint/a11y/useSemanticElements: four buttons are no fields
  <div className={styles.nudge} role="group" aria-label={`Move ${what}`}>
    {WAYS.map(([name, by, turn]) => (
      <button
        key={name}
        type="button"
        className={styles.arrow}
        aria-label={`Move ${what} ${name}`}
        onClick={() => onNudge(by)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true" style={{ rotate: `${turn}deg` }}>
          <path d="M5 12h13m-5.5 -5.5 5.5 5.5-5.5 5.5" />
        </svg>
      </button>
    ))}
  </div>
);

const NAMES: Record<Unit, string> = { in: 'inches', cm: 'cm' };

type Props = { view: PreviewModel; reference: Reference; nudge: (mark: string, by: Point) => void };

/** Measures the shopper's own wall: two marks on something of known length, and that length. */
export function ReferenceForm({ view, reference, nudge }: Props) {
  const name = useId();
  const { problem } = view.wall;
  return (
    <form
      className={styles.tools}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        view.setReference();
      }}
    >
      <p className={styles.words}>{formatMessage(previewWallMessages['preview.reference'])}</p>
      <div className={styles.wrapped}>
        <span className={styles.pair}>
          First mark <NudgeButtons what="the first mark" onNudge={(by) => nudge(REFERENCE_HANDLES.from, by)} />
        </span>
        <span className={styles.pair}>
          Second mark <NudgeButtons what="the second mark" onNudge={(by) => nudge(REFERENCE_HANDLES.to, by)} />
        </span>
      </div>
      <div className={styles.measure}>
        <TextInput
          label="Distance between the marks"
          error={problem ? formatMessage(previewWallMessages[REFERENCE_MESSAGES[problem]]) : undefined}
          steady
          tabular
          inputMode="decimal"
          autoComplete="off"
          value={reference.length}
          onText={view.typeLength}
        />
        <fieldset className={styles.units}>
          <legend className={styles.unseen}>Unit</legend>
          {UNITS.map((unit) => (
            <label key={unit} className={styles.pill}>
              <input
                type="radio"
                name={name}
                value={unit}
                checked={unit === reference.unit}
                onChange={() => view.chooseUnit(unit)}
              />
              {NAMES[unit]}
            </label>
          ))}
        </fieldset>
      </div>
      <div className={styles.row}>
        <Button type="submit" size="small">
          Hang it to scale
        </Button>
        <Button look="quiet" size="small" onClick={view.removePhoto}>
          Remove photo
        </Button>
      </div>
      <p className={styles.quiet}>{formatMessage(previewWallMessages['preview.photo.stays'])}</p>
    </form>
  );
}
