import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { ChartData } from '../catalogue/catalogue.ts';
import { getGraphIndex } from '../graph/graphIndex.ts';
import type { Address } from '../ui/address.ts';
import type { Navigate } from '../ui/useAddress.ts';
import styles from './MissingNotice.module.css';

/** Something that a link names and the chart no longer has, and the address without it. */
type Missing = { what: string; without: Partial<Address> };

/** What of an address the chart does not have: a state, a transition, a path or a step of it. */
export function findMissing({ graph, paths }: ChartData, address: Address): Missing[] {
  const reading = getGraphIndex(graph);
  const { state, transition, path, step } = address;
  const pickedPath = path === null ? undefined : paths[path - 1];
  const missing: (Missing | false)[] = [
    state !== null && !reading.state(state) && { what: `The state “${state}”`, without: { state: null } },
    transition !== null &&
      !reading.transition(transition) && { what: `The transition “${transition}”`, without: { transition: null } },
    path !== null && !pickedPath && { what: `Path ${path}`, without: { path: null, step: null } },
    pickedPath !== undefined &&
      step !== null &&
      step > pickedPath.steps.length && { what: `Step ${step} of path ${path}`, without: { step: null } },
  ];
  return missing.filter((one) => one !== false);
}

type Props = { chart: ChartData; address: Address; go: Navigate };

/** States what a link names and the chart does not have any more; the chart itself is shown under it. */
export function MissingNotice({ chart, address, go }: Props) {
  const missing = findMissing(chart, address);
  if (missing.length === 0) return null;
  return (
    <div className={styles.notices}>
      {missing.map(({ what, without }) => (
        <Notice
          key={what}
          live="polite"
          title={`${what} no longer exists in this chart.`}
          action={
            <Button look="quiet" size="small" onClick={() => go(without, 'quietly')}>
              Dismiss
            </Button>
          }
        >
          It may have been renamed or removed since the link was made. This is the chart as it is now.
        </Notice>
      ))}
    </div>
  );
}
