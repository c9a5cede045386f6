import type { ChartGraph } from '../graph/graph.ts';
import { describeRoute, describeTransition, getGraphIndex, getStateName } from '../graph/graphIndex.ts';
import { toQuestion } from '../graph/words.ts';
import type { Naming } from '../layout/cards.ts';
import type { DiagramSelection } from '../marks/marks.ts';
import styles from './Caption.module.css';

type Props = { graph: ChartGraph; pick: DiagramSelection | null; naming: Naming };

/** Describes the part under the pointer. Screen readers get it from the part itself. */
export function Caption({ graph, pick, naming }: Props) {
  const graphIndex = getGraphIndex(graph);
  const state = pick?.kind === 'state' ? graphIndex.getState(pick.id) : undefined;
  const transition = pick?.kind === 'transition' ? graphIndex.getTransition(pick.id) : undefined;
  const describe = naming === 'words' ? describeRoute : describeTransition;
  const title = state ? getStateName(state) : transition && describe(graphIndex, transition);
  if (!title || state === graphIndex.root) return null;
  return (
    <div className={styles.caption} aria-hidden="true">
      <p className={styles.title}>
        {title}
        {transition?.guard ? (
          <span className={styles.guard}>
            {naming === 'code' ? ` if ${transition.guard}` : ` ${toQuestion(transition.guard)}`}
          </span>
        ) : null}
      </p>
      <p className={styles.text}>{(state ?? transition)?.description}</p>
    </div>
  );
}
