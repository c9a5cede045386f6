import { type ReactNode, useRef } from 'react';
import { IconButton } from '../../ui/IconButton.tsx';
import { Section } from '../../ui/Layout.tsx';
import styles from './Carousel.module.css';

type Props = {
  title: string;
  lead?: string;
  busy?: boolean;
  /** `<li>` elements. */
  children: ReactNode;
};

/** A strip that scrolls by itself on touch, and by two arrows where there is a pointer: four slides, three, two. (HOME-17 to HOME-19) */
export function Carousel({ title, lead, busy, children }: Props) {
  const strip = useRef<HTMLUListElement>(null);
  const turn = (by: 1 | -1) => strip.current?.scrollBy({ left: by * strip.current.clientWidth, behavior: 'smooth' });
  return (
    <Section
      title={title}
      lead={lead}
      action={
        <div className={styles.arrows}>
          <IconButton label={`${title}: back`} icon="chevron-left" onClick={() => turn(-1)} />
          <IconButton label={`${title}: on`} icon="chevron-right" onClick={() => turn(1)} />
        </div>
      }
    >
      <ul ref={strip} className={styles.strip} aria-busy={busy || undefined}>
        {children}
      </ul>
    </Section>
  );
}
