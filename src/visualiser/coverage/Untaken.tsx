import look from '../app/look.module.css';
import { readingOf, sentenceOf } from '../app/reading.ts';
import { To } from '../app/To.tsx';
import type { ChartGraph } from '../graph/graph.ts';
import styles from './CoveragePanel.module.css';
import type { ChartCoverage } from './coverage.ts';

/** Transitions that no walk took. */
export function Untaken({ coverage, graph }: { coverage: ChartCoverage; graph: ChartGraph }) {
  const reading = readingOf(graph);
  const name = (id: string) => {
    const transition = reading.transition(id);
    return transition ? sentenceOf(reading, transition) : id;
  };
  const ids = Object.keys(coverage.transitions).filter((id) => coverage.transitions[id] === 'missed');
  if (ids.length === 0) return null;
  return (
    <section>
      <h2 className={look.heading}>Not walked ({ids.length})</h2>
      <ul className={styles.items}>
        {ids.map((id) => (
          <li key={id}>
            <To part={{ transition: id }}>{name(id)}</To>
          </li>
        ))}
      </ul>
    </section>
  );
}
