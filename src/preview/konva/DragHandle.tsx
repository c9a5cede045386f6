import { type KeyboardEvent, type PointerEvent, useId, useLayoutEffect, useRef } from 'react';
import type { Point, Rect } from '../geometry/plane.ts';
import styles from './DrawingStage.module.css';
import { constrainPosition, type Draggable, getKeyStep } from './draggable.ts';
import { type DragState, dragGroup, releaseGroup } from './dragState.ts';
import { getExtent } from './extent.ts';
import { type Fit, toPixels } from './fit.ts';
import type { Group } from './planes.ts';

/**
 * A drag of the group: the pointer's id and first position on the screen, the group's first and present position, and its
 * first extent with its shadow, in CSS pixels of the stage.
 */
type Drag = { pointer: number; from: Point; start: Point; at: Point; extent: Rect };

type Props = {
  draggable: Draggable;
  group: Group;
  fit: Fit;
  ratio: number;
  dragState: DragState;
  /** A drag starts. */
  onDragStart: () => void;
  /** It was dropped at a new position. */
  onMoved: (at: Point) => void;
};

/** The smallest touch target, in CSS pixels. */
const MIN_TARGET = 44;

const getHandleStyle = ({ x, y, width, height }: Rect, at: Point, fit: Fit) => {
  const wide = Math.max(MIN_TARGET, width * fit.scale);
  const high = Math.max(MIN_TARGET, height * fit.scale);
  return {
    left: fit.x + (at.x + x + width / 2) * fit.scale - wide / 2,
    top: fit.y + (at.y + y + height / 2) * fit.scale - high / 2,
    width: wide,
    height: high,
  };
};

/** So that a fast pointer does not lose it. A pointer that is gone already cannot be captured, and need not be. */
function capture(element: HTMLElement, pointer: number) {
  try {
    element.setPointerCapture(pointer);
  } catch {}
}

/**
 * An element over a group of the canvas by which pointer and keys move it; the canvas draws the group. Only here touch does
 * not scroll the page. Escape cancels the drag.
 */
export function DragHandle({ draggable, group, fit, ratio, dragState, onDragStart, onMoved }: Props) {
  const instructionsId = useId();
  const element = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag | null>(null);
  const groupAtOrigin = { ...group, at: { x: 0, y: 0 } };
  const extent = getExtent([groupAtOrigin], { withShadows: false });

  /** The group and this element follow the pointer; the props change only after the drop. */
  const moveGroup = (element: HTMLElement, { at, extent: dragExtent }: Drag) => {
    dragGroup(dragState, draggable.id, toPixels(at, fit, ratio), dragExtent);
    element.style.transform = `translate(${(at.x - group.at.x) * fit.scale}px, ${(at.y - group.at.y) * fit.scale}px)`;
  };
  // The stage may be rendered again during a drag.
  useLayoutEffect(() => {
    if (drag.current && dragState.moving && element.current) moveGroup(element.current, drag.current);
  });

  const startDrag = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || !event.isPrimary) return;
    capture(event.currentTarget, event.pointerId);
    onDragStart();
    const whole = getExtent([group], { withShadows: true });
    drag.current = {
      pointer: event.pointerId,
      from: { x: event.clientX, y: event.clientY },
      start: group.at,
      at: group.at,
      extent: { ...toPixels(whole, fit, ratio), width: whole.width * fit.scale, height: whole.height * fit.scale },
    };
  };
  const handleMove = (event: PointerEvent<HTMLElement>) => {
    const current = drag.current;
    if (current?.pointer !== event.pointerId) return;
    const x = current.start.x + (event.clientX - current.from.x) / fit.scale;
    const y = current.start.y + (event.clientY - current.from.y) / fit.scale;
    const at = constrainPosition({ x, y }, extent, draggable.within);
    current.at = draggable.snap?.(at) ?? at;
    moveGroup(event.currentTarget, current);
  };
  const endDrag = (element: HTMLElement): Drag | null => {
    const activeDrag = drag.current;
    if (!activeDrag) return null;
    drag.current = null;
    element.style.transform = '';
    releaseGroup(dragState, draggable.id, toPixels(group.at, fit, ratio));
    return activeDrag;
  };
  const drop = (event: PointerEvent<HTMLElement>) => {
    if (drag.current?.pointer !== event.pointerId) return;
    const activeDrag = endDrag(event.currentTarget);
    if (activeDrag && (activeDrag.at.x !== activeDrag.start.x || activeDrag.at.y !== activeDrag.start.y))
      onMoved(activeDrag.at);
  };
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape' && drag.current) {
      event.stopPropagation();
      endDrag(event.currentTarget);
      return;
    }
    const by = getKeyStep(event.key, event.shiftKey, draggable.step, draggable.shiftStep);
    if (!by || drag.current || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (draggable.onStep) return draggable.onStep(by);
    onMoved(constrainPosition({ x: group.at.x + by.x, y: group.at.y + by.y }, extent, draggable.within));
  };

  return (
    <>
      <div
        ref={element}
        className={styles.handle}
        style={getHandleStyle(extent, group.at, fit)}
        role="application"
        aria-label={draggable.label}
        aria-describedby={draggable.instructions ? instructionsId : undefined}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application is what is worked with keys
        tabIndex={0}
        onPointerDown={startDrag}
        onPointerMove={handleMove}
        onPointerUp={drop}
        onPointerCancel={(event) => endDrag(event.currentTarget)}
        onLostPointerCapture={(event) => endDrag(event.currentTarget)}
        onKeyDown={handleKey}
      />
      {draggable.instructions ? (
        <p id={instructionsId} hidden>
          {draggable.instructions}
        </p>
      ) : null}
    </>
  );
}
