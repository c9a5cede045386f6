import { type KeyboardEvent, type PointerEvent, useId, useLayoutEffect, useRef } from 'react';
import type { Point, Rect } from '../geometry/plane.ts';
import styles from './DrawingStage.module.css';
import { extentOf } from './extent.ts';
import { type Fit, pixelsOf } from './fit.ts';
import { carry, type Hands, letGo } from './hands.ts';
import { type Held, limited, stepOf } from './held.ts';
import type { Group } from './planes.ts';

/**
 * A hand on the group: which one, where it took hold on the screen, where the group was then and is now, and what it
 * covered with its shadow, in CSS pixels of the stage.
 */
type Taken = { pointer: number; from: Point; start: Point; at: Point; covered: Rect };

type Props = {
  held: Held;
  group: Group;
  fit: Fit;
  ratio: number;
  hands: Hands;
  /** While it moves: where it is; where it was when the gesture was broken off. */
  onMove: (at: Point) => void;
  /** It was let go at a new place. */
  onMoved: (at: Point) => void;
};

/** Fingers need so much of the screen, in CSS pixels. */
const SMALLEST = 44;

const placeOf = ({ x, y, width, height }: Rect, at: Point, fit: Fit) => {
  const wide = Math.max(SMALLEST, width * fit.scale);
  const high = Math.max(SMALLEST, height * fit.scale);
  return {
    left: fit.x + (at.x + x + width / 2) * fit.scale - wide / 2,
    top: fit.y + (at.y + y + height / 2) * fit.scale - high / 2,
    width: wide,
    height: high,
  };
};

/** So that a fast hand does not lose it. A pointer that is gone already cannot be kept, and need not be. */
function capture(element: HTMLElement, pointer: number) {
  try {
    element.setPointerCapture(pointer);
  } catch {}
}

/**
 * What a hand, a finger or a key takes hold of: an element over a group of the canvas, which stays the canvas's to draw.
 * Only here touch does not scroll the page. Escape puts the group back.
 */
export function Grip({ held, group, fit, ratio, hands, onMove, onMoved }: Props) {
  const how = useId();
  const element = useRef<HTMLDivElement>(null);
  const taken = useRef<Taken | null>(null);
  const own = { ...group, at: { x: 0, y: 0 } };
  const extent = extentOf([own], { withShadows: false });

  /** The group is drawn where the hand is, and this element goes with it; the props stay behind until it is let go. */
  const follow = (element: HTMLElement, { at, covered }: Taken) => {
    carry(hands, held.id, pixelsOf(at, fit, ratio), covered);
    element.style.transform = `translate(${(at.x - group.at.x) * fit.scale}px, ${(at.y - group.at.y) * fit.scale}px)`;
  };
  // Whoever listens may draw anew while it moves.
  useLayoutEffect(() => {
    if (taken.current && hands.moving && element.current) follow(element.current, taken.current);
  });

  const take = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || !event.isPrimary) return;
    capture(event.currentTarget, event.pointerId);
    const whole = extentOf([group], { withShadows: true });
    taken.current = {
      pointer: event.pointerId,
      from: { x: event.clientX, y: event.clientY },
      start: group.at,
      at: group.at,
      covered: { ...pixelsOf(whole, fit, ratio), width: whole.width * fit.scale, height: whole.height * fit.scale },
    };
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    const hand = taken.current;
    if (hand?.pointer !== event.pointerId) return;
    const x = hand.start.x + (event.clientX - hand.from.x) / fit.scale;
    const y = hand.start.y + (event.clientY - hand.from.y) / fit.scale;
    hand.at = limited({ x, y }, extent, held.within);
    follow(event.currentTarget, hand);
    onMove(hand.at);
  };
  const letGoOf = (element: HTMLElement): Taken | null => {
    const hand = taken.current;
    if (!hand) return null;
    taken.current = null;
    element.style.transform = '';
    letGo(hands, held.id, pixelsOf(group.at, fit, ratio));
    return hand;
  };
  const drop = (event: PointerEvent<HTMLElement>) => {
    if (taken.current?.pointer !== event.pointerId) return;
    const hand = letGoOf(event.currentTarget);
    if (hand && (hand.at.x !== hand.start.x || hand.at.y !== hand.start.y)) onMoved(hand.at);
  };
  const breakOff = (element: HTMLElement) => {
    const hand = letGoOf(element);
    if (hand) onMove(hand.start);
  };
  const step = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape' && taken.current) {
      event.stopPropagation();
      return breakOff(event.currentTarget);
    }
    const by = stepOf(event.key, event.shiftKey, held.step);
    if (!by || taken.current || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onMoved(limited({ x: group.at.x + by.x, y: group.at.y + by.y }, extent, held.within));
  };

  return (
    <>
      <div
        ref={element}
        className={styles.grip}
        style={placeOf(extent, group.at, fit)}
        role="application"
        aria-label={held.label}
        aria-describedby={held.how ? how : undefined}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application is what is worked with keys
        tabIndex={0}
        onPointerDown={take}
        onPointerMove={move}
        onPointerUp={drop}
        onPointerCancel={(event) => breakOff(event.currentTarget)}
        onLostPointerCapture={(event) => breakOff(event.currentTarget)}
        onKeyDown={step}
      />
      {held.how ? (
        <p id={how} hidden>
          {held.how}
        </p>
      ) : null}
    </>
  );
}
