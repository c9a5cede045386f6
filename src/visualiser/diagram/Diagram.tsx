import '../svg/chart.css';
import './drawing.css';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { ErrorState } from '../../ui/BlockStates.tsx';
import { joinClassNames } from '../../ui/classNames.ts';
import type { ChartData } from '../catalogue/catalogue.ts';
import type { ChartGraph } from '../graph/graph.ts';
import { humanizeName } from '../graph/words.ts';
import type { Naming } from '../layout/cards.ts';
import type { Direction } from '../layout/layout.ts';
import { getFoldableStates } from '../layout/visible.ts';
import type { MarksStore, Pick } from '../marks/marks.ts';
import type { Open } from '../ui/address.ts';
import { Caption } from './Caption.tsx';
import { Controls } from './Controls.tsx';
import { type Canvas, createCanvas } from './canvas.ts';
import styles from './Diagram.module.css';
import { parseDrawing } from './drawing.ts';
import { toggleOpen, unfoldFor } from './folds.ts';
import { Legend } from './Legend.tsx';
import { Minimap } from './Minimap.tsx';
import { drawingQuery, layoutQuery } from './queries.ts';

type Props = {
  chart: ChartData;
  direction: Direction;
  onDirection?: (direction: Direction) => void;
  naming: Naming;
  open: Open;
  onOpen: (open: Open) => void;
  /** In percent, where somebody chose it. */
  zoom: number | null;
  onZoom: (zoom: number) => void;
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

function LoadedDiagram(props: LoadedProps) {
  const { graph, isOwn, direction, onDirection, naming, open, onOpen, zoom, onZoom, pick, onPick, marks } = props;
  const [pointed, setPointed] = useState<Pick | null>(null);
  const [canvas, setCanvas] = useState<Canvas | null>(null);
  const frame = useRef<HTMLElement>(null);
  const sheet = useRef<HTMLDivElement>(null);

  // What is picked, by a link too, is never folded away.
  const foldable = useMemo(() => getFoldableStates(graph), [graph]);
  // Two versions in one are compared as a whole.
  const isAll = open === 'all' || !isOwn;
  const collapsedIds = useMemo(
    () =>
      open === 'all' || !isOwn
        ? []
        : unfoldFor(
            graph,
            foldable.filter((id) => !open.includes(id)),
            pick,
          ),
    [graph, isOwn, foldable, open, pick],
  );
  const isAsBuilt = isOwn && (isAll || collapsedIds.length === foldable.length);
  const built = useQuery({
    ...drawingQuery(graph.id, isAll ? 'whole' : 'overview', direction),
    enabled: isAsBuilt,
    placeholderData: keepPreviousData,
  });
  const anew = useQuery({
    ...layoutQuery(graph, direction, isAll ? null : collapsedIds),
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
    onOpen(
      toggleOpen(
        foldable.filter((id) => isAll || !collapsedIds.includes(id)),
        state,
      ),
    );
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
  useEffect(() => canvas?.name(naming), [canvas, naming]);
  const [zoomAtFirst] = useState(zoom);
  const zoomNow = useEffectEvent(onZoom);
  useEffect(() => {
    if (!canvas || !drawing) return;
    const { viewport } = canvas;
    if (zoomAtFirst !== null && !viewport.isTouched()) viewport.zoomTo(zoomAtFirst / 100);
    return viewport.onRest(() => {
      if (viewport.isTouched()) zoomNow(Math.round(viewport.view().scale * 100));
    });
  }, [canvas, drawing, zoomAtFirst]);

  return (
    <section className={styles.diagram} data-naming={naming} aria-busy={query.isFetching || undefined}>
      <section
        ref={frame}
        className={styles.frame}
        role="application"
        aria-label={`Diagram of ${humanizeName(graph.id)}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved by keys, as a map is
        tabIndex={0}
      >
        <div ref={sheet} className={joinClassNames(styles.sheet, 'drawing')} data-naming={naming} />
      </section>
      {query.isError ? (
        <div className={styles.error}>
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
            isOpen={open.length > 0}
            onOpen={onOpen}
            direction={direction}
            onDirection={onDirection}
          />
        </>
      ) : null}
      <Legend marks={marks} />
      <Caption graph={graph} pick={pointed} naming={naming} />
    </section>
  );
}
