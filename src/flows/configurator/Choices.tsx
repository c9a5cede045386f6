import { type CSSProperties, Suspense, useDeferredValue } from 'react';
import { MEDIA } from '../../domain/framingTerms.ts';
import type { PrintSubject } from '../../domain/printSubject.ts';
import { useInView } from '../../kit/browser/viewport.ts';
import { lazyWithRetry } from '../../kit/loading/lazy.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ConfiguratorTitle, LinkNotice } from './ChoiceHead.tsx';
import { type ConfiguratorView, getMaxSizeCount, MISSING_CHOICE_ID } from './configurator.ts';
import styles from './DeferredChoices.module.css';

/** Canvas or paper; what a small upload does not fit cannot be chosen, with a hint why. (ART-06, CONF-17) */
export const MediaChoice = ({
  mediasOnOffer,
  media,
  isMediaChosen,
  chooseMedia,
}: Pick<ConfiguratorView, 'mediasOnOffer' | 'media' | 'isMediaChosen' | 'chooseMedia'>) => (
  <RadioGroup
    id={isMediaChosen ? undefined : MISSING_CHOICE_ID}
    legend="Choose a Media"
    look="segments"
    options={MEDIA.map((value) => {
      const isOffered = mediasOnOffer.includes(value);
      return { value, label: value, disabled: !isOffered, hint: isOffered ? undefined : 'Needs a larger picture' };
    })}
    value={isMediaChosen ? media : null}
    onPick={chooseMedia}
  />
);

const MODE_OPTIONS = [
  { value: 'frame', label: 'Framed' },
  { value: 'art', label: 'Print' },
] as const;

/** Framed, or the print by itself; absent where the shopper has already decided. (ART-04, ART-05) */
export const ModeToggle = ({
  canChooseMode,
  mode,
  chooseMode,
}: Pick<ConfiguratorView, 'canChooseMode' | 'mode' | 'chooseMode'>) =>
  canChooseMode ? (
    <RadioGroup legend="Framed or Print" look="segments" options={MODE_OPTIONS} value={mode} onPick={chooseMode} />
  ) : null;

/** Frame, mat and size; loaded when first rendered. */
export const LazyLowerChoices = lazyWithRetry(async () => (await import('./LowerChoices.tsx')).LowerChoices);

/** The bar with price and button at the bottom of a phone, in pixels: what it covers is not visible yet. */
const BOTTOM_BAR_HEIGHT = 92;

/** The choices further down: loaded as soon as they are visible, or the page is touched. Their space is reserved. */
function DeferredChoices({ view }: { view: ConfiguratorView }) {
  const [ref, isInView] = useInView<HTMLDivElement>(BOTTOM_BAR_HEIGHT);
  const deferred = useDeferredValue(view);
  // A press on media or mode is painted before these render; a press in here is painted at once.
  const current = deferred.media === view.media && deferred.mode === view.mode ? view : deferred;
  const skeleton = <LowerChoicesSkeleton view={current} />;
  return (
    <div ref={ref} className={styles.choices} data-place="choices">
      {isInView ? (
        <Suspense fallback={skeleton}>
          <LazyLowerChoices view={current} />
        </Suspense>
      ) : (
        skeleton
      )}
    </div>
  );
}

/** As high as the choices, so that nothing below moves. */
function LowerChoicesSkeleton({ view }: { view: ConfiguratorView }) {
  const { mode, media, matStyles, hasTabs } = view;
  const isFramed = mode === 'frame';
  return (
    <>
      {isFramed ? (
        <div className={styles.frames}>
          <Skeleton height="100%" />
        </div>
      ) : null}
      {isFramed && media === 'Paper' && matStyles.length > 1 ? (
        <div className={styles.mat}>
          <Skeleton height="100%" />
        </div>
      ) : null}
      <div
        className={styles.sizes}
        data-tabs={hasTabs || undefined}
        style={{ '--max-size-count': getMaxSizeCount(view) } as CSSProperties}
      >
        <Skeleton height="100%" />
      </div>
    </>
  );
}

type Props = { view: ConfiguratorView; subject: PrintSubject };

/** Title, artist and all choices, in the order in which one decides. (ART-04 to ART-08) */
export const Choices = ({ view, subject }: Props) => (
  <>
    <ConfiguratorTitle subject={subject} price={view.price} />
    <LinkNotice isAdjusted={view.isAdjusted} />
    <MediaChoice {...view} />
    <ModeToggle {...view} />
    <DeferredChoices view={view} />
  </>
);
