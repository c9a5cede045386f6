import { type ReactNode, useRef } from 'react';
import { IconButton } from '../../ui/IconButton.tsx';
import { Row, Section } from '../../ui/Layout.tsx';
import styles from './Carousel.module.css';

type Props = {
  title: string;
  lead?: ReactNode;
  /** A link beside the title, to the whole list. */
  moreLink?: ReactNode;
  level?: 2 | 3;
  /** `one` where a phone shows a slide at a time, because it is to be read. */
  onPhone?: 'two' | 'one';
  /** `text` where no slide has a link, so that the keyboard scrolls the strip itself. */
  slideContent?: 'links' | 'text';
  busy?: boolean;
  /** `<li>` elements. */
  children: ReactNode;
};

/** A strip that scrolls by itself on touch, and by two arrows where there is a pointer: four slides, three, two. (HOME-17 to HOME-19) */
export function Carousel({
  title,
  lead,
  moreLink,
  level,
  onPhone = 'two',
  slideContent = 'links',
  busy,
  children,
}: Props) {
  const strip = useRef<HTMLUListElement>(null);
  const scroll = (direction: 1 | -1) =>
    strip.current?.scrollBy({ left: direction * strip.current.clientWidth, behavior: 'smooth' });
  return (
    <Section
      title={title}
      lead={lead}
      level={level}
      action={
        <Row>
          {moreLink}
          <div className={styles.arrows} data-on-phone={onPhone}>
            <IconButton label={`${title}: back`} icon="chevron-left" onClick={() => scroll(-1)} />
            <IconButton label={`${title}: on`} icon="chevron-right" onClick={() => scroll(1)} />
          </div>
        </Row>
      }
    >
      <ul
        ref={strip}
        className={styles.strip}
        aria-label={title}
        aria-busy={busy || undefined}
        data-on-phone={onPhone}
        // What scrolls has to be within the keyboard's reach.
        tabIndex={slideContent === 'text' ? 0 : undefined}
      >
        {children}
      </ul>
    </Section>
  );
}
