import { useEffect, useLayoutEffect, useMemo } from 'react';
import { StageFrame } from '../stage/StageFrame.tsx';
import type { PanelProps } from '../ui/panel.ts';
import { highlightRun } from './highlightRun.ts';
import { getLiveMirror } from './live.ts';
import { Mirror } from './Mirror.tsx';
import { mirror } from './mirror.ts';
import { MirrorDisplayContext } from './mirrorDisplay.ts';

/** A chart live in another page of the store, or in a recording of one, over its diagram. */
export function LivePanel({ chart, address, go, marks }: PanelProps) {
  const { id, version } = chart.graph;
  const live = getLiveMirror({ chart: id, version });
  useEffect(() => {
    live.show({ chart: id, version });
    return highlightRun(chart.graph, live, marks);
  }, [live, id, version, chart.graph, marks]);
  const showing = useMemo(
    () => ({ recording: live.recording, chart, picked: address.transition, lead: go }),
    [live.recording, chart, address.transition, go],
  );
  return (
    <MirrorDisplayContext value={showing}>
      <mirror.ActorProvider actor={live.actor as never}>
        <Mirror stage={<Beside chart={id} stageIs={live.stageIs} />} />
      </mirror.ActorProvider>
    </MirrorDisplayContext>
  );
}

function Beside({ chart, stageIs }: { chart: string; stageIs: ReturnType<typeof getLiveMirror>['stageIs'] }) {
  // Before the stage of the next chart is there, which reports it as soon as it is drawn.
  useLayoutEffect(() => () => stageIs(null), [stageIs]);
  return <StageFrame chart={chart} mode="live" title="The real view" onLink={stageIs} />;
}
