import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { getCareNode, RETURN_POLICY_NODE, staticPageQuery } from '../../api/queries/details.ts';
import { useIsNarrow } from '../../kit/browser/mediaQuery.ts';
import { useInView } from '../../kit/browser/viewport.ts';
import { lazyWithRetry } from '../../kit/loading/lazy.tsx';
import { PartErrorBoundary } from '../../kit/loading/PartErrorBoundary.tsx';
import { formatMessage } from '../../messages/message.ts';
import { detailsMessages } from '../../messages/product.ts';
import { notFoundMessages } from '../../messages/shell.ts';
import { RichText } from '../../richText/RichText.tsx';
import { hasContent } from '../../richText/sanitizer.ts';
import { Accordion } from '../../ui/Accordion.tsx';
import { ErrorState } from '../../ui/BlockStates.tsx';
import { TextSkeleton } from '../../ui/Skeleton.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { Description, type DetailProps } from './Description.tsx';
import styles from './DetailPanels.module.css';
import { Reviews } from './Reviews.tsx';

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
function StaticText({ page, titled = false, none, failed, missing = none }: Props) {
  const [ref, isInView] = useInView<HTMLDivElement>();
  const { data, isError, isFetching, refetch } = useQuery({ ...staticPageQuery(page), enabled: isInView });
  return (
    <div ref={ref} className={styles.block}>
      {isError ? (
        <ErrorState title={failed} retryLabel="Try again" busy={isFetching} onRetry={() => refetch()} />
      ) : data === undefined ? (
        <>
          <VisuallyHidden role="status">The text is on its way</VisuallyHidden>
          <TextSkeleton lines={8} />
        </>
      ) : data && hasContent(data.html) ? (
        <>
          {titled && data.title ? <h3 className={styles.textTitle}>{data.title}</h3> : null}
          <RichText html={data.html} />
        </>
      ) : (
        <p>{data ? none : missing}</p>
      )}
    </div>
  );
}

/** What is drawn comes with a picture that is made up. */
const Making = lazyWithRetry(async () => (await import('./Making.tsx')).Making);

type Panel = { id: 'description' | 'care' | 'returns'; name: string; content: ReactNode };

/** Tabs on a desk with the reviews, where there are any, beside them; one accordion on a phone. (ART-10, ART-11, WALL-05, GIFT-12, DECOR-08, MIX-10) */
export function DetailPanels({ description, themes, care: cared, piece, frame, artwork }: DetailProps) {
  const onPhone = useIsNarrow();
  const [open, setOpen] = useState<Panel['id']>(description === null ? 'care' : 'description');
  const care = getCareNode(cared);
  const described: Panel = {
    id: 'description',
    name: 'Description',
    content: (
      <Description
        description={description || formatMessage(detailsMessages['details.noDescription'])}
        themes={themes}
      />
    ),
  };
  const panels: Panel[] = [
    ...(description === null ? [] : [described]),
    {
      id: 'care',
      name: 'Care Instructions',
      // Another text is another block: none shows the words of the one before it.
      content: (
        <StaticText
          key={care}
          page={care}
          titled
          none={formatMessage(detailsMessages['details.noCare'])}
          missing={formatMessage(detailsMessages['details.careMissing'])}
          failed={formatMessage(detailsMessages['details.careFailed'])}
        />
      ),
    },
    {
      id: 'returns',
      name: 'Return Policy',
      content: (
        <StaticText
          page={RETURN_POLICY_NODE}
          none={formatMessage(detailsMessages['details.noReturns'])}
          failed={formatMessage(detailsMessages['details.returnsFailed'])}
        />
      ),
    },
  ];
  const reviews =
    !piece && frame === undefined ? null : (
      <PartErrorBoundary
        part="reviews"
        resetKey={frame?.id}
        fallback={(onRetry) => (
          <ErrorState title={formatMessage(notFoundMessages['wrong.try'])} retryLabel="Try again" onRetry={onRetry} />
        )}
      >
        <Reviews piece={piece} frame={frame} />
      </PartErrorBoundary>
    );
  const making = artwork ? (
    <PartErrorBoundary part="making" fallback={() => null}>
      <Suspense fallback={null}>
        <Making artwork={artwork} />
      </Suspense>
    </PartErrorBoundary>
  ) : null;
  if (onPhone)
    return (
      <>
        <Accordion
          single={false}
          items={[
            ...panels.map(({ id, name, content }) => ({ id, title: name, content, open: id === open })),
            ...(reviews ? [{ id: 'reviews', title: 'Reviews', content: reviews }] : []),
          ]}
        />
        {making}
      </>
    );
  const tabs = (
    <Tabs label="Details" tabs={panels} selected={open} onSelect={setOpen}>
      <div className={styles.panel}>{panels.find(({ id }) => id === open)?.content}</div>
    </Tabs>
  );
  if (!reviews) return tabs;
  return (
    <>
      <div className={styles.columns}>
        {tabs}
        <section className={styles.reviews} aria-label="Reviews">
          <h2 className={styles.title}>Reviews</h2>
          {reviews}
        </section>
      </div>
      {making}
    </>
  );
}
