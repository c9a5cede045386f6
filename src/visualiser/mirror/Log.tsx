import { memo } from 'react';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './Mirror.module.css';
import { mirror } from './mirror.ts';
import { useRecordedRun } from './mirrorDisplay.ts';
import type { Step } from './recording.ts';
import { describeId, formatEvent, formatPayload, formatTime } from './words.ts';

/** Most rows that are drawn: more would take frames from the diagram. */
const ROWS = 40;

/** The events of the run, the last first, and the transitions taken. */
export function Log() {
  const { at, goToStep } = mirror.useView();
  const steps = useRecordedRun()?.steps ?? [];
  const end = at === null ? steps.length : Math.min(steps.length, at + ROWS / 2);
  const begin = Math.max(end - ROWS, 0);
  const rows = steps.slice(begin, end).map((step, index) => ({ step, nr: begin + index }));
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>Events</h2>
      <ol className={styles.log} reversed>
        {rows.reverse().map(({ step, nr }) => (
          <Row key={nr} step={step} nr={nr} isCurrent={nr === at} scrub={goToStep} />
        ))}
      </ol>
      {begin > 0 ? <p className={styles.muted}>{begin} earlier ones: move along the line above.</p> : null}
    </section>
  );
}

type RowProps = { step: Step; nr: number; isCurrent: boolean; scrub: (nr: number) => void };

/** Memoized: recorded steps never change. */
const Row = memo(({ step: { at, event, transitionIds }, nr, isCurrent, scrub }: RowProps) => (
  <li>
    <button type="button" aria-current={isCurrent ? 'step' : undefined} onClick={() => scrub(nr)}>
      <VisuallyHidden>Step {nr} </VisuallyHidden>
      <span className={styles.number}>{formatTime(at)}</span>
      <span className={styles.event}>
        {event ? formatEvent(event.type) : 'as it was found'}
        {event ? <span className={styles.muted}> {formatPayload(event)}</span> : null}
      </span>
      {event && transitionIds.length === 0 ? <span className={styles.muted}>nothing listened</span> : null}
      {transitionIds.map((id) => (
        <span key={id} className={styles.muted}>
          → {describeId(id)}
        </span>
      ))}
    </button>
  </li>
));
