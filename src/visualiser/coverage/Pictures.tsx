import look from '../app/look.module.css';
import { nameOf, readingOf } from '../app/reading.ts';
import { To } from '../app/To.tsx';
import type { ChartGraph, GraphState } from '../graph/graph.ts';
import { StageFrame } from '../stage/StageFrame.tsx';
import styles from './CoveragePanel.module.css';
import { lookable } from './lookable.ts';

type Props = { graph: ChartGraph; picked: string | null; pictures: Readonly<Record<string, string>> };

/** The real view in the state that is picked, and a picture of it in every other. */
export function Pictures({ graph, picked, pictures }: Props) {
  const leaves = lookable(graph);
  const shown = leaves.find(({ id }) => id === picked);
  const reading = readingOf(graph);
  const titleOf = ({ id }: GraphState) => reading.around(id).slice(1).map(nameOf).join(' › ');
  return (
    <section>
      <h3 className={look.heading}>The real view in each state ({leaves.length})</h3>
      {shown ? <StageFrame key={shown.id} chart={graph.id} mode={{ stands: shown.id }} title={titleOf(shown)} /> : null}
      <ul className={styles.pictures}>
        {leaves.map((state) => (
          <li key={state.id}>
            <To className={styles.picture} part={{ state: state.id }} aria-current={state.id === picked || undefined}>
              {pictures[state.id] ? (
                <img src={pictures[state.id]} alt="" loading="lazy" />
              ) : (
                <span className={styles.blank} aria-hidden="true" />
              )}
              <span>{titleOf(state)}</span>
            </To>
          </li>
        ))}
      </ul>
    </section>
  );
}
