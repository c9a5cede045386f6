import '../../messages/content.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { fixedPageQuery } from '../../api/queries/staticPages.ts';
import type { FixedPage } from '../../api/staticPages.ts';
import { say } from '../../messages/messages.ts';
import { bringCleaning } from '../../richText/cleaning.ts';
import { hasWords } from '../../richText/hasWords.ts';
import { Failed } from '../../ui/Failed.tsx';
import { TextSkeleton } from '../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './FixedText.module.css';

type Props = {
  page: FixedPage;
  /** Lines of the text while it is on its way. */
  lines?: number;
  children: (html: string) => ReactNode;
};

/** A text of the shop's that a page is for: its place, the text, or why it is not there. (STAT-03, STAT-04) */
export function FixedText({ page, lines = 14, children }: Props) {
  const { data, isError, isFetching, refetch } = useQuery(fixedPageQuery(page));
  if (isError)
    return (
      <Failed title={say('content.failed')} retryLabel="Try again" busy={isFetching} onRetry={() => void refetch()} />
    );
  if (data === undefined) {
    bringCleaning();
    return (
      <div className={styles.place} aria-busy="true">
        <VisuallyHidden role="status">The text is on its way</VisuallyHidden>
        <TextSkeleton lines={lines} />
      </div>
    );
  }
  return data && hasWords(data.html) ? children(data.html) : <p className={styles.none}>{say('content.none')}</p>;
}
