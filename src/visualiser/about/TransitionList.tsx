import type { GraphTransition } from '../graph/graph.ts';
import { type GraphIndex, getSourceName, getStateName, getTargets } from '../graph/graphIndex.ts';
import { describeTrigger, TRIGGER_LABELS, toQuestion } from '../graph/words.ts';
import { AddressLink } from '../ui/AddressLink.tsx';
import { Glyph } from '../ui/Glyph.tsx';
import look from '../ui/look.module.css';
import { useAddress } from '../ui/useAddress.ts';
import styles from './AboutPanel.module.css';
import { Section } from './AboutParts.tsx';

type Props = {
  reading: GraphIndex;
  title: string;
  ways: readonly GraphTransition[];
  /** Which end is listed; the other one is where one stands. */
  end: 'source' | 'target';
  /** The id of the transition that is looked at. */
  current?: string;
};

/** Transitions, each with what sets it off and where it leads or comes from. */
export function TransitionList({ reading, title, ways, end, current }: Props) {
  const [{ naming }] = useAddress();
  const isInWords = naming === 'words';
  if (ways.length === 0) return null;
  return (
    <Section title={`${title} (${ways.length})`}>
      <ul className={styles.links}>
        {ways.map((way) => (
          <li key={way.id}>
            <AddressLink
              part={{ transition: way.id, panel: 'about' }}
              className={styles.link}
              aria-current={way.id === current || undefined}
            >
              <span className={styles.label}>
                <span className={look.badge}>{TRIGGER_LABELS[way.trigger]}</span>
                {isInWords ? way.description : <span className={look.code}>{describeTrigger(way)}</span>}
              </span>
              <span className={styles.target}>
                {end === 'target' ? <Glyph name="arrow" size={14} /> : 'from '}
                {end === 'target' ? leadsTo(reading, way) : getSourceName(reading, way)}
                {way.guard ? <Guard guard={way.guard} isInWords={isInWords} /> : null}
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

const leadsTo = (reading: GraphIndex, way: GraphTransition) =>
  getTargets(reading, way).map(getStateName).join(' and ') || 'stays here';
