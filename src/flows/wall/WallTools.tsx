import { ARRANGEMENTS, type Arrangement } from '../../domain/arrangement.ts';
import { formatCentimetres } from '../../domain/hanging.ts';
import { PAINTS, ROOMS, type RoomId } from '../../domain/room.ts';
import { BARE } from '../../domain/wallPath.ts';
import type { PlanLength } from '../../domain/wallPlan.ts';
import { formatMessage } from '../../messages/message.ts';
import { wallMessages } from '../../messages/wall.ts';
import { Select } from '../../ui/Select.tsx';
import { SwatchGroup, toColourSwatches } from '../../ui/SwatchGroup.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import toolSection from '../../ui/ToolSection.module.css';
import { MeasuredPhoto, PhotoField } from '../wallPhoto/PhotoActions.tsx';
import styles from './Wall.module.css';
import { wall } from './wall.ts';

const ARRANGEMENT_NAMES: Record<Arrangement, string> = {
  free: 'As you hang them',
  row: 'In a row',
  column: 'In a column',
  grid: 'In a grid',
  salon: 'Salon, the largest in the middle',
  stairs: 'Rising with stairs',
  sofa: 'Low over the furniture',
};

/** An input for a length of the plan, with its error. */
function LengthInput({ field, label }: { field: PlanLength; label: string }) {
  const view = wall.useView();
  const { text, limits } = view.length(field);
  return (
    <TextInput
      label={label}
      inputMode="decimal"
      autoComplete="off"
      tabular
      value={text}
      error={limits ? formatMessage(wallMessages['wall.length'], limits) : undefined}
      onText={(inputText) => view.type(field, inputText)}
    />
  );
}

/** A wall of any size and paint, with furniture before it. */
function PaintedWall() {
  const { plan, isFurnitureCut, chooseRoom, paint, choosePhoto } = wall.useView();
  return (
    <>
      <div className={toolSection.fieldRow}>
        <LengthInput field="width" label="Width, cm" />
        <LengthInput field="height" label="Height, cm" />
      </div>
      <Select
        label="Before it stands"
        hint={isFurnitureCut ? formatMessage(wallMessages['wall.furnitureCut']) : undefined}
        value={plan.room ?? BARE}
        options={[
          { value: BARE, label: 'Nothing' },
          ...ROOMS.map(({ id, name, over }) => ({ value: id, label: `${name}: ${over}` })),
        ]}
        onPick={(room) => chooseRoom(room === BARE ? null : (room as RoomId))}
      />
      <SwatchGroup legend="Wall colour" swatches={toColourSwatches(PAINTS)} value={plan.paint} onPick={paint} />
      <div>
        <PhotoField label="A photo of your own wall" onFile={choosePhoto} />
      </div>
    </>
  );
}

/** The shopper's own wall, whose size is measured on the photo. (FRAME-10) */
function PhotoWall() {
  const { plan, changeReference, removePhoto } = wall.useView();
  return (
    <>
      <MeasuredPhoto onMeasure={changeReference} onRemove={removePhoto} />
      <p className={styles.muted}>
        Your photo shows {formatCentimetres(plan.width)} by {formatCentimetres(plan.height)} of it.
      </p>
    </>
  );
}

/** The settings of the wall and of the arrangement. */
export function WallTools() {
  const { plan, isOnPhoto, arrange } = wall.useView();
  return (
    <section className={toolSection.section} aria-label="The wall">
      <h2 className={toolSection.heading}>Wall</h2>
      {isOnPhoto ? <PhotoWall /> : <PaintedWall />}
      <Select
        label="Arrangement"
        value={plan.arrangement}
        options={ARRANGEMENTS.map((value) => ({ value, label: ARRANGEMENT_NAMES[value] }))}
        onPick={(value) => arrange(value as Arrangement)}
      />
      <div className={toolSection.fieldRow}>
        <LengthInput field="gap" label="Gap, cm" />
        {plan.arrangement === 'stairs' ? <LengthInput field="angle" label="Stairs, degrees" /> : null}
      </div>
    </section>
  );
}
