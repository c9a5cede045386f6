import type { ChartGraph } from '../graph/graph.ts';
import { describeTransition, getGraphIndex, getStateName } from '../graph/graphIndex.ts';
import type { Pick } from '../marks/marks.ts';
import styles from './Caption.module.css';

/** What lies under the pointer, in plain words. A screen reader has heard it from the thing itself. */
export function Caption({ graph, pick }: { graph: ChartGraph; pick: Pick | null }) {
  const reading = getGraphIndex(graph);
  const state = pick?.kind === 'state' ? reading.state(pick.id) : undefined;
  const transition = pick?.kind === 'transition' ? reading.transition(pick.id) : undefined;
  const title = state ? getStateName(state) : transition && describeTransition(reading, transition);
  if (!title || state === reading.root) return null;
  return (
    <div className={styles.caption} aria-hidden="true">
      <p className={styles.title}>
        {title}
        {transition?.guard ? <span className={styles.guard}> if {transition.guard}</span> : null}
      </p>
      <p className={styles.text}>{(state ?? transition)?.description}</p>
    </div>
  );
}
