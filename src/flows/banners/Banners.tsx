import { type FocusEvent, type PointerEvent, useEffect } from 'react';
import { connect } from '../../../machines/banners/banners.connect.ts';
import { bannersMachine, SLIDE_TIME } from '../../../machines/banners/banners.machine.ts';
import { LISTS } from '../../domain/listArea.ts';
import { createFlow } from '../../kit/flow/createFlow.tsx';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Link } from '../../ui/Link.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './Banners.module.css';
import { type Slide, Slides } from './Slides.tsx';

export const banners = createFlow(bannersMachine, connect);

/** Reports when the tab is hidden, and when visible again. */
function useTabVisibility({ onHidden, onVisible }: { onHidden: () => void; onVisible: () => void }): void {
  useEffect(() => {
    const notify = () => (document.hidden ? onHidden() : onVisible());
    document.addEventListener('visibilitychange', notify);
    return () => document.removeEventListener('visibilitychange', notify);
  }, [onHidden, onVisible]);
}

type View = ReturnType<typeof connect>;

/** Controls to turn and pause the banners. Their space is reserved while the banners load. (HOME-04) */
function BannerControls({ count, isLoading, view }: { count: number; isLoading: boolean; view: View }) {
  const { canTurn, current, show, showNext, showPrevious, isPaused, pause, resume } = view;
  if (!canTurn) return isLoading ? <div className={styles.controls} /> : null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what one fills in
    <div className={styles.controls} role="group" aria-label="Turn the banners">
      <div className={styles.arrow}>
        <IconButton label="Banner before" icon="chevron-left" onClick={showPrevious} />
      </div>
      {Array.from({ length: count }, (_, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: the dots are all alike and never change
          key={index}
          type="button"
          className={styles.dot}
          aria-label={`Banner ${index + 1} of ${count}`}
          aria-current={index === current || undefined}
          onClick={() => show(index)}
        />
      ))}
      <div className={styles.arrow}>
        <IconButton label="Next banner" icon="chevron-right" onClick={showNext} />
      </div>
      <IconButton
        label={isPaused ? 'Let the banners turn' : 'Pause the banners'}
        icon={isPaused ? 'play' : 'pause'}
        onClick={isPaused ? resume : pause}
      />
    </div>
  );
}

/** Shown where there is no banner. */
const FALLBACK_BANNER = { id: 'none', title: 'Art for your wall', text: '\u00a0' };

/** Is the keyboard's focus inside? The focus of a pointer press does not count. */
const hasVisibleFocus = (element: Element) => element.querySelector(':focus-visible') !== null;

/**
 * The home page's carousel: a picture, a text and a link to the art; on the fourth, to the gifts. `slides` is null
 * while loading. (HOME-01 to HOME-05)
 */
export function Banners({ slides }: { slides: readonly Slide[] | null }) {
  const view = banners.useView();
  const { current, leadsToArt, chooseArt, hover, leave } = view;
  useTabVisibility({ onHidden: view.hideTab, onVisible: view.showTab });
  const texts = slides?.length ? slides : [FALLBACK_BANNER];
  return (
    <section
      className={styles.banners}
      aria-label="Banners"
      aria-roledescription="carousel"
      aria-busy={!slides || undefined}
      // A page rendered as HTML is hydrated by then, in ms, so that the banners turn. (HOME-04)
      data-due={slides ? SLIDE_TIME : undefined}
      data-hovered={view.isHovered || undefined}
      data-counting={view.isCounting || undefined}
      // A touch is no hover.
      onPointerEnter={(event: PointerEvent) => event.pointerType !== 'touch' && hover()}
      onPointerLeave={({ currentTarget }) => hasVisibleFocus(currentTarget) || leave()}
      onFocus={({ target }: FocusEvent) => target.matches(':focus-visible') && hover()}
      onBlur={({ currentTarget, relatedTarget }) =>
        currentTarget.contains(relatedTarget) || currentTarget.matches(':hover') || leave()
      }
    >
      <VisuallyHidden as="h1">Art prints and custom framing</VisuallyHidden>
      <Slides slides={slides} view={view} />
      <BannerControls count={slides ? slides.length : 0} isLoading={!slides} view={view} />
      <div className={styles.content}>
        <div className={styles.texts} aria-live={view.isCounting ? 'off' : 'polite'}>
          {texts.map(({ id, title, text }, index) => (
            <div key={id} className={styles.text} data-shown={index === current || undefined}>
              <h2 className={styles.title}>{title}</h2>
              <p className={styles.lead}>{text}</p>
            </div>
          ))}
        </div>
        <div className={styles.links}>
          <span className={styles.link} data-shown={leadsToArt || undefined}>
            <Button render={<Link to={LISTS.art.path} onClick={chooseArt} />}>Shop art prints</Button>
          </span>
          <span className={styles.link} data-shown={!leadsToArt || undefined}>
            <Button render={<Link to={LISTS.gifts.path} />}>
              <span className={styles.desktopText}>explore gifts</span>
              <span className={styles.phoneText}>See the gifts</span>
            </Button>
          </span>
        </div>
      </div>
    </section>
  );
}
