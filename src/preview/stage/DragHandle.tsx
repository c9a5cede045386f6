import {
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import type { Group } from '../drawing/drawing.ts';
import { constrainPosition, type Point, type Rect } from '../geometry/plane.ts';
import { type Draggable, getKeyStep } from './draggable.ts';
import type { Fit } from './fit.ts';
import styles from './stage.module.css';

/** A drag of the group: the pointer's id and first position on the screen, and the group's present position. */
type Drag = { pointer: number; from: Point; at: Point };

type Props = {
  draggable: Draggable;
  group: Group;
  fit: Fit;
  onDragStart: () => void;
  /** The group is dragged to a position; the props change only after the drop. */
  onDrag?: (at: Point) => void;
  /** It was dropped, or the drag was cancelled. */
  onDragEnd: () => void;
  /** It was dropped at a new position, or moved there by a key. */
  onMoved: (at: Point) => void;
};

const INSTRUCTIONS = 'Arrow keys move it, with shift farther.';
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
 * An element over a group of a drawing by which pointer and keys move it; whoever shows the drawing draws the group. Only
 * here touch does not scroll the page. Escape cancels the drag.
 */
export function DragHandle({ draggable, group, fit, onDragStart, onDrag, onDragEnd, onMoved }: Props) {
  const instructionsId = useId();
  const element = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag | null>(null);
  const { extent, within, instructions = INSTRUCTIONS } = draggable;

  /** The group and this element follow the pointer. */
  const showDrag = (handle: HTMLElement, { at }: Drag) => {
    onDrag?.(at);
    handle.style.transform = `translate(${(at.x - group.at.x) * fit.scale}px, ${(at.y - group.at.y) * fit.scale}px)`;
  };
  const hasMoved = ({ at }: Drag) => at.x !== group.at.x || at.y !== group.at.y;
  // The stage may be rendered again during a drag.
  useLayoutEffect(() => {
    if (drag.current && element.current && hasMoved(drag.current)) showDrag(element.current, drag.current);
  });
  const endWithHandle = useEffectEvent(() => {
    if (drag.current) onDragEnd();
  });
  useEffect(() => () => endWithHandle(), []);

  const startDrag = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || !event.isPrimary) return;
    capture(event.currentTarget, event.pointerId);
    drag.current = { pointer: event.pointerId, from: { x: event.clientX, y: event.clientY }, at: group.at };
    onDragStart();
  };
  const handleMove = (event: PointerEvent<HTMLElement>) => {
    const current = drag.current;
    if (current?.pointer !== event.pointerId) return;
    const x = group.at.x + (event.clientX - current.from.x) / fit.scale;
    const y = group.at.y + (event.clientY - current.from.y) / fit.scale;
    const at = constrainPosition({ x, y }, extent, within);
    current.at = draggable.snap?.(at) ?? at;
    showDrag(event.currentTarget, current);
  };
  const endDrag = (handle: HTMLElement): Drag | null => {
    const ended = drag.current;
    if (!ended) return null;
    drag.current = null;
    handle.style.transform = '';
    onDragEnd();
    return ended;
  };
  const drop = (event: PointerEvent<HTMLElement>) => {
    if (drag.current?.pointer !== event.pointerId) return;
    const ended = endDrag(event.currentTarget);
    if (ended && hasMoved(ended)) onMoved(ended.at);
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
    onMoved(constrainPosition({ x: group.at.x + by.x, y: group.at.y + by.y }, extent, within));
  };

  return (
    <>
      <div
        ref={element}
        className={styles.handle}
        style={getHandleStyle(extent, group.at, fit)}
        role="application"
        aria-label={draggable.label}
        aria-describedby={instructionsId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application is what is worked with keys
        tabIndex={0}
        onPointerDown={startDrag}
        onPointerMove={handleMove}
        onPointerUp={drop}
        onPointerCancel={(event) => endDrag(event.currentTarget)}
        onLostPointerCapture={(event) => endDrag(event.currentTarget)}
        onKeyDown={handleKey}
      />
      <p id={instructionsId} hidden>
        {instructions}
      </p>
    </>
  );
}
