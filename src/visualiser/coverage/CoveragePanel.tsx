import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ErrorState } from '../../ui/BlockStates.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { TextSkeleton } from '../../ui/Skeleton.tsx';
import type { PanelProps } from '../ui/panel.ts';
import styles from './CoveragePanel.module.css';
import { CoverageTotals } from './CoverageTotals.tsx';
import type { ChartCoverage } from './coverage.ts';
import { createOverlay } from './coverage.ts';
import { Pictures } from './Pictures.tsx';
import { SurvivingMutants } from './SurvivingMutants.tsx';
import { UncoveredTransitions } from './UncoveredTransitions.tsx';

async function read(chart: string, signal: AbortSignal): Promise<ChartCoverage | null> {
  const answer = await fetch(new URL(`data/${chart}.coverage.json`, document.baseURI), { signal });
  // A host of plain files may answer with its own page where there is no such file.
  if (answer.status === 404 || answer.headers.get('content-type')?.startsWith('text/html')) return null;
  if (!answer.ok) throw new Error(`The coverage of ${chart} could not be read (${answer.status})`);
  return answer.json() as Promise<ChartCoverage>;
}

/** What the last runs of the tests left of a chart; null where they were not run. They may be run while the page is open. */
const coverageQuery = (chart: string) =>
  queryOptions({ queryKey: ['coverage', chart], queryFn: ({ signal }) => read(chart, signal), staleTime: 0 });

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
