import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { HEADINGS, parseHtml } from '../../api/parseHtml.ts';
import { toPlainText } from '../../api/plainText.ts';
import { fixedPageQuery } from '../../api/queries/details.ts';
import type { FixedPage } from '../../api/staticPages.ts';
import { contentMessages } from '../../messages/content.ts';
import { formatMessage } from '../../messages/message.ts';
import { hasContent, preloadSanitizer } from '../../richText/sanitizer.ts';
import { ErrorState } from '../../ui/BlockStates.tsx';
import { TextSkeleton } from '../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './FixedText.module.css';

type Props = {
  page: FixedPage;
  /** Lines of the skeleton while the text loads. */
  lines?: number;
  children: (html: string) => ReactNode;
};

/** A text of the shop that a page is for: its skeleton, the text, or an error. (STAT-03, STAT-04) */
export function FixedText({ page, lines = 14, children }: Props) {
  const { data, isError, isFetching, refetch } = useQuery(fixedPageQuery(page));
  if (isError)
    return (
      <ErrorState
        title={formatMessage(contentMessages['content.failed'])}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (data === undefined) {
    preloadSanitizer();
    return (
      <div className={styles.skeleton} aria-busy="true">
        <VisuallyHidden role="status">The text is on its way</VisuallyHidden>
        <TextSkeleton lines={lines} />
      </div>
    );
  }
  return data && hasContent(data.html) ? (
    children(data.html)
  ) : (
    <p className={styles.empty}>{formatMessage(contentMessages['content.none'])}</p>
  );
}

/** A section of a text: its heading as plain text, and its content as HTML for `RichText` only. */
export type TextPart = { title: string; html: string };

/**
 * A text of the shop's, cut at its highest headings: what stands before the first, and each with what follows on it. A range
 * closes the elements that it cuts through. (STAT-05)
 */
export function splitByHeadings(html: string): { intro: string; parts: TextPart[] } {
  const { body } = parseHtml(html);
  const headings = [...body.querySelectorAll(HEADINGS)];
  const [highest] = headings.map(({ localName }) => localName).sort();
  const topHeadings = headings.filter(({ localName }) => localName === highest);
  const getHtmlBetween = (start: Element | undefined, end: Element | undefined) => {
    const range = body.ownerDocument.createRange();
    range.selectNodeContents(body);
    if (start) range.setStartAfter(start);
    if (end) range.setEndBefore(end);
    const container = body.ownerDocument.createElement('div');
    container.append(range.cloneContents());
    return container.innerHTML.trim();
  };
  const parts = topHeadings.map((heading, at) => ({
    title: toPlainText(heading.innerHTML),
    html: getHtmlBetween(heading, topHeadings[at + 1]),
  }));
  return { intro: getHtmlBetween(undefined, topHeadings[0]), parts: parts.filter(({ title }) => title !== '') };
}
