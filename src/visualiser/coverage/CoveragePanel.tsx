import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ErrorState } from '../../ui/BlockStates.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { TextSkeleton } from '../../ui/Skeleton.tsx';
import type { PanelProps } from '../ui/panel.ts';
import styles from './CoveragePanel.module.css';
import { CoverageTotals } from './CoverageTotals.tsx';
import { coverageQuery } from './coverageQuery.ts';
import { createOverlay } from './createOverlay.ts';
import { Pictures } from './Pictures.tsx';
import { SurvivingMutants } from './SurvivingMutants.tsx';
import { UncoveredTransitions } from './UncoveredTransitions.tsx';

/** What the last run of the tests did with the chart, over its diagram and in words. */
export function CoveragePanel({ chart: { graph }, address, marks }: PanelProps) {
  const { data: coverage, isPending, isError, isFetching, refetch } = useQuery(coverageQuery(graph.id));
  useEffect(() => {
    if (!coverage) return;
    marks.set({ overlay: createOverlay(coverage) });
    return () => marks.set({ overlay: undefined });
  }, [coverage, marks]);

  if (isPending) return <TextSkeleton lines={8} />;
  if (isError)
    return (
      <ErrorState
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
              What is marked belongs to the version that was walked then; <code>npm run test:model</code> walks this
              one.
            </Notice>
          )}
          <CoverageTotals coverage={coverage} />
          <UncoveredTransitions coverage={coverage} graph={graph} />
          <SurvivingMutants coverage={coverage} />
        </>
      ) : (
        <Notice title="This flow has not been walked here yet">
          <code>npm run test:model</code> walks every flow on its real view, and <code>npm run mutants:charts</code>{' '}
          changes the charts to see what the paths notice. What they find is shown here.
        </Notice>
      )}
      <Pictures graph={graph} picked={address.state} />
    </div>
  );
}
