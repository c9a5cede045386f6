import look from '../app/look.module.css';
import { readingOf, sentenceOf } from '../app/reading.ts';
import { To } from '../app/To.tsx';
import type { ChartGraph } from '../graph/graph.ts';
import styles from './CoveragePanel.module.css';
import type { ChartCoverage, Walked } from './coverage.ts';

const LISTS = [
  ['missed', 'Not walked'],
  ['unreachable', 'Unreachable'],
] as const satisfies [Walked, string][];

/** Transitions that no walk took: those that one could have, and those that none can, with the reason. */
export function Untaken({ coverage, graph }: { coverage: ChartCoverage; graph: ChartGraph }) {
  const reading = readingOf(graph);
  const name = (id: string) => {
    const transition = reading.transition(id);
    return transition ? sentenceOf(reading, transition) : id;
  };
  return LISTS.map(([kind, title]) => {
    const ids = Object.keys(coverage.transitions).filter((id) => coverage.transitions[id] === kind);
    if (ids.length === 0) return null;
    return (
      <section key={kind}>
        <h2 className={look.heading}>
          {title} ({ids.length})
        </h2>
        <ul className={styles.items}>
          {ids.map((id) => (
            <li key={id}>
              <To part={{ transition: id }}>{name(id)}</To>
              {coverage.reasons[id] ? <p className={styles.quiet}>{coverage.reasons[id]}</p> : null}
            </li>
          ))}
        </ul>
      </section>
    );
  });
}
