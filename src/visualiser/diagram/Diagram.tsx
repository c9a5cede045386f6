import '../svg/chart.css';
import './drawing.css';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { ErrorState } from '../../ui/BlockStates.tsx';
import { joinClassNames } from '../../ui/classNames.ts';
import type { ChartData } from '../catalogue/catalogue.ts';
import type { ChartGraph } from '../graph/graph.ts';
import { humanizeName } from '../graph/words.ts';
import type { Direction } from '../layout/layout.ts';
import type { Pick } from '../marks/marks.ts';
import type { MarksStore } from '../marks/marksStore.ts';
import { Caption } from './Caption.tsx';
import { Controls } from './Controls.tsx';
import { type Canvas, createCanvas } from './canvas.ts';
import styles from './Diagram.module.css';
import { parseDrawing } from './drawing.ts';
import { toggleFold, unfoldFor } from './folds.ts';
import { Legend } from './Legend.tsx';
import { Minimap } from './Minimap.tsx';
import { drawingQuery, layoutQuery } from './queries.ts';

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
  return <LoadedDiagram key={chart.graph.id} graph={graph} isOwn={!instead} marks={marks} {...rest} />;
}

type LoadedProps = Omit<Props, 'chart'> & { graph: ChartGraph; isOwn: boolean };

function LoadedDiagram({ graph, isOwn, direction, onDirection, pick, onPick, marks }: LoadedProps) {
  const [userCollapsedIds, setUserCollapsedIds] = useState<readonly string[]>([]);
  const [pointed, setPointed] = useState<Pick | null>(null);
  const [canvas, setCanvas] = useState<Canvas | null>(null);
  const frame = useRef<HTMLElement>(null);
  const sheet = useRef<HTMLDivElement>(null);

  // What is picked, by a link too, is never folded away.
  const collapsedIds = useMemo(() => unfoldFor(graph, userCollapsedIds, pick), [graph, userCollapsedIds, pick]);
  const isAsBuilt = isOwn && collapsedIds.length === 0;
  const built = useQuery({
    ...drawingQuery(graph.id, direction),
    enabled: isAsBuilt,
    placeholderData: keepPreviousData,
  });
  const anew = useQuery({
    ...layoutQuery(graph, direction, collapsedIds),
    enabled: !isAsBuilt,
    placeholderData: keepPreviousData,
  });
  const query = isAsBuilt ? built : anew;
  const text = query.data ?? built.data;
  const drawing = useMemo(() => (text === undefined ? null : parseDrawing(text)), [text]);

  const pickNow = useEffectEvent(onPick);
  const foldNow = useEffectEvent((state: string) => {
    // Else it would stay open for what is picked inside it.
    if (unfoldFor(graph, [state], pick).length === 0) onPick({ kind: 'state', id: state });
    setUserCollapsedIds(toggleFold(collapsedIds, state));
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

  const getGraph = useEffectEvent(() => graph);
  useLayoutEffect(() => {
    if (canvas && drawing) canvas.show(drawing, getGraph());
  }, [canvas, drawing]);
  useEffect(() => canvas?.pick(pick), [canvas, pick]);

  return (
    <section className={styles.diagram} aria-busy={query.isFetching || undefined}>
      <section
        ref={frame}
        className={styles.frame}
        role="application"
        aria-label={`Diagram of ${humanizeName(graph.id)}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved by keys, as a map is
        tabIndex={0}
      >
        <div ref={sheet} className={joinClassNames(styles.sheet, 'drawing')} />
      </section>
      {query.isError ? (
        <div className={styles.failed}>
          <ErrorState
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
            collapsedIds={collapsedIds}
            onCollapsedChange={setUserCollapsedIds}
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
