import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { STORE_NAME } from '../../domain/documentTitle.ts';
import { ErrorState } from '../../ui/BlockStates.tsx';
import { TextSkeleton } from '../../ui/Skeleton.tsx';
import type { ChartEntry } from '../catalogue/catalogue.ts';
import { listCharts } from '../catalogue/catalogue.ts';
import { catalogueQuery } from '../catalogue/queries.ts';
import { formatCount, humanizeName } from '../graph/words.ts';
import { AddressLink } from '../ui/AddressLink.tsx';
import styles from './Overview.module.css';
import { usePrefetch } from './usePrefetch.ts';

const sumOf = (charts: readonly ChartEntry[], key: 'states' | 'transitions' | 'paths') =>
  charts.reduce((sum, chart) => sum + chart[key], 0);

/** The start page: what this is, and every flow with its description. */
export function Overview() {
  const { data, isError, isFetching, refetch } = useQuery(catalogueQuery);
  const prefetch = usePrefetch();
  useEffect(() => {
    document.title = `Charts of ${STORE_NAME}`;
    prefetch(null);
  }, [prefetch]);
  const charts = data ? listCharts(data) : [];
  return (
    <main className={styles.overview} id="shown" tabIndex={-1}>
      <h1 className={styles.title}>Every flow, as it runs</h1>
      <p className={styles.lead}>
        Each diagram here is the code of the store itself. Read what a flow does, play its paths on the real page, watch
        it in another tab, and see what is tested.
      </p>
      {isError ? <ErrorState title="The flows could not be read." busy={isFetching} onRetry={() => refetch()} /> : null}
      {data ? (
        <p className={styles.totals}>
          {[
            formatCount(charts.length, 'flow'),
            formatCount(sumOf(charts, 'states'), 'state'),
            formatCount(sumOf(charts, 'transitions'), 'transition'),
            formatCount(sumOf(charts, 'paths'), 'path'),
          ].join(' · ')}
        </p>
      ) : (
        <TextSkeleton lines={6} />
      )}
      {data?.areas.map(({ name, charts: areaCharts }) => (
        <section key={name} className={styles.area}>
          <h2 className={styles.name}>{name}</h2>
          <ul className={styles.cards}>
            {areaCharts.map((chart) => (
              <li key={chart.id}>
                <Card chart={chart} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </main>
  );
}

function Card({ chart: { id, description, states, transitions, children } }: { chart: ChartEntry }) {
  const prefetch = usePrefetch();
  return (
    <AddressLink
      to={{ chart: id }}
      className={styles.card}
      onPointerEnter={() => prefetch(id)}
      onFocus={() => prefetch(id)}
    >
      <span className={styles.flow}>{humanizeName(id)}</span>
      <span className={styles.description}>{description}</span>
      <span className={styles.size}>
        {`${formatCount(states, 'state')} · ${formatCount(transitions, 'transition')}`}
        {children.length > 0 ? ` · runs ${children.map((child) => humanizeName(child).toLowerCase()).join(', ')}` : ''}
      </span>
    </AddressLink>
  );
}
