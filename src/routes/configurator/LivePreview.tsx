import { useEffect } from 'react';
import { previewEffects } from '../../effects/previewEffects.ts';
import { Preview, preview } from '../../flows/preview/Preview.tsx';
import type { PreviewEvent } from '../../flows/preview/StillPreview.tsx';
import { previewLogic } from '../../ports/preview.ts';
import type { Shown } from '../../preview/shown.ts';

type Props = { shown: Shown; video: string | null; composing: 'atOnce' | 'whenTouched'; asked: PreviewEvent | null };

/** The preview with its chart, which begins with what the shopper turned to. */
export function LivePreview({ shown, video, composing, asked }: Props) {
  return (
    <preview.Start logic={previewLogic} effects={previewEffects} options={{ input: { composing } }}>
      <Catching asked={asked} />
      <Preview shown={shown} video={video} />
    </preview.Start>
  );
}

/** Hands the chart what the shopper did while it was on its way. */
function Catching({ asked }: { asked: PreviewEvent | null }) {
  const actor = preview.useActor();
  useEffect(() => {
    if (asked) actor.send(asked);
  }, [actor, asked]);
  return null;
}
