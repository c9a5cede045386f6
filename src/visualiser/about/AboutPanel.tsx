import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { getGraphIndex } from '../graph/graphIndex.ts';
import type { PanelProps } from '../ui/panel.ts';
import { useAddress } from '../ui/useAddress.ts';
import { AboutChart } from './AboutChart.tsx';
import styles from './AboutPanel.module.css';
import { AboutState } from './AboutState.tsx';
import { AboutTransition } from './AboutTransition.tsx';

/** In plain words what is picked: a state, a transition, or the chart as a whole. */
export function AboutPanel({ chart }: PanelProps) {
  const [address] = useAddress();
  const graphIndex = getGraphIndex(chart.graph);
  const state = address.state === null ? undefined : graphIndex.getState(address.state);
  const transition = address.transition === null ? undefined : graphIndex.getTransition(address.transition);
  const picked = state?.id ?? transition?.id ?? null;

  // A link that was followed in here goes with what it stood in; the focus goes on to what it led to.
  const panel = useRef<HTMLDivElement>(null);
  const isLinkFollowed = useRef(false);
  const handleClick = (event: MouseEvent) => {
    isLinkFollowed.current = event.target instanceof Element && event.target.closest('a') !== null;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is what was picked that takes the focus along
  useLayoutEffect(() => {
    if (!isLinkFollowed.current) return;
    isLinkFollowed.current = false;
    panel.current?.querySelector<HTMLElement>('h2')?.focus();
  }, [picked]);

  return (
    <div ref={panel} className={styles.about} onClickCapture={handleClick}>
      {state ? (
        <AboutState chart={chart} graphIndex={graphIndex} state={state} />
      ) : transition ? (
        <AboutTransition chart={chart} graphIndex={graphIndex} transition={transition} />
      ) : (
        <AboutChart chart={chart} graphIndex={graphIndex} />
      )}
    </div>
  );
}
