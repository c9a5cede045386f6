import { useId } from 'react';
import type { PreviewShown } from '../../../machines/preview/preview.connect.ts';
import { REFERENCE_SAYS } from '../../../machines/preview/wallSays.ts';
import { type Reference, UNITS, type Unit } from '../../domain/wallPhoto.ts';
import { say } from '../../messages/messages.ts';
import type { Point } from '../../preview/geometry/plane.ts';
import { MARKS } from '../../preview/rooms/photoWallDrawing.ts';
import { Button } from '../../ui/Button.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { Nudge } from './Nudge.tsx';
import styles from './WallTools.module.css';

const NAMES: Record<Unit, string> = { in: 'inches', cm: 'cm' };

type Props = { view: PreviewShown; reference: Reference; nudge: (mark: string, by: Point) => void };

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
      <p className={styles.words}>{say('preview.reference')}</p>
      <div className={styles.wrapped}>
        <span className={styles.pair}>
          First mark <Nudge what="the first mark" onNudge={(by) => nudge(MARKS.from, by)} />
        </span>
        <span className={styles.pair}>
          Second mark <Nudge what="the second mark" onNudge={(by) => nudge(MARKS.to, by)} />
        </span>
      </div>
      <div className={styles.measure}>
        <TextInput
          label="Distance between the marks"
          error={problem ? say(REFERENCE_SAYS[problem]) : undefined}
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
      <p className={styles.quiet}>{say('preview.photo.stays')}</p>
    </form>
  );
}
