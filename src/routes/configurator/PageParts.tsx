import { Suspense, useState } from 'react';
import { AddToCart } from '../../flows/addToCart/AddToCart.tsx';
import { ChosenPrice } from '../../flows/configurator/ChosenPrice.tsx';
import { configurator } from '../../flows/configurator/configurator.ts';
import { shownOf } from '../../flows/configurator/shown.ts';
import { type PreviewEvent, StillPreview } from '../../flows/preview/StillPreview.tsx';
import { useKept } from '../../kit/hydration.tsx';
import { lazily } from '../../kit/lazy.tsx';
import { PartBoundary } from '../../kit/PartBoundary.tsx';
import { keptView } from '../../storage/preview.ts';
import { DetailTabs } from '../details/DetailTabs.tsx';

const Live = lazily(async () => (await import('./LivePreview.tsx')).LivePreview);

/** Was another view than the first one open last? (CONF-27) */
const isOtherViewKept = () => (keptView.read() ?? 'frame') !== 'frame';

/**
 * What is seen of the choice: a drawing with the page, the live preview once the shopper turns to it, or at once where
 * they left another view open, or on a screen that is all about the picture. (FRAME-10, FRAME-11)
 */
export function PicturePreview({ composing = 'whenTouched' }: { composing?: 'atOnce' | 'whenTouched' }) {
  const [asked, setAsked] = useState<PreviewEvent | null>(null);
  const isOtherView = useKept(isOtherViewKept);
  const view = configurator.useFlow();
  const shown = shownOf(view);
  if (!shown) return null;
  const video = shown.frame && (view.frame?.video ?? null);
  const moulding = shown.frame && (view.frame?.front?.thumbnail.url ?? null);
  const still = <StillPreview shown={shown} moulding={moulding} video={video} asked={asked} onAsked={setAsked} />;
  if (!asked && !isOtherView && composing === 'whenTouched') return still;
  return (
    <PartBoundary part="preview" instead={still}>
      <Suspense fallback={still}>
        <Live shown={shown} video={video} composing={composing} asked={asked} />
      </Suspense>
    </PartBoundary>
  );
}

type Props = {
  /** Straight on to the checkout. (CONF-16) */
  buyNow?: boolean;
  /** Does the frame come on a later screen? Then it is offered beside the button. (CONF-13) */
  offersFrames?: boolean;
};

/** Where to, for how much, and into the bag. (ART-09) */
export function Purchase({ buyNow, offersFrames }: Props) {
  const { line, lacks, days, size, framesPath } = configurator.useFlow();
  return (
    <AddToCart
      line={line}
      days={days}
      lacks={lacks}
      buyNow={buyNow}
      frames={offersFrames ? size && framesPath : undefined}
    >
      <ChosenPrice />
    </AddToCart>
  );
}

/** Description, care, returns and reviews of what is chosen, once there is a picture. (ART-10, ART-11) */
export function Details() {
  const { art, subject, frame, media, mode, isUnfit } = configurator.useFlow();
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
