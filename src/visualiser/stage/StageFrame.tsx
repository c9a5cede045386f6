import { useCallback } from 'react';
import type { ScreenWidth } from '../../../machines/player/player.setup.ts';
import { Screen } from './Screen.tsx';
import { openStage, type StageLink } from './stageLink.ts';
import type { StageMode } from './stageMessages.ts';

type Props = {
  chart: string;
  /** 'live', or a state in which it stands still. */
  mode: StageMode;
  title: string;
  width?: ScreenWidth;
  /** Given the way to speak to the stage. */
  onLink?: (link: StageLink) => void;
};

/** The real view of a chart on a screen: as it is used by hand, or standing still in a state. */
export function StageFrame({ chart, mode, title, width, onLink }: Props) {
  const stands = typeof mode === 'object' ? mode.stands : null;
  const kind = typeof mode === 'object' ? 'live' : mode;
  const take = useCallback(
    (iframe: HTMLIFrameElement) => {
      const link = openStage(iframe, chart, stands === null ? kind : { stands });
      onLink?.(link);
      return () => link.end();
    },
    [chart, stands, kind, onLink],
  );
  return <Screen title={title} width={width} take={take} />;
}
