import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Failed } from '../../ui/BlockStates.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { TextSkeleton } from '../../ui/Skeleton.tsx';
import type { PanelProps } from '../app/panel.ts';
import styles from './CoveragePanel.module.css';
import { coverageData } from './coverageData.ts';
import { overlayOf } from './overlayOf.ts';
import { Pictures } from './Pictures.tsx';
import { Sums } from './Sums.tsx';
import { Unnoticed } from './Unnoticed.tsx';
import { Untaken } from './Untaken.tsx';

/** What the last run of the tests did with the chart, over its diagram and in words. */
export function CoveragePanel({ chart: { graph }, address, marks }: PanelProps) {
  const { data: coverage, isPending, isError, isFetching, refetch } = useQuery(coverageData(graph.id));
  useEffect(() => {
    if (!coverage) return;
    marks.set({ overlay: overlayOf(coverage) });
    return () => marks.set({ overlay: undefined });
  }, [coverage, marks]);

  if (isPending) return <TextSkeleton lines={8} />;
  if (isError)
    return (
      <Failed
        title="The coverage could not be read."
        retryLabel="Try again"
        busy={isFetching}
        onRetry={() => refetch()}
      />
    );
  return (
    <div className={styles.coverage}>
      {coverage ? (
        <>
          {coverage.version === graph.version ? null : (
            <Notice title="The flow has changed since it was walked">
              What is marked belongs to the version that was walked then; <code>npm run test:walks</code> walks this
              one.
            </Notice>
          )}
          <Sums coverage={coverage} />
          <Untaken coverage={coverage} graph={graph} />
          <Unnoticed coverage={coverage} />
        </>
      ) : (
        <Notice title="This flow has not been walked here yet">
          <code>npm run test:walks</code> walks every flow on its real view, and <code>npm run mutants:charts</code>{' '}
          changes the charts to see what the paths notice. What they find is shown here.
        </Notice>
      )}
      <Pictures graph={graph} picked={address.state} pictures={coverage?.pictures ?? {}} />
    </div>
  );
}
