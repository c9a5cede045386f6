import { Icon } from '../../ui/Icon.tsx';
import type { GraphState, GraphTransition } from '../graph/graph.ts';
import { describeTargets, type GraphIndex, getStateName } from '../graph/graphIndex.ts';
import { describeTrigger, STATE_KIND_LABELS, TRIGGER_LABELS, toQuestion } from '../graph/words.ts';
import { Glyph } from '../ui/Glyph.tsx';
import look from '../ui/look.module.css';
import { useAddress } from '../ui/useAddress.ts';
import type { Line } from './lines.ts';
import styles from './StateTree.module.css';

type Props = {
  line: Line;
  graphIndex: GraphIndex;
  /** The one line at which Tab stops. */
  isTabStop: boolean;
  isPicked: boolean;
  onPick: () => void;
  onToggle: () => void;
};

/** A line of the tree. Keys are the tree's own; a mouse may pick it, and open or close it by its mark. */
export function TreeLine({ line, graphIndex, isTabStop, isPicked, onPick, onToggle }: Props) {
  const isOpen = line.kind === 'state' ? line.isOpen : null;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree takes the keys of all its lines
    <div
      role="treeitem"
      className={styles.line}
      aria-level={line.level}
      aria-expanded={isOpen ?? undefined}
      aria-selected={isPicked}
      tabIndex={isTabStop ? 0 : -1}
      style={{ paddingInlineStart: `${(line.level - 1) * 20 + 8}px` }}
      data-state={line.kind === 'state' ? line.id : undefined}
      data-transition={line.kind === 'transition' ? line.id : undefined}
      data-picked={isPicked || undefined}
      onClick={onPick}
    >
      {isOpen === null ? (
        <span className={styles.mark} />
      ) : (
        // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: arrows do it for keys
        <span
          className={styles.mark}
          data-open={isOpen || undefined}
          onClick={(event) => {
            event.stopPropagation();
            onToggle();
          }}
        >
          <Icon name="chevron-right" size={14} />
        </span>
      )}
      {line.kind === 'state' ? (
        <StateText state={line.state} />
      ) : (
        <TransitionText transition={line.transition} graphIndex={graphIndex} />
      )}
    </div>
  );
}

const StateText = ({ state }: { state: GraphState }) => (
  <span className={styles.text}>
    <span className={styles.name}>{getStateName(state)}</span>
    {state.kind === 'atomic' ? null : <span className={look.badge}>{STATE_KIND_LABELS[state.kind]}</span>}
    <span className={look.muted}>{state.description}</span>
  </span>
);

function TransitionText({ transition, graphIndex }: { transition: GraphTransition; graphIndex: GraphIndex }) {
  const [{ naming }] = useAddress();
  return (
    <span className={styles.text}>
      <span className={look.badge}>{TRIGGER_LABELS[transition.trigger]}</span>
      {naming === 'words' ? transition.description : <span className={look.code}>{describeTrigger(transition)}</span>}
      {transition.guard ? (
        <span className={look.muted}>
          {naming === 'words' ? toQuestion(transition.guard) : `if ${transition.guard}`}
        </span>
      ) : null}
      <span className={styles.target}>
        <Glyph name="arrow" size={14} />
        {describeTargets(graphIndex, transition) || 'stays here'}
      </span>
    </span>
  );
}
