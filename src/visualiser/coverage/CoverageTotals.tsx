import { formatIndianDate } from '../../domain/indianDate.ts';
import { formatCount } from '../graph/words.ts';
import look from '../ui/look.module.css';
import styles from './CoveragePanel.module.css';
import type { ChartCoverage, TransitionOutcome } from './coverage.ts';

const KINDS = ['walked', 'missed'] as const satisfies TransitionOutcome[];

/** How many transitions were walked, in numbers and as a bar. */
export function CoverageTotals({ coverage: { transitions, paths, steps, mutants, at } }: { coverage: ChartCoverage }) {
  const all = Object.values(transitions);
  const count = (kind: TransitionOutcome) => all.filter((outcome) => outcome === kind).length;
  return (
    <section className={styles.totals}>
      <p className={styles.total}>
        <strong>{count('walked')}</strong> of {formatCount(all.length, 'transition')} walked
      </p>
      <div className={styles.bar} aria-hidden="true">
        {KINDS.filter(count).map((kind) => (
          <span key={kind} data-kind={kind} style={{ flexGrow: count(kind) }} />
        ))}
      </div>
      <p className={look.muted}>
        {formatCount(paths, 'path')} in {formatCount(steps, 'step')}, on the real view, on{' '}
        {formatIndianDate(Date.parse(at))}.
      </p>
      {mutants ? (
        <p className={look.muted}>
          Of {formatCount(mutants.made, 'small change')} to the chart the paths noticed {mutants.killed}.
        </p>
      ) : (
        <p className={look.muted}>
          <code>npm run mutants:charts</code> tells which changes to the chart its paths would not notice.
        </p>
      )}
    </section>
  );
}
