import { type ReactNode, useRef } from 'react';
import { IconButton } from '../../ui/IconButton.tsx';
import { Row, Section } from '../../ui/Layout.tsx';
import styles from './Carousel.module.css';

type Props = {
  title: string;
  lead?: ReactNode;
  /** A link beside the title, to all there are. */
  more?: ReactNode;
  level?: 2 | 3;
  /** `one` where a phone shows a slide at a time, because it is to be read. */
  onPhone?: 'two' | 'one';
  /** `words` where no slide has a link, so that the keyboard scrolls the strip itself. */
  holds?: 'links' | 'words';
  busy?: boolean;
  /** `<li>` elements. */
  children: ReactNode;
};

/** A strip that scrolls by itself on touch, and by two arrows where there is a pointer: four slides, three, two. (HOME-17 to HOME-19) */
export function Carousel({ title, lead, more, level, onPhone = 'two', holds = 'links', busy, children }: Props) {
  const strip = useRef<HTMLUListElement>(null);
  const turn = (by: 1 | -1) => strip.current?.scrollBy({ left: by * strip.current.clientWidth, behavior: 'smooth' });
  return (
    <Section
      title={title}
      lead={lead}
      level={level}
      action={
        <Row>
          {more}
          <div className={styles.arrows} data-on-phone={onPhone}>
            <IconButton label={`${title}: back`} icon="chevron-left" onClick={() => turn(-1)} />
            <IconButton label={`${title}: on`} icon="chevron-right" onClick={() => turn(1)} />
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
        tabIndex={holds === 'words' ? 0 : undefined}
      >
        {children}
      </ul>
    </Section>
  );
}
