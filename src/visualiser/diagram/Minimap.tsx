import { memo, type PointerEvent, useEffect, useMemo, useRef } from 'react';
import type { ChartGraph } from '../graph/graph.ts';
import type { MarksStore } from '../marks/marks.ts';
import type { Canvas } from './canvas.ts';
import { type Drawing, getOutline } from './drawing.ts';
import styles from './Minimap.module.css';
import { createMarkPainter } from './markPainter.ts';
import { throttleToFrame } from './throttleToFrame.ts';
import { fitInside } from './view.ts';

type Props = { canvas: Canvas; drawing: Drawing; graph: ChartGraph; marks: MarksStore };

const MOST = { width: 176, height: 128 };

/** The whole diagram in a corner while only part of it is seen; dragging in it moves that part. */
export const Minimap = memo(function Minimap({ canvas, drawing, graph, marks }: Props) {
  const map = useRef<SVGSVGElement>(null);
  const seen = useRef<SVGRectElement>(null);
  const { viewport } = canvas;
  const { width, height } = drawing.size;
  const boxes = useMemo(() => [...drawing.states].map(([id, state]) => ({ id, box: getOutline(state) })), [drawing]);

  useEffect(() => {
    const follow = () => {
      const { x, y, scale } = viewport.view();
      const room = viewport.frame();
      const isWhole =
        x >= -1 && y >= -1 && x + width * scale <= room.width + 1 && y + height * scale <= room.height + 1;
      map.current?.toggleAttribute('data-away', isWhole);
      const part = { x: -x / scale, y: -y / scale, width: room.width / scale, height: room.height / scale };
      for (const [name, value] of Object.entries(part)) seen.current?.setAttribute(name, String(value));
    };
    follow();
    return viewport.subscribe(follow);
  }, [viewport, width, height]);

  useEffect(() => {
    if (!map.current) return;
    const states = new Map(
      [...map.current.querySelectorAll<SVGGElement>('[data-state]')].map((one) => [one.dataset.state ?? '', one]),
    );
    const marking = createMarkPainter({ states, rows: new Map(), edges: new Map() }, graph);
    const draw = () => marking.draw({ active: marks.get().active }, null);
    const pen = throttleToFrame(draw);
    draw();
    const leave = marks.subscribe(pen.soon);
    return () => {
      leave();
      pen.end();
    };
  }, [graph, marks]);

  const centre = (event: PointerEvent<SVGSVGElement>) => {
    if (event.buttons !== 1) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const { left, top, width: across } = event.currentTarget.getBoundingClientRect();
    const { scale } = viewport.view();
    const room = viewport.frame();
    const ratio = width / across;
    viewport.place({
      scale,
      x: room.width / 2 - (event.clientX - left) * ratio * scale,
      y: room.height / 2 - (event.clientY - top) * ratio * scale,
    });
  };

  const { x = 0, y = 0 } = drawing.svg.viewBox.baseVal;
  return (
    <svg
      ref={map}
      className={styles.map}
      viewBox={`0 0 ${width} ${height}`}
      {...fitInside(drawing.size, MOST)}
      aria-hidden="true"
      onPointerDown={centre}
      onPointerMove={centre}
    >
      <g transform={`translate(${-x} ${-y})`}>
        {boxes.map(({ id, box }) => (
          <rect key={id} data-state={id} x={box.x} y={box.y} width={box.width} height={box.height} rx="8" />
        ))}
      </g>
      <rect ref={seen} className={styles.visible} />
    </svg>
  );
});
