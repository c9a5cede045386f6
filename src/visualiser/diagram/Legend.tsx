import { useSyncExternalStore } from 'react';
import type { Mark, MarksStore } from '../marks/marks.ts';
import styles from './Legend.module.css';
import { SIGNS } from './signs.ts';

const ALL = Object.keys(SIGNS) as Mark[];

/** What the marks that lie over the diagram mean; nothing where none lies there. */
export function Legend({ marks }: { marks: MarksStore }) {
  // As text, so that a change of other marks draws nothing.
  const used = useSyncExternalStore(marks.subscribe, () => {
    const there = new Set(marks.get().overlay?.values());
    return ALL.filter((mark) => there.has(mark)).join(' ');
  });
  if (!used) return null;
  return (
    <ul className={styles.legend} aria-label="Marks in the diagram">
      {(used.split(' ') as Mark[]).map((mark) => (
        <li key={mark}>
          <svg
            viewBox="-8 -8 16 16"
            width="16"
            height="16"
            className={styles.badge}
            data-mark={mark}
            aria-hidden="true"
          >
            <circle r="7" />
            <path d={SIGNS[mark].path} />
          </svg>
          {SIGNS[mark].name}
        </li>
      ))}
    </ul>
  );
}
