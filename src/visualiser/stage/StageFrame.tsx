import { useCallback } from 'react';
import { Screen } from './Screen.tsx';
import { openStage, type StageLink } from './stageLink.ts';

type Props = {
  chart: string;
  /** Used by hand, or standing still in a state. */
  mode: 'live' | { state: string };
  title: string;
  /** Called with the link to the stage. */
  onLink?: (link: StageLink) => void;
};

/** The real view of a chart on a screen: as it is used by hand, or standing still in a state. */
export function StageFrame({ chart, mode, title, onLink }: Props) {
  const state = mode === 'live' ? null : mode.state;
  const attachStage = useCallback(
    (iframe: HTMLIFrameElement) => {
      const link = openStage(iframe, chart, state === null ? 'live' : { state });
      onLink?.(link);
      return () => link.end();
    },
    [chart, state, onLink],
  );
  return <Screen title={title} attachStage={attachStage} />;
}
