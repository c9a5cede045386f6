import { useEffect, useRef } from 'react';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import type { ChartData } from '../catalogue/catalogue.ts';
import { Glyph } from '../ui/Glyph.tsx';
import look from '../ui/look.module.css';
import { player } from './player.ts';
import styles from './StepList.module.css';
import { describeStates, describeStep, getStepSource, STEP_SOURCE_LABELS } from './stepWords.ts';

type StepStatus = 'done' | 'now' | 'failed' | 'ahead';

/** The steps of the path that is played, from its start; each leads there. */
export function StepList({ chart }: { chart: ChartData }) {
  const { path, at, activeStep, isFailed, canGoTo, goTo } = player.useView();
  const list = useRef<HTMLOListElement>(null);
  // The list alone is scrolled: the screen beside it stays.
  useEffect(() => {
    const visibleStep = list.current?.querySelector<HTMLElement>(`[data-step="${activeStep || at}"]`);
    if (visibleStep) list.current?.scrollTo({ top: visibleStep.offsetTop - list.current.clientHeight / 3 });
  }, [activeStep, at]);
  const currentPath = chart.paths[path - 1];
  if (!currentPath) return null;
  const getStepStatus = (step: number): StepStatus =>
    step === activeStep ? (isFailed ? 'failed' : 'now') : step <= at ? 'done' : 'ahead';
  return (
    <ol className={styles.steps} ref={list}>
      <li data-step={0} data-status="done" data-at={at === 0 || undefined}>
        <button type="button" className={styles.step} disabled={!canGoTo(0)} onClick={() => goTo(0)}>
          <span className={styles.number}>0</span>
          <span className={styles.text}>The start: {describeStates(chart, currentPath.states)}</span>
        </button>
      </li>
      {currentPath.steps.map((step, index) => {
        const number = index + 1;
        const source = getStepSource(step);
        return (
          <li
            key={`${number}`}
            data-step={number}
            data-status={getStepStatus(number)}
            data-at={at === number || undefined}
            aria-current={at === number ? 'step' : undefined}
          >
            <button type="button" className={styles.step} disabled={!canGoTo(number)} onClick={() => goTo(number)}>
              <span className={styles.number}>
                <VisuallyHidden>Step </VisuallyHidden>
                {number}
                <VisuallyHidden>: </VisuallyHidden>
              </span>
              <span className={styles.text}>
                {describeStep(chart, step)}
                <span className={styles.code} title={STEP_SOURCE_LABELS[source]}>
                  <Glyph name={source} size={14} />
                  <VisuallyHidden>{STEP_SOURCE_LABELS[source]}: </VisuallyHidden>
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
