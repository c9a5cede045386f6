import { useEffect } from 'react';
import type { PreviewEffect } from '../../../machines/preview/preview.setup.ts';
import { Preview, preview } from '../../flows/preview/Preview.tsx';
import type { PreviewEvent } from '../../flows/preview/StaticPreview.tsx';
import type { AreaEffectHandler } from '../../kit/flow/effects.ts';
import { previewLogic } from '../../ports/preview.ts';
import type { Artwork } from '../../preview/artwork.ts';
import { previewViewStorage } from '../../storage/previewStorage.ts';

/** Keeps the view that was opened last for the next picture. (CONF-27) */
const handlePreviewEffect: AreaEffectHandler = (event) => {
  const effect = event as PreviewEffect;
  if (effect.type !== 'remember') return false;
  previewViewStorage.write(effect.showimage);
  return true;
};

type Props = {
  artwork: Artwork;
  video: string | null;
  pendingEvent: PreviewEvent | null;
};

/** The preview with its chart, which begins with what the shopper turned to. */
export function LivePreview({ artwork, video, pendingEvent }: Props) {
  return (
    <preview.Provider logic={previewLogic} effects={handlePreviewEffect}>
      <Catching pendingEvent={pendingEvent} />
      <Preview artwork={artwork} video={video} />
    </preview.Provider>
  );
}

/** Hands the chart what the shopper did while it was on its way. */
function Catching({ pendingEvent }: { pendingEvent: PreviewEvent | null }) {
  const actor = preview.useActorRef();
  useEffect(() => {
    if (pendingEvent) actor.send(pendingEvent);
  }, [actor, pendingEvent]);
  return null;
}
