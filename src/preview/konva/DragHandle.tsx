import { type KeyboardEvent, type PointerEvent, useId, useLayoutEffect, useRef } from 'react';
import type { Point, Rect } from '../geometry/plane.ts';
import styles from './DrawingStage.module.css';
import { constrainPosition, type Draggable, getKeyStep } from './draggable.ts';
import { type DragState, dragGroup, releaseGroup } from './dragState.ts';
import { getExtent } from './extent.ts';
import { type Fit, toPixels } from './fit.ts';
import type { Group } from './planes.ts';

/**
 * A hand on the group: which one, where it took hold on the screen, where the group was then and is now, and what it
 * covered with its shadow, in CSS pixels of the stage.
 */
type Drag = { pointer: number; from: Point; start: Point; at: Point; covered: Rect };

type Props = {
  draggable: Draggable;
  group: Group;
  fit: Fit;
  ratio: number;
  dragState: DragState;
  /** It is taken hold of. */
  onLift: () => void;
  /** It was let go at a new place. */
  onMoved: (at: Point) => void;
};

/** Fingers need so much of the screen, in CSS pixels. */
const SMALLEST = 44;

const getPlace = ({ x, y, width, height }: Rect, at: Point, fit: Fit) => {
  const wide = Math.max(SMALLEST, width * fit.scale);
  const high = Math.max(SMALLEST, height * fit.scale);
  return {
    left: fit.x + (at.x + x + width / 2) * fit.scale - wide / 2,
    top: fit.y + (at.y + y + height / 2) * fit.scale - high / 2,
    width: wide,
    height: high,
  };
};

/** So that a fast hand does not lose it. A pointer that is gone already cannot be captured, and need not be. */
function capture(element: HTMLElement, pointer: number) {
  try {
    element.setPointerCapture(pointer);
  } catch {}
}

/**
 * What a hand, a finger or a key takes hold of: an element over a group of the canvas, which stays the canvas's to draw.
 * Only here touch does not scroll the page. Escape puts the group back.
 */
export function DragHandle({ draggable, group, fit, ratio, dragState, onLift, onMoved }: Props) {
  const how = useId();
  const element = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag | null>(null);
  const own = { ...group, at: { x: 0, y: 0 } };
  const extent = getExtent([own], { withShadows: false });

  /** The group is drawn where the hand is, and this element goes with it; the props stay behind until it is let go. */
  const follow = (element: HTMLElement, { at, covered }: Drag) => {
    dragGroup(dragState, draggable.id, toPixels(at, fit, ratio), covered);
    element.style.transform = `translate(${(at.x - group.at.x) * fit.scale}px, ${(at.y - group.at.y) * fit.scale}px)`;
  };
  // The stage may be rendered anew while it moves.
  useLayoutEffect(() => {
    if (drag.current && dragState.moving && element.current) follow(element.current, drag.current);
  });

  const take = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || !event.isPrimary) return;
    capture(event.currentTarget, event.pointerId);
    onLift();
    const whole = getExtent([group], { withShadows: true });
    drag.current = {
      pointer: event.pointerId,
      from: { x: event.clientX, y: event.clientY },
      start: group.at,
      at: group.at,
      covered: { ...toPixels(whole, fit, ratio), width: whole.width * fit.scale, height: whole.height * fit.scale },
    };
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    const hand = drag.current;
    if (hand?.pointer !== event.pointerId) return;
    const x = hand.start.x + (event.clientX - hand.from.x) / fit.scale;
    const y = hand.start.y + (event.clientY - hand.from.y) / fit.scale;
    const at = constrainPosition({ x, y }, extent, draggable.within);
    hand.at = draggable.snap?.(at) ?? at;
    follow(event.currentTarget, hand);
  };
  const release = (element: HTMLElement): Drag | null => {
    const hand = drag.current;
    if (!hand) return null;
    drag.current = null;
    element.style.transform = '';
    releaseGroup(dragState, draggable.id, toPixels(group.at, fit, ratio));
    return hand;
  };
  const drop = (event: PointerEvent<HTMLElement>) => {
    if (drag.current?.pointer !== event.pointerId) return;
    const hand = release(event.currentTarget);
    if (hand && (hand.at.x !== hand.start.x || hand.at.y !== hand.start.y)) onMoved(hand.at);
  };
  const step = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape' && drag.current) {
      event.stopPropagation();
      release(event.currentTarget);
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
        style={getPlace(extent, group.at, fit)}
        role="application"
        aria-label={draggable.label}
        aria-describedby={draggable.how ? how : undefined}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application is what is worked with keys
        tabIndex={0}
        onPointerDown={take}
        onPointerMove={move}
        onPointerUp={drop}
        onPointerCancel={(event) => release(event.currentTarget)}
        onLostPointerCapture={(event) => release(event.currentTarget)}
        onKeyDown={step}
      />
      {draggable.how ? (
        <p id={how} hidden>
          {draggable.how}
        </p>
      ) : null}
    </>
  );
}
