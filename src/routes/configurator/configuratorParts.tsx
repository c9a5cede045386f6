import { memo, Suspense, useDeferredValue, useMemo, useState } from 'react';
import { toSrcSet } from '../../domain/cardPicture.ts';
import { getNeighbours } from '../../domain/frame.ts';
import { AddToCart } from '../../flows/addToCart/AddToCart.tsx';
import { CurrentPrice } from '../../flows/configurator/CurrentPrice.tsx';
import { type ConfiguratorView, configurator } from '../../flows/configurator/configurator.ts';
import { type PreviewEvent, StaticPreview } from '../../flows/preview/StaticPreview.tsx';
import { usePersisted } from '../../kit/hydration/hydration.tsx';
import { lazyWithRetry } from '../../kit/loading/lazy.tsx';
import { PartErrorBoundary } from '../../kit/loading/PartErrorBoundary.tsx';
import { configuratorMessages } from '../../messages/configurator.ts';
import { formatMessage } from '../../messages/message.ts';
import { type Artwork, toArtwork } from '../../preview/artwork.ts';
import { previewViewStorage } from '../../storage/previewStorage.ts';
import { Button } from '../../ui/Button.tsx';
import { Link } from '../../ui/Link.tsx';
import { DetailTabs } from '../details/DetailTabs.tsx';

type View = Pick<ConfiguratorView, 'subject' | 'framing' | 'frame' | 'frames'>;

/** What a preview shows of a choice; null while there is no picture. */
const createArtwork = ({ subject, framing, frame, frames }: View): Artwork | null =>
  subject && {
    ...toArtwork({ subject, framing, frame }),
    full: subject.picture.full?.url,
    srcSet: toSrcSet(subject.picture),
    neighbours: framing.framed ? getNeighbours(frames.list, frame) : [],
  };

const LivePreview = lazyWithRetry(async () => (await import('./LivePreview.tsx')).LivePreview);

/** Was another view than the first one open last? (CONF-27) */
const isOtherViewPersisted = () => (previewViewStorage.read() ?? 'frame') !== 'frame';

/**
 * The preview of the choice: a drawing with the page, the live preview once the shopper uses it, or at once where they left
 * another view open. (FRAME-10, FRAME-11)
 */
export function PicturePreview() {
  const [pendingEvent, setPendingEvent] = useState<PreviewEvent | null>(null);
  // The pressed drawing stays, and keeps the focus, until the code of the live preview is loaded.
  const isLiveRequested = useDeferredValue(pendingEvent !== null);
  const isOtherView = usePersisted(isOtherViewPersisted);
  const view = configurator.useView();
  const artwork = useMemo(() => createArtwork(view), [view]);
  if (!artwork) return null;
  const video = view.frame?.video ?? null;
  const moulding = view.frame?.front?.thumbnail.url ?? null;
  const staticPreview = (
    <StaticPreview
      artwork={artwork}
      moulding={moulding}
      video={video}
      pendingEvent={pendingEvent}
      onEvent={setPendingEvent}
    />
  );
  return (
    <PartErrorBoundary part="preview" fallback={staticPreview}>
      <Suspense fallback={staticPreview}>
        {isLiveRequested || isOtherView ? (
          <LivePreview artwork={artwork} video={video} pendingEvent={pendingEvent} />
        ) : (
          staticPreview
        )}
      </Suspense>
    </PartErrorBoundary>
  );
}

/**
 * Delivery, price and the button into the bag; with the link to the screen for sizes, which buys at once, and on that screen
 * the link to the frames. (ART-09, CONF-13, CONF-16)
 */
export function ConfiguratorPurchase() {
  const { line, missingMessage, days, isBuyNow, offeredFramesPath, buyNowPath } = configurator.useView();
  return (
    <>
      <AddToCart
        line={line}
        days={days}
        missingText={missingMessage && formatMessage(configuratorMessages[missingMessage])}
        buyNow={isBuyNow}
        framesPath={offeredFramesPath}
      >
        <CurrentPrice />
      </AddToCart>
      {buyNowPath ? (
        <Button wide look="secondary" render={<Link to={buyNowPath} />}>
          Buy Now
        </Button>
      ) : null}
    </>
  );
}

const Details = memo(function Details({ view }: { view: ConfiguratorView }) {
  const { art, subject, frame, media, isTooSmall } = view;
  if (!subject || isTooSmall) return null;
  return (
    <DetailTabs
      description={art ? art.description : null}
      themes={art?.themes ?? []}
      care={{ source: subject.source, media }}
      piece={art}
      artwork={createArtwork(view)}
      frame={frame}
    />
  );
});

/** Description, care, returns and reviews of what is chosen, once there is a picture. A press above does not wait for them. (ART-10, ART-11) */
export const ConfiguratorDetails = () => <Details view={useDeferredValue(configurator.useView())} />;
