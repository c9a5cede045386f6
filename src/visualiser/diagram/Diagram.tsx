import '../svg/chart.css';
import './drawing.css';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { Failed } from '../../ui/BlockStates.tsx';
import { classes } from '../../ui/classes.ts';
import { spoken } from '../app/words.ts';
import type { ChartData, Direction } from '../catalogue/catalogue.ts';
import type { ChartGraph } from '../graph/graph.ts';
import { Caption } from './Caption.tsx';
import { Controls } from './Controls.tsx';
import { type Canvas, createCanvas } from './canvas.ts';
import styles from './Diagram.module.css';
import { readDrawing } from './drawing.ts';
import { drawingData, laidOutData } from './drawingData.ts';
import { toggled, unfoldedFor } from './folds.ts';
import { Legend } from './Legend.tsx';
import { Minimap } from './Minimap.tsx';
import type { Pick } from './marks.ts';
import type { MarksStore } from './marksStore.ts';

type Props = {
  chart: ChartData;
  direction: Direction;
  onDirection?: (direction: Direction) => void;
  pick: Pick | null;
  onPick: (pick: Pick | null) => void;
  marks: MarksStore;
};

/** A chart's diagram, to be moved, picked from and folded. What runs in it is lit by `marks`, without a render. */
export function Diagram({ chart, marks, ...rest }: Props) {
  const instead = useSyncExternalStore(marks.subscribe, () => marks.get().instead);
  const graph = instead ?? chart.graph;
  return <Drawn key={chart.graph.id} graph={graph} isOwn={!instead} marks={marks} {...rest} />;
}

type DrawnProps = Omit<Props, 'chart'> & { graph: ChartGraph; isOwn: boolean };

function Drawn({ graph, isOwn, direction, onDirection, pick, onPick, marks }: DrawnProps) {
  const [asked, setFolded] = useState<readonly string[]>([]);
  const [pointed, setPointed] = useState<Pick | null>(null);
  const [canvas, setCanvas] = useState<Canvas | null>(null);
  const frame = useRef<HTMLElement>(null);
  const sheet = useRef<HTMLDivElement>(null);

  // What is picked, by a link too, is never folded away.
  const folded = useMemo(() => unfoldedFor(graph, asked, pick), [graph, asked, pick]);
  const isAsBuilt = isOwn && folded.length === 0;
  const built = useQuery({
    ...drawingData(graph.id, direction),
    enabled: isAsBuilt,
    placeholderData: keepPreviousData,
  });
  const anew = useQuery({
    ...laidOutData(graph, direction, folded),
    enabled: !isAsBuilt,
    placeholderData: keepPreviousData,
  });
  const query = isAsBuilt ? built : anew;
  const text = query.data ?? built.data;
  const drawing = useMemo(() => (text === undefined ? null : readDrawing(text)), [text]);

  const pickNow = useEffectEvent(onPick);
  const foldNow = useEffectEvent((state: string) => {
    // Else it would stay open for what is picked inside it.
    if (unfoldedFor(graph, [state], pick).length === 0) onPick({ kind: 'state', id: state });
    setFolded(toggled(folded, state));
  });

  useLayoutEffect(() => {
    if (!frame.current || !sheet.current) return;
    const made = createCanvas({
      frame: frame.current,
      sheet: sheet.current,
      marks,
      onPick: (next) => pickNow(next),
      onFold: (state) => foldNow(state),
      onPoint: setPointed,
    });
    setCanvas(made);
    return () => made.end();
  }, [marks]);

  const shownGraph = useEffectEvent(() => graph);
  useLayoutEffect(() => {
    if (canvas && drawing) canvas.show(drawing, shownGraph());
  }, [canvas, drawing]);
  useEffect(() => canvas?.pick(pick), [canvas, pick]);

  return (
    <section className={styles.diagram} aria-busy={query.isFetching || undefined}>
      <section
        ref={frame}
        className={styles.frame}
        role="application"
        aria-label={`Diagram of ${spoken(graph.id)}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved by keys, as a map is
        tabIndex={0}
      >
        <div ref={sheet} className={classes(styles.sheet, 'drawing')} />
      </section>
      {query.isError ? (
        <div className={styles.failed}>
          <Failed
            title="The diagram could not be loaded"
            text={query.error.message}
            retryLabel="Try again"
            onRetry={() => query.refetch()}
            busy={query.isFetching}
          />
        </div>
      ) : null}
      {canvas && drawing ? (
        <>
          <Minimap canvas={canvas} drawing={drawing} graph={graph} marks={marks} />
          <Controls
            canvas={canvas}
            graph={graph}
            folded={folded}
            onFolded={setFolded}
            direction={direction}
            onDirection={onDirection}
          />
        </>
      ) : null}
      <Legend marks={marks} />
      <Caption graph={graph} pick={pointed} />
    </section>
  );
}
