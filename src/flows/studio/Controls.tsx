import { useId } from 'react';
import {
  type LengthField,
  LIGHTS,
  NO_FRAME,
  OWN_FRAME,
  PROFILES,
  type Profile,
} from '../../../machines/studio/setting.ts';
import type { StudioModel } from '../../../machines/studio/studio.connect.ts';
import { MEDIA, PAD_COLOURS } from '../../domain/framingTerms.ts';
import { PAINTS, ROOMS } from '../../domain/room.ts';
import { formatMessage } from '../../messages/message.ts';
import { studioMessages } from '../../messages/studio.ts';
import { FrameSwatch } from '../../preview/thumbnail/FrameSwatch.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { Select } from '../../ui/Select.tsx';
import { SwatchGroup, toColourSwatches } from '../../ui/SwatchGroup.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import toolSection from '../../ui/ToolSection.module.css';
import { PictureChoice } from './PictureChoice.tsx';
import styles from './Studio.module.css';
import { studio } from './studio.ts';
import { createOwnFrame } from './studioDrawing.ts';

/** A frame of the catalogue, none, or a custom moulding. */
function FrameChoice({ view: { frames, editedSetting, change } }: { view: StudioModel }) {
  return (
    <SwatchGroup
      legend="Moulding"
      look="tile"
      swatches={[
        { id: NO_FRAME, label: 'No frame', tint: 'None' },
        { id: OWN_FRAME, label: 'Your own moulding', tint: <FrameSwatch frame={createOwnFrame(editedSetting)} /> },
        ...frames.map((frame) => ({ id: frame.title, label: frame.title, tint: <FrameSwatch frame={frame} /> })),
      ]}
      value={editedSetting.frame}
      onPick={(frame) => change({ frame })}
    />
  );
}

const VIEWS = [
  { value: 'frame', label: 'Whole' },
  { value: 'wall', label: 'On a wall' },
  { value: 'front', label: 'Corner' },
  { value: 'side', label: 'Side' },
] as const;

/** An input for a length in inches, with its error. */
function LengthInput({ view, field, label, disabled }: LengthProps) {
  const { text, limits } = view.length(field);
  return (
    <TextInput
      label={label}
      inputMode="decimal"
      autoComplete="off"
      tabular
      value={text}
      disabled={disabled}
      error={limits ? formatMessage(studioMessages['studio.length'], limits) : undefined}
      onText={(inputText) => view.type(field, inputText)}
    />
  );
}
type LengthProps = { view: StudioModel; field: LengthField; label: string; disabled?: boolean };

/** All settings, in the order in which a framer asks for them. */
export function Controls() {
  const view = studio.useView();
  const { editedSetting, change } = view;
  const ids = { picture: useId(), frame: useId(), size: useId(), room: useId() };
  return (
    <div className={styles.controls}>
      <section className={toolSection.section} aria-labelledby={ids.picture}>
        <h2 className={toolSection.heading} id={ids.picture}>
          Picture
        </h2>
        <PictureChoice view={view} />
        <RadioGroup
          legend="Medium"
          look="segments"
          options={MEDIA.map((media) => ({ value: media, label: media }))}
          value={editedSetting.media}
          onPick={(media) => change({ media })}
        />
        <div className={toolSection.fieldRow}>
          <LengthInput view={view} field="width" label="Width, inches" />
          <LengthInput view={view} field="height" label="Height, inches" />
        </div>
      </section>
      <section className={toolSection.section} aria-labelledby={ids.frame}>
        <h2 className={toolSection.heading} id={ids.frame}>
          Frame
        </h2>
        <FrameChoice view={view} />
        {view.hasOwnFrame ? (
          <div className={toolSection.fieldRow}>
            <TextInput
              type="color"
              label="Colour"
              value={editedSetting.colour}
              onText={(colour) => change({ colour })}
            />
            <Select
              label="Profile"
              options={PROFILES}
              value={editedSetting.profile}
              onPick={(profile) => change({ profile: profile as Profile })}
            />
            <LengthInput view={view} field="face" label="Width of the face" />
            <LengthInput view={view} field="depth" label="Depth" />
          </div>
        ) : null}
      </section>
      <section className={toolSection.section} aria-labelledby={ids.size}>
        <h2 className={toolSection.heading} id={ids.size}>
          Mat
        </h2>
        <SwatchGroup
          legend="Colour"
          swatches={toColourSwatches(PAD_COLOURS)}
          value={editedSetting.pad}
          disabled={!view.canHaveMat}
          onPick={(pad) => change({ pad })}
        />
        <LengthInput view={view} field="mat" label="Width, inches; 0 for none" disabled={!view.canHaveMat} />
      </section>
      <section className={toolSection.section} aria-labelledby={ids.room}>
        <h2 className={toolSection.heading} id={ids.room}>
          View
        </h2>
        <RadioGroup
          legend="From"
          look="tiles"
          options={VIEWS}
          value={editedSetting.view}
          onPick={(value) => change({ view: value })}
        />
        <Select
          label="Room"
          options={ROOMS.map(({ id, name }) => ({ value: id, label: name }))}
          value={editedSetting.room}
          disabled={editedSetting.view !== 'wall'}
          onPick={(room) => change({ room: room as typeof editedSetting.room })}
        />
        <SwatchGroup
          legend="Wall colour"
          swatches={toColourSwatches(PAINTS)}
          value={editedSetting.paint}
          onPick={(paint) => change({ paint })}
        />
        <RadioGroup
          legend="Light"
          look="tiles"
          options={LIGHTS}
          value={editedSetting.light}
          onPick={(light) => change({ light })}
        />
      </section>
    </div>
  );
}
