import { memo, type ReactNode, Suspense, useId } from 'react';
import { useLocation } from 'react-router-dom';
import { useIsHydrating } from '../kit/hydration/hydration.tsx';
import { TextSkeleton } from '../ui/Skeleton.tsx';
import styles from './RichText.module.css';
import { renderRichText } from './renderRichText.tsx';
import { lazySanitizer, useLazyValue } from './sanitizer.ts';

type Props = {
  /** As the backend has it. */
  html: string;
  /** The level of the heading that it stands under. */
  under?: 1 | 2 | 3;
  /** `page`: it is what the page is for, and its headings part it. */
  look?: 'small' | 'page';
};

/** Texts that came with a page's HTML, as they were drawn: they may move to another part of the page. */
const rendered = new Map<string, ReactNode>();

/**
 * A text that the shop wrote in its backend, by what it means: paragraphs, headings, lists, emphasis, links, pictures and
 * tables. It is cleaned in a document that runs nothing, and what is left is drawn by elements of ours, never as markup.
 * Where the build wrote it into the page's HTML, cleaned, it is taken as it stands there.
 */
export function RichText({ html, under = 2, look = 'small' }: Props) {
  const id = useId();
  const { pathname } = useLocation();
  const isHydrating = useIsHydrating();
  const key = `${under} ${html}`;
  const place = isHydrating ? globalThis.document?.querySelector(`[data-text="${id}"]`) : null;
  if (place && !rendered.has(key)) rendered.set(key, renderRichText(place, under, pathname));
  return (
    <div className={styles.text} data-look={look} data-text={id}>
      <Suspense fallback={<TextSkeleton lines={look === 'page' ? 14 : 5} />}>
        {rendered.get(key) ?? <Cleaned html={html} under={under} path={pathname} />}
      </Suspense>
    </div>
  );
}

type CleanedProps = { html: string; under: number; path: string };

/** Has no other hook: React cannot go on with one where the code has come after the first try of a drawing. */
const Cleaned = memo(({ html, under, path }: CleanedProps) =>
  renderRichText(useLazyValue(lazySanitizer)(html), under, path),
);
