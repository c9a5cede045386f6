import type { GraphTransition } from '../graph/graph.ts';
import { describeTargets, type GraphIndex, getSourceName } from '../graph/graphIndex.ts';
import { describeTrigger, TRIGGER_LABELS, toQuestion } from '../graph/words.ts';
import { AddressLink } from '../ui/AddressLink.tsx';
import { Glyph } from '../ui/Glyph.tsx';
import look from '../ui/look.module.css';
import { useAddress } from '../ui/useAddress.ts';
import styles from './AboutPanel.module.css';
import { Section } from './AboutParts.tsx';

type Props = {
  graphIndex: GraphIndex;
  title: string;
  transitions: readonly GraphTransition[];
  /** Which end of each transition is listed. */
  end: 'source' | 'target';
  /** The id of the transition that is looked at. */
  current?: string;
};

/** Transitions, each with what sets it off and where it leads or comes from. */
export function TransitionList({ graphIndex, title, transitions, end, current }: Props) {
  const [{ naming }] = useAddress();
  const isInWords = naming === 'words';
  if (transitions.length === 0) return null;
  return (
    <Section title={`${title} (${transitions.length})`}>
      <ul className={styles.links}>
        {transitions.map((transition) => (
          <li key={transition.id}>
            <AddressLink
              to={{ transition: transition.id, panel: 'about' }}
              className={styles.link}
              aria-current={transition.id === current || undefined}
            >
              <span className={styles.label}>
                <span className={look.badge}>{TRIGGER_LABELS[transition.trigger]}</span>
                {isInWords ? transition.description : <span className={look.code}>{describeTrigger(transition)}</span>}
              </span>
              <span className={styles.target}>
                {end === 'target' ? <Glyph name="arrow" size={14} /> : 'from '}
                {end === 'target'
                  ? describeTargets(graphIndex, transition) || 'stays here'
                  : getSourceName(graphIndex, transition)}
                {transition.guard ? <Guard guard={transition.guard} isInWords={isInWords} /> : null}
              </span>
            </AddressLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const Guard = ({ guard, isInWords }: { guard: string; isInWords: boolean }) =>
  isInWords ? (
    <span className={look.muted}>{` · ${toQuestion(guard)}`}</span>
  ) : (
    <span className={styles.guard}>{` if ${guard}`}</span>
  );
