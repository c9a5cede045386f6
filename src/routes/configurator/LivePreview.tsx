import { useEffect } from 'react';
import { handlePreviewEffect } from '../../effects/handlePreviewEffect.ts';
import { Preview, preview } from '../../flows/preview/Preview.tsx';
import type { PreviewEvent } from '../../flows/preview/StaticPreview.tsx';
import { previewLogic } from '../../ports/preview.ts';
import type { Artwork } from '../../preview/artwork.ts';

type Props = {
  artwork: Artwork;
  video: string | null;
  composing: 'atOnce' | 'whenTouched';
  pendingEvent: PreviewEvent | null;
};

/** The preview with its chart, which begins with what the shopper turned to. */
export function LivePreview({ artwork, video, composing, pendingEvent }: Props) {
  return (
    <preview.Provider logic={previewLogic} effects={handlePreviewEffect} options={{ input: { composing } }}>
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
