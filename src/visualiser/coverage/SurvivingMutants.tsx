import { AddressLink } from '../ui/AddressLink.tsx';
import look from '../ui/look.module.css';
import styles from './CoveragePanel.module.css';
import type { ChartCoverage } from './coverage.ts';

/** Changes of the chart that its paths do not notice, by the part that was changed. */
export function SurvivingMutants({ coverage: { mutants } }: { coverage: ChartCoverage }) {
  const survivors = mutants?.survivors ?? [];
  if (survivors.length === 0) return null;
  const parts = [...new Set(survivors.map(({ id }) => id))];
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>Changes that went unnoticed ({survivors.length})</summary>
      <ul className={styles.items}>
        {parts.map((id) => (
          <li key={id}>
            <AddressLink className={look.code} part={id.includes('|') ? { transition: id } : { state: id }}>
              {id}
            </AddressLink>
            <ul className={styles.quiet}>
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
