import { useQuery } from '@tanstack/react-query';
import { Failed } from '../../ui/BlockStates.tsx';
import { TextSkeleton } from '../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { useAhead } from './ahead.ts';
import { catalogueData } from './data.ts';
import styles from './Flows.module.css';
import { type Nest, nested } from './nesting.ts';
import { To } from './To.tsx';
import { useAddress } from './useAddress.ts';
import { spoken } from './words.ts';

type Props = { onGone: () => void };

/** Every flow by area, in the order of a visit; under a flow stand those that it runs. */
export function Flows({ onGone }: Props) {
  const { data, isError, isFetching, refetch } = useQuery(catalogueData);
  if (isError) {
    return (
      <Failed
        title="The list of flows could not be read."
        retryLabel="Try again"
        busy={isFetching}
        onRetry={() => refetch()}
      />
    );
  }
  if (!data) {
    return (
      <div className={styles.waiting}>
        <VisuallyHidden role="status">The list of flows is on its way</VisuallyHidden>
        <TextSkeleton lines={14} />
      </div>
    );
  }
  return data.areas.map(({ name, charts }) => (
    <section key={name} className={styles.area}>
      <h2 className={styles.name}>{name}</h2>
      <Nests nests={nested(charts)} onGone={onGone} />
    </section>
  ));
}

function Nests({ nests, onGone }: { nests: readonly Nest[] } & Props) {
  const [{ chart: shown }] = useAddress();
  const fetchAhead = useAhead();
  return (
    <ul className={styles.flows}>
      {nests.map(({ chart, inside }) => (
        <li key={chart.id}>
          <To
            part={{ chart: chart.id }}
            className={styles.flow}
            aria-current={chart.id === shown ? 'page' : undefined}
            title={chart.description}
            onClick={onGone}
            onPointerEnter={() => fetchAhead(chart.id)}
            onFocus={() => fetchAhead(chart.id)}
          >
            <span className={styles.words}>{spoken(chart.id)}</span>
            <span className={styles.count}>
              {chart.states}
              <VisuallyHidden> states</VisuallyHidden>
            </span>
          </To>
          {inside.length > 0 ? <Nests nests={inside} onGone={onGone} /> : null}
        </li>
      ))}
    </ul>
  );
}
