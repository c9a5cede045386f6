import { memo, type PointerEvent, useEffect, useMemo, useRef } from 'react';
import type { ChartGraph } from '../graph/graph.ts';
import type { MarksStore } from '../marks/marks.ts';
import { throttleToFrame } from '../marks/throttleToFrame.ts';
import type { Canvas } from './canvas.ts';
import { type Drawing, getOutline } from './drawing.ts';
import styles from './Minimap.module.css';
import { createMarkPainter } from './markPainter.ts';
import { fitInside } from './view.ts';

type Props = { canvas: Canvas; drawing: Drawing; graph: ChartGraph; marks: MarksStore };

const MAX_SIZE = { width: 176, height: 128 };

/** The whole diagram in a corner while only part of it is seen; dragging in it moves that part. */
export const Minimap = memo(function Minimap({ canvas, drawing, graph, marks }: Props) {
  const map = useRef<SVGSVGElement>(null);
  const visibleRect = useRef<SVGRectElement>(null);
  const { viewport } = canvas;
  const { width, height } = drawing.size;
  const boxes = useMemo(() => [...drawing.states].map(([id, state]) => ({ id, box: getOutline(state) })), [drawing]);

  useEffect(() => {
    const updateVisibleRect = () => {
      const { x, y, scale } = viewport.getView();
      const frameSize = viewport.getFrameSize();
      const isWhole =
        x >= -1 && y >= -1 && x + width * scale <= frameSize.width + 1 && y + height * scale <= frameSize.height + 1;
      map.current?.toggleAttribute('data-away', isWhole);
      const visiblePart = {
        x: -x / scale,
        y: -y / scale,
        width: frameSize.width / scale,
        height: frameSize.height / scale,
      };
      for (const [name, value] of Object.entries(visiblePart)) visibleRect.current?.setAttribute(name, String(value));
    };
    updateVisibleRect();
    return viewport.subscribe(updateVisibleRect);
  }, [viewport, width, height]);

  useEffect(() => {
    if (!map.current) return;
    const states = new Map(
      [...map.current.querySelectorAll<SVGGElement>('[data-state]')].map((element) => [
        element.dataset.state ?? '',
        element,
      ]),
    );
    const painter = createMarkPainter({ states, rows: new Map(), edges: new Map() }, graph);
    const draw = () => painter.draw({ active: marks.get().active }, null);
    const throttledDraw = throttleToFrame(draw);
    draw();
    const unsubscribe = marks.subscribe(throttledDraw.schedule);
    return () => {
      unsubscribe();
      throttledDraw.end();
    };
  }, [graph, marks]);

  const centerOnPointer = (event: PointerEvent<SVGSVGElement>) => {
    if (event.buttons !== 1) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const { left, top, width: mapWidth } = event.currentTarget.getBoundingClientRect();
    const { scale } = viewport.getView();
    const frameSize = viewport.getFrameSize();
    const ratio = width / mapWidth;
    viewport.setView({
      scale,
      x: frameSize.width / 2 - (event.clientX - left) * ratio * scale,
      y: frameSize.height / 2 - (event.clientY - top) * ratio * scale,
    });
  };

  const { x = 0, y = 0 } = drawing.svg.viewBox.baseVal;
  return (
    <svg
      ref={map}
      className={styles.map}
      viewBox={`0 0 ${width} ${height}`}
      {...fitInside(drawing.size, MAX_SIZE)}
      aria-hidden="true"
      onPointerDown={centerOnPointer}
      onPointerMove={centerOnPointer}
    >
      <g transform={`translate(${-x} ${-y})`}>
        {boxes.map(({ id, box }) => (
          <rect key={id} data-state={id} x={box.x} y={box.y} width={box.width} height={box.height} rx="8" />
        ))}
      </g>
      <rect ref={visibleRect} className={styles.visible} />
    </svg>
  );
});
