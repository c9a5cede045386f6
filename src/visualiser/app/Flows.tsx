import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../ui/BlockStates.tsx';
import { TextSkeleton } from '../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { type ChartTree, nestCharts } from '../catalogue/catalogue.ts';
import { catalogueQuery } from '../catalogue/queries.ts';
import { humanizeName } from '../graph/words.ts';
import { AddressLink } from '../ui/AddressLink.tsx';
import { useAddress } from '../ui/useAddress.ts';
import styles from './Flows.module.css';
import { usePrefetch } from './usePrefetch.ts';

type Props = { onNavigate: (() => void) | undefined };

/** Every flow by area, in the order of a visit; under a flow stand those that it runs. */
export function Flows({ onNavigate }: Props) {
  const { data, isError, isFetching, refetch } = useQuery(catalogueQuery);
  if (isError) {
    return <ErrorState title="The list of flows could not be read." busy={isFetching} onRetry={() => refetch()} />;
  }
  if (!data) {
    return (
      <div className={styles.loading}>
        <VisuallyHidden role="status">The list of flows is on its way</VisuallyHidden>
        <TextSkeleton lines={14} />
      </div>
    );
  }
  return data.areas.map(({ name, charts }) => (
    <section key={name} className={styles.area}>
      <h2 className={styles.name}>{name}</h2>
      <ChartTreeList trees={nestCharts(charts)} onNavigate={onNavigate} />
    </section>
  ));
}

function ChartTreeList({ trees, onNavigate }: { trees: readonly ChartTree[] } & Props) {
  const [{ chart: currentChart }] = useAddress();
  const prefetch = usePrefetch();
  return (
    <ul className={styles.flows}>
      {trees.map(({ chart, children }) => (
        <li key={chart.id}>
          <AddressLink
            to={{ chart: chart.id }}
            className={styles.flow}
            aria-current={chart.id === currentChart ? 'page' : undefined}
            title={chart.description}
            onClick={onNavigate}
            onPointerEnter={() => prefetch(chart.id)}
            onFocus={() => prefetch(chart.id)}
          >
            <span className={styles.label}>{humanizeName(chart.id)}</span>
            <span className={styles.count}>
              {chart.states}
              <VisuallyHidden> states</VisuallyHidden>
            </span>
          </AddressLink>
          {children.length > 0 ? <ChartTreeList trees={children} onNavigate={onNavigate} /> : null}
        </li>
      ))}
    </ul>
  );
}
