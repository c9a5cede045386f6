import '../svg/chart.css';
import './drawing.css';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { ErrorState } from '../../ui/BlockStates.tsx';
import { joinClassNames } from '../../ui/classNames.ts';
import type { ChartGraph } from '../graph/graph.ts';
import { humanizeName } from '../graph/words.ts';
import { getFoldableStates } from '../layout/visible.ts';
import type { MarksStore } from '../marks/marks.ts';
import { formatOpen, type Open, parseOpen, toSelection } from '../ui/address.ts';
import type { PanelProps } from '../ui/panel.ts';
import { useAddress } from '../ui/useAddress.ts';
import { useDirection } from '../ui/useIsDesktop.ts';
import { Caption } from './Caption.tsx';
import { Controls } from './Controls.tsx';
import { type Canvas, createCanvas } from './canvas.ts';
import styles from './Diagram.module.css';
import { parseDrawing } from './drawing.ts';
import { toggleOpen, unfoldFor } from './folds.ts';
import { Legend } from './Legend.tsx';
import { Minimap } from './Minimap.tsx';
import { drawingQuery, layoutQuery } from './queries.ts';

/** A chart's diagram, to be moved, picked from and folded. What runs in it is lit by `marks`, without a render. */
export function Diagram({ chart, marks }: PanelProps) {
  const replacementGraph = useSyncExternalStore(marks.subscribe, () => marks.get().replacementGraph);
  const graph = replacementGraph ?? chart.graph;
  return <LoadedDiagram key={chart.graph.id} graph={graph} isOwn={!replacementGraph} marks={marks} />;
}

type LoadedProps = { graph: ChartGraph; isOwn: boolean; marks: MarksStore };

function LoadedDiagram({ graph, isOwn, marks }: LoadedProps) {
  const [address, navigate] = useAddress();
  const { naming, zoom } = address;
  const direction = useDirection();
  const pick = address.state ?? address.transition;
  const open = useMemo(() => parseOpen(graph.id, address.open), [graph.id, address.open]);
  const setOpen = (next: Open) => navigate({ open: formatOpen(graph.id, next), zoom: null });
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

  const handleFold = useEffectEvent((state: string) => {
    // Else it would stay open for what is picked inside it.
    if (unfoldFor(graph, [state], pick).length === 0) navigate(toSelection(state));
    setOpen(
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
      onPick: (next) => navigate(toSelection(next)),
      onFold: (state) => handleFold(state),
      onPoint: setHovered,
    });
    setCanvas(newCanvas);
    return () => newCanvas.end();
  }, [marks, navigate]);

  const getGraph = useEffectEvent(() => graph);
  useLayoutEffect(() => {
    if (canvas && drawing) canvas.show(drawing, getGraph());
  }, [canvas, drawing]);
  useEffect(() => canvas?.setPick(pick), [canvas, pick]);
  useEffect(() => canvas?.setNaming(naming), [canvas, naming]);
  const linkedZoom = useRef(zoom);
  useEffect(() => {
    if (!canvas || !drawing) return;
    const { viewport } = canvas;
    if (linkedZoom.current !== null) viewport.zoomTo(linkedZoom.current / 100);
    linkedZoom.current = null;
    return viewport.onRest(() => {
      if (viewport.isZoomed()) navigate({ zoom: Math.round(viewport.getView().scale * 100) }, 'replace');
    });
  }, [canvas, drawing, navigate]);

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
            onOpen={setOpen}
            direction={direction}
            onDirection={(next) => navigate({ direction: next, zoom: null })}
          />
        </>
      ) : null}
      <Legend marks={marks} />
      <Caption graph={graph} pick={hovered} naming={naming} />
    </section>
  );
}
