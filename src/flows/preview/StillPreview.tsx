import '../../messages/configurator.ts';
import type { EventFrom } from 'xstate';
import type { previewMachine } from '../../../machines/preview/preview.machine.ts';
import { say } from '../../messages/messages.ts';
import type { Shown } from '../../preview/shown.ts';
import { StillPiece } from '../../preview/still/StillPiece.tsx';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { describeWhole } from './describePiece.ts';
import styles from './Preview.module.css';
import { ViewSwitch } from './ViewSwitch.tsx';

export type PreviewEvent = EventFrom<typeof previewMachine>;

type Props = {
  shown: Shown;
  /** The address of the frame's picture from the front; null where there is none. */
  moulding: string | null;
  video?: string | null;
  /** What the shopper turned to, and the live preview will do as soon as it is here. */
  asked?: PreviewEvent | null;
  /** The live preview is wanted, and shall do this. */
  onAsked: (event: PreviewEvent) => void;
};

/** What a preview looks like before its chart is there: the whole piece, and every control that it will have. */
export function StillPreview({ shown, moulding, video = null, asked = null, onAsked }: Props) {
  const label = describeWhole(shown);
  const touch = () => onAsked({ type: 'stage.touched' });
  const save = async () => {
    const [{ onGround }, { frontDrawing }] = await Promise.all([
      import('./drawingOf.ts'),
      import('../../preview/pieces/frontDrawing.ts'),
    ]);
    onAsked({ type: 'save.asked', title: shown.title, drawing: onGround(frontDrawing(shown)) });
  };
  return (
    <section className={styles.preview} aria-label="Preview">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a press on the picture */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys have the button in it */}
      <div className={styles.stage} data-view="frame" onClick={touch}>
        <StillPiece shown={shown} moulding={moulding} label={label} />
        <div className={styles.corner}>
          <IconButton
            look="sheet"
            icon="zoom"
            label="Zoom"
            onClick={(event) => {
              event.stopPropagation();
              onAsked({ type: 'zoom.opened' });
            }}
          />
        </div>
        <button type="button" className={styles.touch}>
          {say('preview.touch')}
        </button>
      </div>
      <ViewSwitch
        view={asked?.type === 'view.chosen' ? asked.view : 'frame'}
        choose={(view) => onAsked({ type: 'view.chosen', view })}
      />
      <div className={styles.row}>
        <Button look="quiet" size="small" onClick={save}>
          Save as picture
        </Button>
        {video ? (
          <Button look="quiet" size="small" onClick={() => onAsked({ type: 'video.opened' })}>
            Watch the film
          </Button>
        ) : null}
      </div>
    </section>
  );
}
