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
  /** Is the text's own title shown above it? */
  hasTitle?: boolean;
  /** Shown where the text is empty, and where it failed to load. */
  emptyText: string;
  errorText: string;
  /** Shown where there is no such text at all, if different. (STAT-10) */
  missingText?: string;
};

/** A text that the shop writes, read once it is in view, which it is not in a closed accordion. (API-49, API-51) */
function StaticText({ page, hasTitle = false, emptyText, errorText, missingText = emptyText }: Props) {
  const [ref, isInView] = useInView<HTMLDivElement>();
  const { data, isError, isFetching, refetch } = useQuery({ ...staticPageQuery(page), enabled: isInView });
  return (
    <div ref={ref} className={styles.block}>
      {isError ? (
        <ErrorState title={errorText} busy={isFetching} onRetry={() => refetch()} />
      ) : data === undefined ? (
        <>
          <VisuallyHidden role="status">The text is on its way</VisuallyHidden>
          <TextSkeleton lines={8} />
        </>
      ) : data && hasContent(data.html) ? (
        <>
          {hasTitle && data.title ? <h3 className={styles.textTitle}>{data.title}</h3> : null}
          <RichText html={data.html} />
        </>
      ) : (
        <p>{data ? emptyText : missingText}</p>
      )}
    </div>
  );
}

/** Loaded only for a picture that is made up. */
const Making = lazyWithRetry(async () => (await import('./Making.tsx')).Making);

type Panel = { id: 'description' | 'care' | 'returns'; name: string; content: ReactNode };

/** Tabs on a desk with the reviews, where there are any, beside them; one accordion on a phone. (ART-10, ART-11, WALL-05, GIFT-12, DECOR-08, MIX-10) */
export function DetailPanels({ description, themes, care: careSubject, piece, frame, artwork }: DetailProps) {
  const onPhone = useIsNarrow();
  const [open, setOpen] = useState<Panel['id']>(description === null ? 'care' : 'description');
  const careNode = getCareNode(careSubject);
  const descriptionPanel: Panel = {
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
    ...(description === null ? [] : [descriptionPanel]),
    {
      id: 'care',
      name: 'Care Instructions',
      // A key per text, so that no block shows the text before it.
      content: (
        <StaticText
          key={careNode}
          page={careNode}
          hasTitle
          emptyText={formatMessage(detailsMessages['details.noCare'])}
          missingText={formatMessage(detailsMessages['details.careMissing'])}
          errorText={formatMessage(detailsMessages['details.careFailed'])}
        />
      ),
    },
    {
      id: 'returns',
      name: 'Return Policy',
      content: (
        <StaticText
          page={RETURN_POLICY_NODE}
          emptyText={formatMessage(detailsMessages['details.noReturns'])}
          errorText={formatMessage(detailsMessages['details.returnsFailed'])}
        />
      ),
    },
  ];
  const reviews =
    !piece && frame === undefined ? null : (
      <PartErrorBoundary
        part="reviews"
        resetKey={frame?.id}
        fallback={(onRetry) => <ErrorState title={formatMessage(notFoundMessages['wrong.try'])} onRetry={onRetry} />}
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
