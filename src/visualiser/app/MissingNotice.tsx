import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { ChartData } from '../catalogue/catalogue.ts';
import { getGraphIndex } from '../graph/graphIndex.ts';
import type { Address } from '../ui/address.ts';
import { useAddress } from '../ui/useAddress.ts';
import styles from './MissingNotice.module.css';

/** Something that a link names and the chart no longer has, and the address without it. */
type MissingItem = { label: string; correction: Partial<Address> };

/** What of an address the chart does not have: a state, a transition, a path or a step of it. */
export function findMissing({ graph, paths }: ChartData, address: Address): MissingItem[] {
  const graphIndex = getGraphIndex(graph);
  const { state, transition, path, step } = address;
  const pickedPath = path === null ? undefined : paths[path - 1];
  const missing: (MissingItem | false)[] = [
    state !== null && !graphIndex.getState(state) && { label: `The state “${state}”`, correction: { state: null } },
    transition !== null &&
      !graphIndex.getTransition(transition) && {
        label: `The transition “${transition}”`,
        correction: { transition: null },
      },
    path !== null && !pickedPath && { label: `Path ${path}`, correction: { path: null, step: null } },
    pickedPath !== undefined &&
      step !== null &&
      step > pickedPath.steps.length && { label: `Step ${step} of path ${path}`, correction: { step: null } },
  ];
  return missing.filter((item) => item !== false);
}

/** States what a link names and the chart does not have any more; the chart itself is shown under it. */
export function MissingNotice({ chart }: { chart: ChartData }) {
  const [address, navigate] = useAddress();
  const missing = findMissing(chart, address);
  if (missing.length === 0) return null;
  return (
    <div className={styles.notices}>
      {missing.map(({ label, correction }) => (
        <Notice
          key={label}
          live="polite"
          title={`${label} no longer exists in this chart.`}
          action={
            <Button look="quiet" size="small" onClick={() => navigate(correction, 'replace')}>
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
