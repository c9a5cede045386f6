import type { ChartGraph } from '../graph/graph.ts';
import { describeRoute, describeTransition, getGraphIndex, getStateName } from '../graph/graphIndex.ts';
import { toQuestion } from '../graph/words.ts';
import type { Naming } from '../layout/cards.ts';
import styles from './Caption.module.css';

type Props = { graph: ChartGraph; pick: string | null; naming: Naming };

/** Describes the part under the pointer. Screen readers get it from the part itself. */
export function Caption({ graph, pick, naming }: Props) {
  const graphIndex = getGraphIndex(graph);
  const state = pick === null ? undefined : graphIndex.getState(pick);
  const transition = pick === null ? undefined : graphIndex.getTransition(pick);
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
