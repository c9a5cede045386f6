import { useMemo } from 'react';
import { useBrowserFact } from '../kit/browserFact.ts';
import { cleaned } from './cleaned.ts';
import { drawn } from './drawn.tsx';
import styles from './RichText.module.css';

type Props = {
  /** As the backend has it. */
  html: string;
  /** The level of the heading that it stands under. */
  under?: 1 | 2 | 3;
  /** `page`: it is what the page is for, and its headings part it. */
  look?: 'small' | 'page';
};

/**
 * A text that the shop wrote in its backend, by what it means: paragraphs, headings, lists, emphasis, links, pictures and
 * tables. It is cleaned in a document that runs nothing, and what is left is drawn by elements of ours, never as markup.
 * Without a browser it is empty, for there nobody reads what the backend has.
 */
export function RichText({ html, under = 2, look = 'small' }: Props) {
  const isBrowser = useBrowserFact(() => true, false);
  const text = useMemo(() => (isBrowser ? drawn(cleaned(html), under) : null), [isBrowser, html, under]);
  return (
    <div className={styles.text} data-look={look}>
      {text}
    </div>
  );
}
