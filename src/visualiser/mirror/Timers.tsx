import { useSyncExternalStore } from 'react';
import styles from './Mirror.module.css';
import { mirror } from './mirror.ts';
import { useRecordedRun } from './mirrorDisplay.ts';
import { getStep } from './recording.ts';
import { formatEvent } from './words.ts';

const TICK = 200;
const subscribe = (notify: () => void) => {
  const interval = setInterval(notify, TICK);
  return () => clearInterval(interval);
};
const now = () => Math.floor(Date.now() / TICK) * TICK;

/** The running timers, each with its remaining time. */
export function Timers() {
  const { at, mode } = mirror.useView();
  const step = getStep(useRecordedRun(), at);
  if (!step || step.timers.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>Timers</h2>
      <ul className={styles.timers}>
        {step.timers.map(({ event, startedAt, due }) => (
          <li key={event}>
            <span>{formatEvent(event)}</span>
            {mode === 'live' ? (
              <Countdown from={startedAt} to={due} />
            ) : (
              <TimerMeter from={startedAt} to={due} at={step.at} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

type Span = { from: number; to: number };

const Countdown = (span: Span) => <TimerMeter {...span} at={useSyncExternalStore(subscribe, now)} />;

/** How much of a span is left at a time, in milliseconds. */
function TimerMeter({ from, to, at }: Span & { at: number }) {
  const left = Math.max(to - at, 0);
  return (
    <>
      <progress max={to - from} value={left} aria-label="What is left" />
      <span className={styles.number}>{(left / 1_000).toFixed(1)} s</span>
    </>
  );
}
