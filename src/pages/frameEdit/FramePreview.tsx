import { configurator } from '../../flows/configurator/configurator.ts';
import { shownOf } from '../../flows/configurator/shown.ts';
import { Preview, preview } from '../../flows/preview/Preview.tsx';
import { useFrameEditPorts } from './ports.ts';

/** The four views of the picture in its frame, as fine as can be at once: this screen is about the frame. (FRAME-10, FRAME-11) */
export function FramePreview() {
  const { preview: logic } = useFrameEditPorts();
  const view = configurator.useFlow();
  const shown = shownOf(view);
  return (
    <preview.Start logic={logic} options={{ input: { composing: 'atOnce' } }}>
      {shown ? <Preview shown={shown} video={view.frame?.video ?? null} /> : null}
    </preview.Start>
  );
}
