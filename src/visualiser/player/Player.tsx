import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { ChartData } from '../catalogue/catalogue.ts';
import type { MarksStore } from '../marks/marks.ts';
import { PathList } from './PathList.tsx';
import { PathPlayback } from './PathPlayback.tsx';
import { player } from './player.ts';

type Props = {
  chart: ChartData;
  marks: MarksStore;
  /** Given the iframe in which the real view is played. */
  attachStage: (iframe: HTMLIFrameElement) => () => void;
};

/** The list of a chart's paths, or one of them as it is played. */
export function Player({ chart, marks, attachStage }: Props) {
  const { isChoosing, isMissing, list } = player.useView();
  if (isChoosing) return <PathList chart={chart} marks={marks} />;
  if (!isMissing) return <PathPlayback chart={chart} attachStage={attachStage} />;
  return (
    <Notice
      tone="fault"
      live="polite"
      title="This path no longer exists"
      action={
        <Button look="secondary" size="small" onClick={list}>
          Show all paths
        </Button>
      }
    >
      The link leads to a path that was generated from another version of the chart.
    </Notice>
  );
}
