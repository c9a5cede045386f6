import type { FocusEvent, PointerEvent } from 'react';
import { SLIDE_TIME } from '../../../machines/banners/banners.machine.ts';
import { LISTS } from '../../domain/listArea.ts';
import { Button } from '../../ui/Button.tsx';
import { Link } from '../../ui/Link.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './Banners.module.css';
import { banners } from './banners.ts';
import { type Slide, Slides } from './Slides.tsx';
import { Turning } from './Turning.tsx';
import { useTab } from './useTab.ts';

/** Stands where no banner tells anything. */
const NO_BANNER = { id: 'none', title: 'Art for your wall', text: '\u00a0' };

/** Has the keyboard its focus here? A press by pointer leaves one too, which nobody rests on. */
const holdsFocus = (place: Element) => place.querySelector(':focus-visible') !== null;

/**
 * The banners of home: a picture on the wall, a line under it, and the way to the art; on the fourth, to the gifts.
 * `slides` is null while they are on their way. (HOME-01 to HOME-05)
 */
export function Banners({ slides }: { slides: readonly Slide[] | null }) {
  const view = banners.useFlow();
  const { shown, leadsToArt, chooseArt, rest, leave } = view;
  useTab({ hidden: view.hideTab, shown: view.showTab });
  const texts = slides?.length ? slides : [NO_BANNER];
  return (
    <section
      className={styles.banners}
      aria-label="Banners"
      aria-roledescription="carousel"
      aria-busy={!slides || undefined}
      // A page that stands as HTML alone is hydrated by then, in ms, for the banners to turn. (HOME-04)
      data-due={slides ? SLIDE_TIME : undefined}
      data-rested={view.isRested || undefined}
      data-counting={view.isCounting || undefined}
      // A finger rests on nothing: it only touches.
      onPointerEnter={(event: PointerEvent) => event.pointerType !== 'touch' && rest()}
      onPointerLeave={({ currentTarget }) => holdsFocus(currentTarget) || leave()}
      onFocus={({ target }: FocusEvent) => target.matches(':focus-visible') && rest()}
      onBlur={({ currentTarget, relatedTarget }) =>
        currentTarget.contains(relatedTarget) || currentTarget.matches(':hover') || leave()
      }
    >
      <VisuallyHidden as="h1">Art prints and custom framing</VisuallyHidden>
      <Slides slides={slides} view={view} />
      <Turning count={slides ? slides.length : 0} isComing={!slides} view={view} />
      <div className={styles.words}>
        <div className={styles.texts} aria-live={view.isCounting ? 'off' : 'polite'}>
          {texts.map(({ id, title, text }, index) => (
            <div key={id} className={styles.text} data-shown={index === shown || undefined}>
              <h2 className={styles.title}>{title}</h2>
              <p className={styles.lead}>{text}</p>
            </div>
          ))}
        </div>
        <div className={styles.ways}>
          <span className={styles.way} data-shown={leadsToArt || undefined}>
            <Button render={<Link to={LISTS.art.path} onClick={chooseArt} />}>Shop art prints</Button>
          </span>
          <span className={styles.way} data-shown={!leadsToArt || undefined}>
            <Button render={<Link to={LISTS.gifts.path} />}>
              <span className={styles.onDesk}>explore gifts</span>
              <span className={styles.onPhone}>See the gifts</span>
            </Button>
          </span>
        </div>
      </div>
    </section>
  );
}
