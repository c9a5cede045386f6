import { dayInIndia } from '../../domain/indiaTime.ts';
import { counted } from '../app/words.ts';
import styles from './CoveragePanel.module.css';
import type { ChartCoverage, Walked } from './coverage.ts';

const KINDS = ['walked', 'missed'] as const satisfies Walked[];

/** How many transitions were walked, in numbers and as a bar. */
export function Sums({ coverage: { transitions, paths, steps, mutants, at } }: { coverage: ChartCoverage }) {
  const all = Object.values(transitions);
  const count = (kind: Walked) => all.filter((became) => became === kind).length;
  return (
    <section className={styles.sums}>
      <p className={styles.sum}>
        <strong>{count('walked')}</strong> of {counted(all.length, 'transition')} walked
      </p>
      <div className={styles.bar} aria-hidden="true">
        {KINDS.filter(count).map((kind) => (
          <span key={kind} data-kind={kind} style={{ flexGrow: count(kind) }} />
        ))}
      </div>
      <p className={styles.quiet}>
        {counted(paths, 'path')} in {counted(steps, 'step')}, on the real view, on {dayInIndia(Date.parse(at))}.
      </p>
      {mutants ? (
        <p className={styles.quiet}>
          Of {counted(mutants.made, 'small change')} to the chart the paths noticed {mutants.killed}.
        </p>
      ) : (
        <p className={styles.quiet}>
          <code>npm run mutants:charts</code> tells which changes to the chart its paths would not notice.
        </p>
      )}
    </section>
  );
}
