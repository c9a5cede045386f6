import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { getGraphIndex } from '../graph/graphIndex.ts';
import type { PanelProps } from '../ui/panel.ts';
import { AboutChart } from './AboutChart.tsx';
import styles from './AboutPanel.module.css';
import { AboutState } from './AboutState.tsx';
import { AboutTransition } from './AboutTransition.tsx';

/** In plain words what is picked: a state, a transition, or the chart as a whole. */
export function AboutPanel({ chart, address }: PanelProps) {
  const reading = getGraphIndex(chart.graph);
  const state = address.state === null ? undefined : reading.state(address.state);
  const transition = address.transition === null ? undefined : reading.transition(address.transition);
  const picked = state?.id ?? transition?.id ?? null;

  // A link that was followed in here goes with what it stood in; the focus goes on to what it led to.
  const box = useRef<HTMLDivElement>(null);
  const isFollowed = useRef(false);
  const follow = (event: MouseEvent) => {
    isFollowed.current = event.target instanceof Element && event.target.closest('a') !== null;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is what was picked that takes the focus along
  useLayoutEffect(() => {
    if (!isFollowed.current) return;
    isFollowed.current = false;
    box.current?.querySelector<HTMLElement>('h2')?.focus();
  }, [picked]);

  return (
    <div ref={box} className={styles.about} onClickCapture={follow}>
      {state ? (
        <AboutState chart={chart} reading={reading} state={state} />
      ) : transition ? (
        <AboutTransition chart={chart} reading={reading} transition={transition} />
      ) : (
        <AboutChart chart={chart} reading={reading} />
      )}
    </div>
  );
}
