import { useEffect, useRef } from 'react';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { Glyph } from '../app/Glyph.tsx';
import look from '../app/look.module.css';
import type { ChartData } from '../catalogue/catalogue.ts';
import { player } from './player.ts';
import styles from './StepList.module.css';
import { DOERS, doerOf, statesInWords, stepInWords } from './stepWords.ts';

type Standing = 'done' | 'now' | 'failed' | 'ahead';

/** The steps of the path that is played, from its start; each leads there. */
export function StepList({ chart }: { chart: ChartData }) {
  const { path, at, under, isFailed, canGoTo, goTo } = player.useFlow();
  const list = useRef<HTMLOListElement>(null);
  // The list alone is scrolled: the screen beside it stays.
  useEffect(() => {
    const shownStep = list.current?.querySelector<HTMLElement>(`[data-step="${under || at}"]`);
    if (shownStep) list.current?.scrollTo({ top: shownStep.offsetTop - list.current.clientHeight / 3 });
  }, [under, at]);
  const shown = chart.paths[path - 1];
  if (!shown) return null;
  const standingOf = (step: number): Standing =>
    step === under ? (isFailed ? 'failed' : 'now') : step <= at ? 'done' : 'ahead';
  return (
    <ol className={styles.steps} ref={list}>
      <li data-step={0} data-standing="done" data-at={at === 0 || undefined}>
        <button type="button" className={styles.step} disabled={!canGoTo(0)} onClick={() => goTo(0)}>
          <span className={styles.number}>0</span>
          <span className={styles.words}>The start: {statesInWords(chart, shown.states)}</span>
        </button>
      </li>
      {shown.steps.map((step, index) => {
        const number = index + 1;
        const doer = doerOf(step);
        return (
          <li
            key={`${number}`}
            data-step={number}
            data-standing={standingOf(number)}
            data-at={at === number || undefined}
            aria-current={at === number ? 'step' : undefined}
          >
            <button
              type="button"
              className={styles.step}
              aria-label={`Step ${number}: ${stepInWords(chart, step)}`}
              disabled={!canGoTo(number)}
              onClick={() => goTo(number)}
            >
              <span className={styles.number}>{number}</span>
              <span className={styles.words}>
                {stepInWords(chart, step)}
                <span className={styles.code} title={DOERS[doer]}>
                  <Glyph name={doer} size={14} />
                  <VisuallyHidden>{DOERS[doer]}: </VisuallyHidden>
                  <span className={look.code}>{step.label}</span>
                </span>
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
