import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ErrorState } from '../../ui/BlockStates.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { TextSkeleton } from '../../ui/Skeleton.tsx';
import { fetchOptionalJson } from '../catalogue/queries.ts';
import type { ChartGraph } from '../graph/graph.ts';
import { describeTransition, getGraphIndex } from '../graph/graphIndex.ts';
import { AddressLink } from '../ui/AddressLink.tsx';
import { toSelection } from '../ui/address.ts';
import look from '../ui/look.module.css';
import type { PanelProps } from '../ui/panel.ts';
import styles from './CoveragePanel.module.css';
import { CoverageTotals } from './CoverageTotals.tsx';
import { type ChartCoverage, createOverlay } from './coverage.ts';
import { Pictures } from './Pictures.tsx';

/** What the last runs of the tests left of a chart; null where they were not run. They may be run while the page is open. */
const coverageQuery = (chart: string) =>
  queryOptions({
    queryKey: ['coverage', chart],
    queryFn: async ({ signal }) =>
      (await fetchOptionalJson<ChartCoverage>(`data/${chart}.coverage.json`, signal)) ?? null,
    staleTime: 0,
  });

/** What the last run of the tests did with the chart, over its diagram and in words. */
export function CoveragePanel({ chart: { graph }, marks }: PanelProps) {
  const { data: coverage, isPending, isError, isFetching, refetch } = useQuery(coverageQuery(graph.id));
  useEffect(() => {
    if (!coverage) return;
    marks.set({ overlay: createOverlay(coverage) });
    return () => marks.set({ overlay: undefined });
  }, [coverage, marks]);

  if (isPending) return <TextSkeleton lines={8} />;
  if (isError)
    return <ErrorState title="The coverage could not be read." busy={isFetching} onRetry={() => refetch()} />;
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
      <Pictures graph={graph} />
    </div>
  );
}

/** Transitions that no walk took. */
function UncoveredTransitions({ coverage, graph }: { coverage: ChartCoverage; graph: ChartGraph }) {
  const graphIndex = getGraphIndex(graph);
  const getName = (id: string) => {
    const transition = graphIndex.getTransition(id);
    return transition ? describeTransition(graphIndex, transition) : id;
  };
  const ids = Object.keys(coverage.transitions).filter((id) => coverage.transitions[id] === 'missed');
  if (ids.length === 0) return null;
  return (
    <section>
      <h2 className={look.heading}>Not walked ({ids.length})</h2>
      <ul className={styles.items}>
        {ids.map((id) => (
          <li key={id}>
            <AddressLink to={{ transition: id }}>{getName(id)}</AddressLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Changes of the chart that its paths do not notice, by the part that was changed. */
function SurvivingMutants({ coverage: { mutants } }: { coverage: ChartCoverage }) {
  const survivors = mutants?.survivors ?? [];
  if (survivors.length === 0) return null;
  const parts = [...new Set(survivors.map(({ id }) => id))];
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>Changes that went unnoticed ({survivors.length})</summary>
      <ul className={styles.items}>
        {parts.map((id) => (
          <li key={id}>
            <AddressLink className={look.code} to={toSelection(id)}>
              {id}
            </AddressLink>
            <ul className={look.muted}>
              {survivors
                .filter((survivor) => survivor.id === id)
                .map(({ change }) => (
                  <li key={change}>{change}</li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
    </details>
  );
}
