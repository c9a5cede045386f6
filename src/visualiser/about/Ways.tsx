import { Glyph } from '../app/Glyph.tsx';
import look from '../app/look.module.css';
import { nameOf, type Reading, sourceName, targetsOf } from '../app/reading.ts';
import { To } from '../app/To.tsx';
import { TRIGGERS, whenOf } from '../app/words.ts';
import type { GraphTransition } from '../graph/graph.ts';
import styles from './AboutPanel.module.css';
import { Part } from './Part.tsx';

type Props = {
  reading: Reading;
  title: string;
  ways: readonly GraphTransition[];
  /** Which end is told; the other one is where one stands. */
  end: 'source' | 'target';
  shown?: string;
};

/** Transitions, each with what sets it off and where it leads or comes from. */
export function Ways({ reading, title, ways, end, shown }: Props) {
  if (ways.length === 0) return null;
  return (
    <Part title={`${title} (${ways.length})`}>
      <ul className={styles.ways}>
        {ways.map((way) => (
          <li key={way.id}>
            <To
              part={{ transition: way.id, panel: 'about' }}
              className={styles.way}
              aria-current={way.id === shown || undefined}
            >
              <span className={styles.when}>
                <span className={look.badge}>{TRIGGERS[way.trigger]}</span>
                <span className={look.code}>{whenOf(way)}</span>
              </span>
              <span className={styles.where}>
                {end === 'target' ? <Glyph name="arrow" size={14} /> : 'from '}
                {end === 'target' ? leadsTo(reading, way) : sourceName(reading, way)}
                {way.guard ? <span className={styles.guard}>{` if ${way.guard}`}</span> : null}
              </span>
            </To>
          </li>
        ))}
      </ul>
    </Part>
  );
}

const leadsTo = (reading: Reading, way: GraphTransition) =>
  targetsOf(reading, way).map(nameOf).join(' and ') || 'stays here';
