import { useEffect, useLayoutEffect, useMemo } from 'react';
import { StageFrame } from '../stage/StageFrame.tsx';
import type { StageLink } from '../stage/stageLink.ts';
import type { PanelProps } from '../ui/panel.ts';
import { highlightRun } from './highlightRun.ts';
import { getLiveMirror } from './live.ts';
import { Mirror } from './Mirror.tsx';
import { mirror } from './mirror.ts';
import { MirrorDisplayContext } from './mirrorDisplay.ts';

/** A chart live in another page of the store, or in a recording of one, over its diagram. */
export function LivePanel({ chart, marks }: PanelProps) {
  const { id, version } = chart.graph;
  const live = getLiveMirror({ chart: id, version });
  useEffect(() => {
    live.show({ chart: id, version });
    return highlightRun(chart.graph, live, marks);
  }, [live, id, version, chart.graph, marks]);
  const display = useMemo(() => ({ recording: live.recording, chart }), [live.recording, chart]);
  return (
    <MirrorDisplayContext value={display}>
      <mirror.ActorProvider actor={live.actor as never}>
        <Mirror stage={<LiveStage chart={id} setLink={live.stage.setLink} />} />
      </mirror.ActorProvider>
    </MirrorDisplayContext>
  );
}

function LiveStage({ chart, setLink }: { chart: string; setLink: (link: StageLink | null) => void }) {
  // Before the stage of the next chart is there, which reports it as soon as it is drawn.
  useLayoutEffect(() => () => setLink(null), [setLink]);
  return <StageFrame chart={chart} mode="live" title="The real view" onLink={setLink} />;
}
