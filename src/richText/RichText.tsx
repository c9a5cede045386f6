import { memo, type ReactNode, Suspense, useId } from 'react';
import { useLocation } from 'react-router-dom';
import { useIsHydrating } from '../kit/hydration/hydration.tsx';
import { TextSkeleton } from '../ui/Skeleton.tsx';
import styles from './RichText.module.css';
import { renderRichText } from './renderRichText.tsx';
import { useSanitizer } from './sanitizer.ts';

type Props = {
  /** HTML of the backend, not sanitized. */
  html: string;
  /** The level of the heading above it. */
  parentLevel?: 1 | 2 | 3;
  /** `page`: the main text of a page, with larger headings. */
  look?: 'small' | 'page';
};

/** Rendered texts of prerendered HTML: they may move to another part of the page. */
const rendered = new Map<string, ReactNode>();

/**
 * A text that the shop wrote in its backend: paragraphs, headings, lists, emphasis, links, pictures and tables. It is
 * sanitized in a document that runs no scripts, and rendered as React elements, never as markup. Prerendered text is
 * sanitized already, and is taken from the page.
 */
export function RichText({ html, parentLevel = 2, look = 'small' }: Props) {
  const id = useId();
  const { pathname } = useLocation();
  const isHydrating = useIsHydrating();
  const key = `${parentLevel} ${html}`;
  const prerendered = isHydrating ? globalThis.document?.querySelector(`[data-text="${id}"]`) : null;
  if (prerendered && !rendered.has(key)) rendered.set(key, renderRichText(prerendered, parentLevel, pathname));
  return (
    <div className={styles.text} data-look={look} data-text={id}>
      <Suspense fallback={<TextSkeleton lines={look === 'page' ? 14 : 5} />}>
        {rendered.get(key) ?? <SanitizedText html={html} parentLevel={parentLevel} path={pathname} />}
      </Suspense>
    </div>
  );
}

type SanitizedTextProps = { html: string; parentLevel: number; path: string };

/** Has no other hook: React cannot resume one where the code was loaded after the first attempt to render. */
const SanitizedText = memo(({ html, parentLevel, path }: SanitizedTextProps) =>
  renderRichText(useSanitizer()(html), parentLevel, path),
);
