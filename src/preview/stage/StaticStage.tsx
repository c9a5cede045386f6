import { useRef } from 'react';
import { type Drawing, findGroup } from '../drawing/drawing.ts';
import { SvgDrawing } from '../drawing/SvgDrawing.tsx';
import type { Point } from '../geometry/plane.ts';
import { DragHandle } from './DragHandle.tsx';
import type { Draggable } from './draggable.ts';
import { fitDrawing } from './fit.ts';
import styles from './stage.module.css';
import { useElementBox } from './useElementBox.ts';

type Props = {
  drawing: Drawing;
  /** The text alternative. */
  label: string;
  /** The groups that can be moved; each is one of the drawing's own parts. */
  draggables: readonly Draggable[];
  onMoved: (id: string, at: Point) => void;
  onDragStart: () => void;
  onDragEnd: () => void;
};

/** A drawing as SVG, as large as its container, whose groups can be dragged, too: it is drawn again after the drop. */
export function StaticStage({ drawing, label, draggables, onMoved, onDragStart, onDragEnd }: Props) {
  const container = useRef<HTMLDivElement>(null);
  const box = useElementBox(container);
  const fit = box && fitDrawing(drawing, box);
  return (
    <div ref={container} className={styles.container}>
      <SvgDrawing className={styles.static} drawing={drawing} label={label} />
      {draggables.map((one) => {
        const group = findGroup(drawing, one.id);
        return fit && group ? (
          <DragHandle
            key={one.id}
            draggable={one}
            group={group}
            fit={fit}
            onDragStart={onDragStart}
            onDragEnd={onDragEnd}
            onMoved={(at) => onMoved(one.id, at)}
          />
        ) : null;
      })}
    </div>
  );
}
