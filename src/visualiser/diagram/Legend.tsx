import { useSyncExternalStore } from 'react';
import { MARKS, type Mark, type MarksStore } from '../marks/marks.ts';
import styles from './Legend.module.css';

const ALL_MARKS = Object.keys(MARKS) as Mark[];

/** The legend of the marks over the diagram; nothing where there are none. */
export function Legend({ marks }: { marks: MarksStore }) {
  // As text, so that a change of other marks draws nothing.
  const usedMarks = useSyncExternalStore(marks.subscribe, () => {
    const presentMarks = new Set(marks.get().overlay?.values());
    return ALL_MARKS.filter((mark) => presentMarks.has(mark)).join(' ');
  });
  if (!usedMarks) return null;
  return (
    <ul className={styles.legend} aria-label="Marks in the diagram">
      {(usedMarks.split(' ') as Mark[]).map((mark) => (
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
            <path d={MARKS[mark].path} />
          </svg>
          {MARKS[mark].name}
        </li>
      ))}
    </ul>
  );
}
