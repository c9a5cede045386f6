import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { ChartData } from '../catalogue/catalogue.ts';
import type { Address } from '../ui/address.ts';
import type { Navigate } from '../ui/useAddress.ts';
import styles from './MissingNotice.module.css';
import { findMissing } from './missing.ts';

type Props = { chart: ChartData; address: Address; go: Navigate };

/** States what a link names and the chart does not have any more; the chart itself is shown under it. */
export function MissingNotice({ chart, address, go }: Props) {
  const missing = findMissing(chart, address);
  if (missing.length === 0) return null;
  return (
    <div className={styles.gone}>
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
