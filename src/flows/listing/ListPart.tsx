import { type ReactNode, useId } from 'react';
import type { ListSection } from '../../domain/listCard.ts';
import { say } from '../../messages/messages.ts';
import styles from './ListPart.module.css';

const HEADINGS = { framedGifts: 'listing.framedGifts', thoughtfulGifts: 'listing.thoughtfulGifts' } as const;

/** What a part of a page is called. */
export const headingOf = (section: ListSection): string => say(HEADINGS[section]);

/** A part of a page under its heading. (GIFT-02, GIFT-04) */
export function ListPart({ section, children }: { section: ListSection; children: ReactNode }) {
  const heading = useId();
  return (
    <section className={styles.part} aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        {headingOf(section)}
      </h2>
      {children}
    </section>
  );
}
