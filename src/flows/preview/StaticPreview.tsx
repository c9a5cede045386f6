import type { EventFrom } from 'xstate';
import type { previewMachine } from '../../../machines/preview/preview.machine.ts';
import { stillMessages } from '../../messages/configurator.ts';
import { formatMessage } from '../../messages/message.ts';
import { type Artwork, describeArtwork } from '../../preview/artwork.ts';
import { StaticPiece } from '../../preview/static/StaticPiece.tsx';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Row } from '../../ui/Layout.tsx';
import styles from './Preview.module.css';
import { ViewSwitch } from './ViewSwitch.tsx';

export type PreviewEvent = EventFrom<typeof previewMachine>;

type Props = {
  artwork: Artwork;
  /** The address of the frame's picture from the front; null where there is none. */
  moulding: string | null;
  video?: string | null;
  /** The event that the live preview will handle as soon as it is loaded. */
  pendingEvent?: PreviewEvent | null;
  /** Requests the live preview, to handle this event. */
  onEvent: (event: PreviewEvent) => void;
};

/** The preview before its chart is loaded: the whole piece, and all of its controls. */
export function StaticPreview({ artwork, moulding, video = null, pendingEvent = null, onEvent }: Props) {
  const label = describeArtwork(artwork);
  const touch = () => onEvent({ type: 'stage.touched' });
  const save = async () => {
    const [{ addBackground }, { createFrontDrawing }] = await Promise.all([
      import('../../preview/rooms/background.ts'),
      import('../../preview/pieces/frontDrawing.ts'),
    ]);
    onEvent({ type: 'save.requested', title: artwork.title, drawing: addBackground(createFrontDrawing(artwork)) });
  };
  return (
    <section className={styles.preview} aria-label="Preview">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a press on the picture */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys have the button in it */}
      <div className={styles.stage} data-view="frame" onClick={touch}>
        <StaticPiece artwork={artwork} moulding={moulding} label={label} />
        <div className={styles.corner}>
          <IconButton
            look="sheet"
            icon="zoom"
            label="Zoom"
            onClick={(event) => {
              event.stopPropagation();
              onEvent({ type: 'zoom.opened' });
            }}
          />
        </div>
        <button
          type="button"
          className={styles.enterButton}
          onClick={(event) => {
            event.stopPropagation();
            onEvent({ type: 'stage.entered' });
          }}
        >
          {formatMessage(stillMessages['preview.touch'])}
        </button>
      </div>
      <ViewSwitch
        view={pendingEvent?.type === 'view.chosen' ? pendingEvent.view : 'frame'}
        choose={(view) => onEvent({ type: 'view.chosen', view })}
      />
      <Row gap={2}>
        <Button look="quiet" size="small" onClick={save}>
          Save as picture
        </Button>
        {video ? (
          <Button look="quiet" size="small" onClick={() => onEvent({ type: 'video.opened' })}>
            Watch the film
          </Button>
        ) : null}
      </Row>
    </section>
  );
}
