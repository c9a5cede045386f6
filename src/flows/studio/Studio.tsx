import { useRef } from 'react';
import type { Setting } from '../../../machines/studio/setting.ts';
import type { Side } from '../../../machines/studio/studio.setup.ts';
import { formatMessage } from '../../messages/message.ts';
import { studioMessages } from '../../messages/studio.ts';
import { describePiece } from '../../preview/artwork.ts';
import { DrawingStage } from '../../preview/konva/DrawingStage.tsx';
import { Button } from '../../ui/Button.tsx';
import { Row } from '../../ui/Layout.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { Controls } from './Controls.tsx';
import styles from './Studio.module.css';
import { studio } from './studio.ts';
import { createArtwork, createStudioDrawing, placeBeside } from './studioDrawing.ts';

const SIDES: readonly { value: Side; label: string }[] = [
  { value: 'first', label: 'Left' },
  { value: 'second', label: 'Right' },
];

const SAVE_MESSAGES = { running: 'studio.saving', saved: 'studio.saved', failed: 'studio.notSaved' } as const;

/** A design tool: a picture with all settings of its framing, and a second one beside it to compare. */
export function Studio() {
  const view = studio.useView();
  const stages = useRef<HTMLDivElement>(null);
  const pieces = view.visibleSettings.map((setting) => {
    const artwork = createArtwork(setting, view);
    return { setting, artwork, label: describePiece(artwork) };
  });
  const save = () =>
    view.save({
      title: pieces[0]?.artwork.title ?? '',
      drawing: placeBeside(pieces.map(({ artwork, setting }) => createStudioDrawing(artwork, setting))),
      screenWidth: stages.current?.clientWidth ?? 0,
    });
  return (
    <div className={styles.studio}>
      <header className={styles.header}>
        <h1 className={styles.title}>Framing studio</h1>
        <Row gap={2}>
          <Button look="secondary" size="small" onClick={view.isCompared ? view.leaveComparison : view.compare}>
            {view.isCompared ? 'Stop comparing' : 'Compare two'}
          </Button>
          <Button
            size="small"
            busy={view.saving === 'running'}
            busyText={formatMessage(studioMessages['studio.saving'])}
            onClick={save}
          >
            Save as PNG
          </Button>
        </Row>
      </header>
      <div className={styles.preview}>
        <div ref={stages} className={styles.stages}>
          {pieces.map((piece, index) => (
            <Piece
              // The two have no identity but their index.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              key={index}
              {...piece}
              isEdited={view.isCompared && SIDES[index]?.value === view.side}
            />
          ))}
        </div>
        <p role="status" className={styles.status}>
          {view.saving === 'idle' ? null : formatMessage(studioMessages[SAVE_MESSAGES[view.saving]])}
        </p>
        {view.isCompared ? (
          <RadioGroup legend="Change" look="segments" options={SIDES} value={view.side} onPick={view.chooseSide} />
        ) : null}
      </div>
      <Controls />
    </div>
  );
}

type PieceProps = {
  setting: Setting;
  artwork: ReturnType<typeof createArtwork>;
  label: string;
  isEdited: boolean;
};

function Piece({ setting, artwork, label, isEdited }: PieceProps) {
  return (
    <figure className={styles.piece} data-edited={isEdited || undefined}>
      <div className={styles.stage}>
        <DrawingStage drawing={createStudioDrawing(artwork, setting)} label={label} />
      </div>
      <figcaption className={styles.caption}>{label}</figcaption>
    </figure>
  );
}
