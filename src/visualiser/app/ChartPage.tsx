import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { STORE_NAME } from '../../domain/documentTitle.ts';
import { ErrorState } from '../../ui/BlockStates.tsx';
import { Skeleton, TextSkeleton } from '../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import type { ChartData } from '../catalogue/catalogue.ts';
import { listCharts } from '../catalogue/catalogue.ts';
import { catalogueQuery, chartQuery } from '../catalogue/queries.ts';
import type { ChartGraph } from '../graph/graph.ts';
import { describeInWords, describeTransition, getGraphIndex, getStateName } from '../graph/graphIndex.ts';
import { endSentence, formatCount, humanizeName } from '../graph/words.ts';
import { createMarks } from '../marks/marks.ts';
import type { Address } from '../ui/address.ts';
import { useAddress } from '../ui/useAddress.ts';
import { useIsDesktop } from '../ui/useIsDesktop.ts';
import { ChartHead } from './ChartHead.tsx';
import styles from './ChartPage.module.css';
import { LazyPart } from './LazyPart.tsx';
import { MissingNotice } from './MissingNotice.tsx';
import { Panels } from './Panels.tsx';
import { VIEW_PARTS } from './parts.ts';
import { Splitter } from './Splitter.tsx';
import { UnknownChart } from './UnknownChart.tsx';
import { usePersistedState } from './usePersistedState.ts';
import { usePrefetch } from './usePrefetch.ts';

const WIDTH = { default: 384, min: 320, max: 960 };

type Props = { id: string; hasPanel: boolean };

/** The page of one flow, or a notice that no flow has that name. */
export function ChartPage({ id, hasPanel }: Props) {
  const catalogue = useQuery(catalogueQuery);
  const chart = useQuery(chartQuery(id));
  const prefetch = usePrefetch();
  const isUnknown = catalogue.data && !listCharts(catalogue.data).some((entry) => entry.id === id);
  useEffect(() => {
    document.title = `${humanizeName(id)} · Charts of ${STORE_NAME}`;
  }, [id]);
  useEffect(() => prefetch(id), [prefetch, id]);
  if (isUnknown) return <UnknownChart id={id} catalogue={catalogue.data} />;
  if (chart.data) return <LoadedChart chart={chart.data} hasPanel={hasPanel} />;
  return (
    <main className={styles.main} id="shown" tabIndex={-1}>
      {chart.isError ? (
        <ErrorState
          title={`The flow “${humanizeName(id)}” could not be read.`}
          text="The list of flows and the search still work."
          busy={chart.isFetching}
          onRetry={() => chart.refetch()}
        />
      ) : (
        <LoadingPlaceholder label={`${humanizeName(id)} is on its way`} />
      )}
    </main>
  );
}

const LoadingPlaceholder = ({ label }: { label: string }) => (
  <div className={styles.loading}>
    <VisuallyHidden role="status">{label}</VisuallyHidden>
    <Skeleton height="100%" />
  </div>
);

function LoadedChart({ chart, hasPanel }: { chart: ChartData; hasPanel: boolean }) {
  const [{ view: viewName }] = useAddress();
  const [marks] = useState(createMarks);
  const isDesktop = useIsDesktop();
  const [width, setWidth] = usePersistedState('charts.panelWidth', WIDTH.default);
  const panelProps = { chart, marks };
  const view = VIEW_PARTS[viewName];
  const label = `The ${view.name.toLowerCase()}`;
  return (
    <>
      <main className={styles.main} id="shown" tabIndex={-1}>
        <ChartHead chart={chart} />
        <MissingNotice chart={chart} />
        <div className={styles.view} data-view={viewName}>
          <LazyPart
            key={viewName}
            part={view}
            panelProps={panelProps}
            label={label}
            fallback={<LoadingPlaceholder label={`${label} is on its way`} />}
          />
        </div>
        <Announcer graph={chart.graph} />
      </main>
      {hasPanel ? (
        <aside className={styles.panel} style={isDesktop ? { inlineSize: width } : undefined} aria-label="Panel">
          {isDesktop ? <Splitter width={width} min={WIDTH.min} max={WIDTH.max} onResize={setWidth} /> : null}
          <Panels {...panelProps} fallback={<TextSkeleton lines={8} />} />
        </aside>
      ) : null}
    </>
  );
}

function describePick(graph: ChartGraph, { state: stateId, transition: transitionId, naming }: Address): string {
  const graphIndex = getGraphIndex(graph);
  const state = stateId === null ? undefined : graphIndex.getState(stateId);
  if (state) {
    const transitionCounts = `${formatCount(graphIndex.getOutgoing(state.id).length, 'way')} out, ${graphIndex.getIncoming(state.id).length} in`;
    return `State ${getStateName(state)}. ${endSentence(state.description)} ${transitionCounts}.`;
  }
  const transition = transitionId === null ? undefined : graphIndex.getTransition(transitionId);
  if (!transition) return '';
  if (naming === 'words') return endSentence(describeInWords(graphIndex, transition));
  return `${describeTransition(graphIndex, transition)}. ${transition.description}`;
}

/** Tells screen readers what has been picked. */
function Announcer({ graph }: { graph: ChartGraph }) {
  const [address] = useAddress();
  return <VisuallyHidden role="status">{describePick(graph, address)}</VisuallyHidden>;
}
