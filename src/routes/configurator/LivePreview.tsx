import { useEffect } from 'react';
import type { PreviewEffect } from '../../../machines/preview/preview.setup.ts';
import { formatChoicePath } from '../../domain/choice.ts';
import { formatPieceOfPage, formatWallPath } from '../../domain/wallPath.ts';
import { configurator } from '../../flows/configurator/configurator.ts';
import { Preview, preview } from '../../flows/preview/Preview.tsx';
import type { PreviewEvent } from '../../flows/preview/StaticPreview.tsx';
import type { AreaEffects } from '../../kit/flow/effects.ts';
import { previewLogic } from '../../ports/preview.ts';
import { releaseWallPhotos } from '../../ports/wallPhoto.ts';
import type { Artwork } from '../../preview/artwork.ts';
import { previewViewStorage } from '../../storage/previewStorage.ts';
import { Button } from '../../ui/Button.tsx';
import { Row } from '../../ui/Layout.tsx';
import { Link } from '../../ui/Link.tsx';

/** Keeps the view that was opened last for the next picture. (CONF-27) */
const previewEffects: AreaEffects<PreviewEffect> = {
  'view.stored': ({ showimage }) => previewViewStorage.write(showimage),
};

type Props = {
  artwork: Artwork;
  video: string | null;
  pendingEvent: PreviewEvent | null;
};

/** The preview with its chart, which begins with the pending event. */
export function LivePreview({ artwork, video, pendingEvent }: Props) {
  useEffect(() => releaseWallPhotos, []);
  return (
    <preview.Provider logic={previewLogic} effects={previewEffects}>
      <PendingEventSender pendingEvent={pendingEvent} />
      <Preview artwork={artwork} video={video} />
      <PlanWallLink />
    </preview.Provider>
  );
}

/** The link to the planner with the piece as it is made up; a shopper's own picture comes there by the bag. */
function PlanWallLink() {
  const { art, choice } = configurator.useView();
  if (!art) return null;
  return (
    <Row>
      <Button
        look="quiet"
        size="small"
        render={<Link to={formatWallPath([formatPieceOfPage(formatChoicePath(art.alias, choice))])} />}
      >
        Plan the wall
      </Button>
    </Row>
  );
}

/** Sends the chart the event that came while its code loaded. */
function PendingEventSender({ pendingEvent }: { pendingEvent: PreviewEvent | null }) {
  const actor = preview.useActorRef();
  useEffect(() => {
    if (pendingEvent) actor.send(pendingEvent);
  }, [actor, pendingEvent]);
  return null;
}
