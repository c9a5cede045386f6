import type { ChartGraph } from '../graph/graph.ts';
import { describeTransition, getGraphIndex } from '../graph/graphIndex.ts';
import { AddressLink } from '../ui/AddressLink.tsx';
import look from '../ui/look.module.css';
import styles from './CoveragePanel.module.css';
import type { ChartCoverage } from './coverage.ts';

/** Transitions that no walk took. */
export function UncoveredTransitions({ coverage, graph }: { coverage: ChartCoverage; graph: ChartGraph }) {
  const reading = getGraphIndex(graph);
  const name = (id: string) => {
    const transition = reading.transition(id);
    return transition ? describeTransition(reading, transition) : id;
  };
  const ids = Object.keys(coverage.transitions).filter((id) => coverage.transitions[id] === 'missed');
  if (ids.length === 0) return null;
  return (
    <section>
      <h2 className={look.heading}>Not walked ({ids.length})</h2>
      <ul className={styles.items}>
        {ids.map((id) => (
          <li key={id}>
            <AddressLink part={{ transition: id }}>{name(id)}</AddressLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
