import type { Point } from '../../preview/geometry/plane.ts';
import styles from './WallPhoto.module.css';

const DIRECTIONS: readonly [name: string, by: Point, rotation: number][] = [
  ['left', { x: -1, y: 0 }, 180],
  ['up', { x: 0, y: -1 }, 270],
  ['down', { x: 0, y: 1 }, 90],
  ['right', { x: 1, y: 0 }, 0],
];

type Props = {
  /** What is moved: 'the piece', 'the first mark'. */
  subject: string;
  /** One step: one to the right or left, one down or up. */
  onNudge: (by: Point) => void;
  /** They replace the control that was pressed. */
  autoFocus?: boolean;
};

/** Moves an object on the wall step by step, as an alternative to dragging. */
export const NudgeButtons = ({ subject, onNudge, autoFocus }: Props) => (
  // biome-ignore lint/a11y/useSemanticElements: four buttons are no fields
  <div className={styles.nudge} role="group" aria-label={`Move ${subject}`}>
    {DIRECTIONS.map(([name, by, rotation], index) => (
      <button
        key={name}
        type="button"
        className={styles.arrow}
        // biome-ignore lint/a11y/noAutofocus: the focus is not lost with what was pressed
        autoFocus={autoFocus && index === 0}
        aria-label={`Move ${subject} ${name}`}
        onClick={() => onNudge(by)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true" style={{ rotate: `${rotation}deg` }}>
          <path d="M5 12h13m-5.5 -5.5 5.5 5.5-5.5 5.5" />
        </svg>
      </button>
    ))}
  </div>
);
