import { Suspense, useState } from 'react';
import { configurator } from '../../flows/configurator/configurator.ts';
import { shownOf } from '../../flows/configurator/shown.ts';
import { type PreviewEvent, StillPreview } from '../../flows/preview/StillPreview.tsx';
import { useKept } from '../../kit/kept.ts';
import { lazily } from '../../kit/lazily.ts';
import { PartBoundary } from '../../kit/PartBoundary.tsx';
import { useConfiguratorPorts } from './ports.ts';

const Live = lazily(async () => (await import('./LivePreview.tsx')).LivePreview);

/**
 * What is seen of the choice: a drawing with the page, the live preview once the shopper turns to it, or at once where
 * they left another view open, or on a screen that is all about the picture. (FRAME-10, FRAME-11)
 */
export function PicturePreview({ composing = 'whenTouched' }: { composing?: 'atOnce' | 'whenTouched' }) {
  const [asked, setAsked] = useState<PreviewEvent | null>(null);
  const isOtherView = useKept(useConfiguratorPorts().readsOtherView);
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
