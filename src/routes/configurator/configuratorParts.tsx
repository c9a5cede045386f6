import { Suspense, useState } from 'react';
import type { connect } from '../../../machines/configurator/configurator.connect.ts';
import { toSrcSet } from '../../domain/cardPicture.ts';
import { getPadTint } from '../../domain/framingTerms.ts';
import { AddToCart } from '../../flows/addToCart/AddToCart.tsx';
import { CurrentPrice } from '../../flows/configurator/CurrentPrice.tsx';
import { configurator } from '../../flows/configurator/configurator.ts';
import { type PreviewEvent, StaticPreview } from '../../flows/preview/StaticPreview.tsx';
import { usePersisted } from '../../kit/hydration/hydration.tsx';
import { lazyWithRetry } from '../../kit/loading/lazy.tsx';
import { PartErrorBoundary } from '../../kit/loading/PartErrorBoundary.tsx';
import { configuratorMessages } from '../../messages/configurator.ts';
import { formatMessage } from '../../messages/message.ts';
import type { Artwork } from '../../preview/artwork.ts';
import { previewViewStorage } from '../../storage/previewStorage.ts';
import { DetailTabs } from '../details/DetailTabs.tsx';

type View = Pick<ReturnType<typeof connect>, 'subject' | 'framing' | 'frame' | 'pad'>;

/** What a preview shows of a choice; null while there is no picture. */
const toArtwork = ({ subject, framing, frame, pad }: View): Artwork | null =>
  subject && {
    title: subject.title,
    alt: subject.picture.alt,
    picture: { small: subject.picture.listing.url, large: subject.picture.detail.url },
    srcSet: toSrcSet(subject.picture),
    framing,
    frame: framing.framed ? frame : null,
    padTint: getPadTint(pad),
  };

const Live = lazyWithRetry(async () => (await import('./LivePreview.tsx')).LivePreview);

/** Was another view than the first one open last? (CONF-27) */
const isOtherViewPersisted = () => (previewViewStorage.read() ?? 'frame') !== 'frame';

/**
 * What is seen of the choice: a drawing with the page, the live preview once the shopper turns to it, or at once where
 * they left another view open, or on a screen that is all about the picture. (FRAME-10, FRAME-11)
 */
export function PicturePreview({ composing = 'whenTouched' }: { composing?: 'atOnce' | 'whenTouched' }) {
  const [pendingEvent, setPendingEvent] = useState<PreviewEvent | null>(null);
  const isOtherView = usePersisted(isOtherViewPersisted);
  const view = configurator.useView();
  const artwork = toArtwork(view);
  if (!artwork) return null;
  const video = artwork.frame && (view.frame?.video ?? null);
  const moulding = artwork.frame && (view.frame?.front?.thumbnail.url ?? null);
  const still = (
    <StaticPreview
      artwork={artwork}
      moulding={moulding}
      video={video}
      pendingEvent={pendingEvent}
      onEvent={setPendingEvent}
    />
  );
  if (!pendingEvent && !isOtherView && composing === 'whenTouched') return still;
  return (
    <PartErrorBoundary part="preview" instead={still}>
      <Suspense fallback={still}>
        <Live artwork={artwork} video={video} composing={composing} pendingEvent={pendingEvent} />
      </Suspense>
    </PartErrorBoundary>
  );
}

type Props = {
  /** Straight on to the checkout. (CONF-16) */
  buyNow?: boolean;
  /** Does the frame come on a later screen? Then it is offered beside the button. (CONF-13) */
  offersFrames?: boolean;
};

/** Where to, for how much, and into the bag. (ART-09) */
export function ConfiguratorPurchase({ buyNow, offersFrames }: Props) {
  const { line, lacks, days, size, framesPath } = configurator.useView();
  return (
    <AddToCart
      line={line}
      days={days}
      lacks={lacks && formatMessage(configuratorMessages[lacks])}
      buyNow={buyNow}
      frames={offersFrames ? size && framesPath : undefined}
    >
      <CurrentPrice />
    </AddToCart>
  );
}

/** Description, care, returns and reviews of what is chosen, once there is a picture. (ART-10, ART-11) */
export function ConfiguratorDetails() {
  const { art, subject, frame, media, mode, isUnfit } = configurator.useView();
  if (!subject || isUnfit) return null;
  return (
    <DetailTabs
      description={art?.description ?? ''}
      themes={art?.themes ?? []}
      care={{ source: subject.source, media }}
      frame={mode === 'frame' ? frame : null}
    />
  );
}
