import { useQuery } from '@tanstack/react-query';
import { staticPageQuery } from '../../api/queries/staticPages.ts';
import { useNear } from '../../kit/near.ts';
import { hasWords } from '../../richText/hasWords.ts';
import { RichText } from '../../richText/RichText.tsx';
import { Failed } from '../../ui/Failed.tsx';
import { TextSkeleton } from '../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './DetailPanels.module.css';

type Props = {
  /** The internal node id of the text. */
  page: number;
  /** Whether the text's own title stands above it. */
  titled?: boolean;
  /** What is said where it is empty, and where it did not come. */
  none: string;
  failed: string;
  /** What is said where there is no such text at all, if that is something else. (STAT-10) */
  missing?: string;
};

/** A text that the shop writes, read once it is looked at: in a closed part of an accordion it is not. (API-49, API-51) */
export function StaticText({ page, titled = false, none, failed, missing = none }: Props) {
  const [ref, isNear] = useNear<HTMLDivElement>();
  const { data, isError, isFetching, refetch } = useQuery({ ...staticPageQuery(page), enabled: isNear });
  return (
    <div ref={ref} className={styles.block}>
      {isError ? (
        <Failed title={failed} retryLabel="Try again" busy={isFetching} onRetry={() => refetch()} />
      ) : data === undefined ? (
        <>
          <VisuallyHidden role="status">The text is on its way</VisuallyHidden>
          <TextSkeleton lines={8} />
        </>
      ) : data && hasWords(data.html) ? (
        <>
          {titled && data.title ? <h3 className={styles.named}>{data.title}</h3> : null}
          <RichText html={data.html} />
        </>
      ) : (
        <p>{data ? none : missing}</p>
      )}
    </div>
  );
}
