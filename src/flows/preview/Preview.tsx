import { Suspense } from 'react';
import { lazily, onDemand } from '../../kit/lazy.tsx';
import '../../messages/configurator.ts';
import { say } from '../../messages/messages.ts';
import { SvgDrawing } from '../../preview/drawing/SvgDrawing.tsx';
import { frontDrawing } from '../../preview/pieces/frontDrawing.ts';
import type { Shown } from '../../preview/shown.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { describe } from './describe.ts';
import styles from './Preview.module.css';
import { preview } from './preview.ts';
import { ViewSwitch } from './ViewSwitch.tsx';

export { preview } from './preview.ts';

/** All that is not the first drawing of the whole piece comes when it is wanted. */
const Sight = lazily(async () => (await import('./Sight.tsx')).Sight);
const WallTools = onDemand(async () => (await import('./WallTools.tsx')).WallTools);
const Popups = onDemand(async () => (await import('./Popups.tsx')).Popups);

type Props = {
  shown: Shown;
  /** The address of the frame's film; null where there is none. */
  video?: string | null;
};

/** What the finished piece looks like: from before, on a wall, from near and from the side. (FRAME-10, FRAME-11, ART-12) */
export function Preview({ shown, video = null }: Props) {
  const view = preview.useFlow();
  const label = describe(shown, view);
  const isFirst = view.view === 'frame' && !view.isComposing;
  const still = <SvgDrawing className={styles.drawing} drawing={frontDrawing(shown)} label={label} />;
  const save = async () => {
    const { drawingOf, onGround } = await import('./drawingOf.ts');
    const drawing = drawingOf(shown, view);
    view.save({ title: shown.title, drawing: view.view === 'wall' && !view.wall.photo ? drawing : onGround(drawing) });
  };
  return (
    <section className={styles.preview} aria-label="Preview">
      <div className={styles.stage} data-view={view.view} onPointerDown={view.canTouch ? view.touch : undefined}>
        {isFirst ? (
          still
        ) : (
          <Suspense fallback={still}>
            <Sight shown={shown} label={label} view={view} />
          </Suspense>
        )}
        <div className={styles.corner}>
          <IconButton look="sheet" icon="zoom" label="Zoom" disabled={view.aside !== 'nothing'} onClick={view.zoom} />
        </div>
        {view.isDrawn ? <p className={styles.note}>{say('preview.noCloser')}</p> : null}
        {view.canTouch ? (
          <button type="button" className={styles.touch} onClick={view.touch}>
            {say('preview.touch')}
          </button>
        ) : null}
      </div>
      <ViewSwitch view={view.view} choose={view.choose} />
      <WallTools wanted={view.view === 'wall'} props={{ shown, view }} />
      <div className={styles.row}>
        <Button
          look="quiet"
          size="small"
          busy={view.aside === 'saving'}
          busyText={say('preview.saving')}
          disabled={view.aside === 'zoomed' || view.aside === 'playing'}
          onClick={save}
        >
          Save as picture
        </Button>
        {video ? (
          <Button look="quiet" size="small" disabled={view.aside !== 'nothing'} onClick={view.play}>
            Watch the film
          </Button>
        ) : null}
      </div>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <Popups wanted={view.aside === 'zoomed' || view.aside === 'playing'} props={{ shown, label, video, view }} />
    </section>
  );
}
