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
import type { MarksStore } from '../marks/marks.ts';
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
  /** The id of a state or a transition. */
  pick: string | null;
  onPick: (pick: string | null) => void;
  marks: MarksStore;
};

/** A chart's diagram, to be moved, picked from and folded. What runs in it is lit by `marks`, without a render. */
export function Diagram({ chart, marks, ...rest }: Props) {
  const replacementGraph = useSyncExternalStore(marks.subscribe, () => marks.get().replacementGraph);
  const graph = replacementGraph ?? chart.graph;
  return <LoadedDiagram key={chart.graph.id} graph={graph} isOwn={!replacementGraph} marks={marks} {...rest} />;
}

type LoadedProps = Omit<Props, 'chart'> & { graph: ChartGraph; isOwn: boolean };

function LoadedDiagram(props: LoadedProps) {
  const { graph, isOwn, direction, onDirection, naming, open, onOpen, zoom, onZoom, pick, onPick, marks } = props;
  const [hovered, setHovered] = useState<string | null>(null);
  const [canvas, setCanvas] = useState<Canvas | null>(null);
  const frame = useRef<HTMLElement>(null);
  const sheet = useRef<HTMLDivElement>(null);

  // What is picked, by a link too, is never folded away.
  const foldable = useMemo(() => getFoldableStates(graph), [graph]);
  // Two versions in one are compared as a whole.
  const isWhole = open === 'all' || !isOwn;
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
  const isBuiltDrawing = isOwn && (isWhole || collapsedIds.length === foldable.length);
  const builtDrawing = useQuery({
    ...drawingQuery(graph.id, isWhole ? 'whole' : 'overview', direction),
    enabled: isBuiltDrawing,
    placeholderData: keepPreviousData,
  });
  const newLayout = useQuery({
    ...layoutQuery(graph, direction, isWhole ? null : collapsedIds),
    enabled: !isBuiltDrawing,
    placeholderData: keepPreviousData,
  });
  const query = isBuiltDrawing ? builtDrawing : newLayout;
  const text = query.data ?? builtDrawing.data;
  const drawing = useMemo(() => (text === undefined ? null : parseDrawing(text)), [text]);

  const handlePick = useEffectEvent(onPick);
  const handleFold = useEffectEvent((state: string) => {
    // Else it would stay open for what is picked inside it.
    if (unfoldFor(graph, [state], pick).length === 0) onPick(state);
    onOpen(
      toggleOpen(
        foldable.filter((id) => isWhole || !collapsedIds.includes(id)),
        state,
      ),
    );
  });

  useLayoutEffect(() => {
    if (!frame.current || !sheet.current) return;
    const newCanvas = createCanvas({
      frame: frame.current,
      sheet: sheet.current,
      marks,
      onPick: (next) => handlePick(next),
      onFold: (state) => handleFold(state),
      onPoint: setHovered,
    });
    setCanvas(newCanvas);
    return () => newCanvas.end();
  }, [marks]);

  const getGraph = useEffectEvent(() => graph);
  useLayoutEffect(() => {
    if (canvas && drawing) canvas.show(drawing, getGraph());
  }, [canvas, drawing]);
  useEffect(() => canvas?.setPick(pick), [canvas, pick]);
  useEffect(() => canvas?.setNaming(naming), [canvas, naming]);
  const [initialZoom] = useState(zoom);
  const handleZoom = useEffectEvent(onZoom);
  useEffect(() => {
    if (!canvas || !drawing) return;
    const { viewport } = canvas;
    if (initialZoom !== null && !viewport.isTouched()) viewport.zoomTo(initialZoom / 100);
    return viewport.onRest(() => {
      if (viewport.isTouched()) handleZoom(Math.round(viewport.getView().scale * 100));
    });
  }, [canvas, drawing, initialZoom]);

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
      <Caption graph={graph} pick={hovered} naming={naming} />
    </section>
  );
}
