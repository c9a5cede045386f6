import type { Marks } from '../../../machines/wallPhoto/wallPhoto.connect.ts';
import type { ReferenceEnd } from '../../domain/wallPhoto.ts';
import { formatMessage } from '../../messages/message.ts';
import { previewWallMessages } from '../../messages/previewWall.ts';
import type { Point } from '../../preview/geometry/plane.ts';
import { Button } from '../../ui/Button.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { getMarkStep } from './marks.ts';
import { NudgeButtons } from './NudgeButtons.tsx';
import styles from './WallPhoto.module.css';
import { wallPhoto } from './wallPhoto.ts';

const UNIT_OPTIONS = [
  { value: 'in', label: 'inches' },
  { value: 'cm', label: 'cm' },
] as const;

/** Measures the shopper's own wall: two marks on something of known length, and that length. */
export function ReferenceForm({ marks }: { marks: Marks }) {
  const { problem, typeLength, chooseUnit, set, remove } = wallPhoto.useView();
  const { reference } = marks;
  const nudge = (end: ReferenceEnd) => (by: Point) => {
    const { x, y } = reference[end];
    const step = getMarkStep(marks);
    marks.move(end, { x: x + by.x * step, y: y + by.y * step });
  };
  return (
    <form
      className={styles.tools}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        set();
      }}
    >
      <p className={styles.text}>{formatMessage(previewWallMessages['preview.reference'])}</p>
      <div className={styles.row}>
        <span className={styles.nudgeField}>
          First mark <NudgeButtons subject="the first mark" onNudge={nudge('from')} autoFocus />
        </span>
        <span className={styles.nudgeField}>
          Second mark <NudgeButtons subject="the second mark" onNudge={nudge('to')} />
        </span>
      </div>
      <div className={styles.lengthFields}>
        <TextInput
          label="Distance between the marks"
          error={problem ? formatMessage(previewWallMessages[`preview.reference.${problem}`]) : undefined}
          reserveRemark
          tabular
          inputMode="decimal"
          autoComplete="off"
          value={reference.length}
          onText={typeLength}
        />
        <RadioGroup legend="Unit" look="tiles" options={UNIT_OPTIONS} value={reference.unit} onPick={chooseUnit} />
      </div>
      <div className={styles.row}>
        <Button type="submit" size="small">
          Hang it to scale
        </Button>
        <Button look="quiet" size="small" onClick={remove}>
          Remove photo
        </Button>
      </div>
      <p className={styles.muted}>{formatMessage(previewWallMessages['preview.photo.stays'])}</p>
    </form>
  );
}
