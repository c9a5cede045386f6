import { useEffect, useLayoutEffect, useMemo } from 'react';
import type { PanelProps } from '../app/panel.ts';
import { StageFrame } from '../stage/StageFrame.tsx';
import { lightUp } from './lightUp.ts';
import { theLive } from './live.ts';
import { Mirror } from './Mirror.tsx';
import { mirror } from './mirror.ts';
import { ShowingContext } from './world.ts';

/** A chart live in another page of the store, or in a recording of one, over its diagram. */
export function LivePanel({ chart, address, go, marks }: PanelProps) {
  const { id, version } = chart.graph;
  const live = theLive({ chart: id, version });
  useEffect(() => {
    live.show({ chart: id, version });
    return lightUp(chart.graph, live, marks);
  }, [live, id, version, chart.graph, marks]);
  const showing = useMemo(
    () => ({ recording: live.recording, chart, picked: address.transition, lead: go }),
    [live.recording, chart, address.transition, go],
  );
  return (
    <ShowingContext value={showing}>
      <mirror.Show actor={live.actor as never}>
        <Mirror stage={<Beside chart={id} stageIs={live.stageIs} />} />
      </mirror.Show>
    </ShowingContext>
  );
}

function Beside({ chart, stageIs }: { chart: string; stageIs: ReturnType<typeof theLive>['stageIs'] }) {
  // Before the stage of the next chart is there, which tells so as soon as it is drawn.
  useLayoutEffect(() => () => stageIs(null), [stageIs]);
  return <StageFrame chart={chart} mode="live" title="The real view" onLink={stageIs} />;
}
