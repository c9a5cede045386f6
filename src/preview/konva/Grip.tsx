import { type KeyboardEvent, type PointerEvent, useId, useRef } from 'react';
import type { Point, Rect } from '../geometry/plane.ts';
import styles from './DrawingStage.module.css';
import { extentOf } from './extent.ts';
import type { Fit } from './fit.ts';
import { type Held, limited, stepOf } from './held.ts';
import type { Group } from './planes.ts';

/** A hand on the group: which one, where it took hold on the screen, and where the group was then and is now. */
type Taken = { pointer: number; from: Point; start: Point; at: Point };

type Props = {
  held: Held;
  group: Group;
  fit: Fit;
  /** While it moves: it is drawn at a new place. */
  onMove: (at: Point) => void;
  /** It has come to rest at a new place. */
  onMoved: (at: Point) => void;
  /** It is back where it was, for the gesture was broken off. */
  onKept: (at: Point) => void;
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

/**
 * What a hand, a finger or a key takes hold of: an element over a group of the canvas, which stays the canvas's to draw.
 * Only here touch does not scroll the page. Escape puts the group back.
 */
export function Grip({ held, group, fit, onMove, onMoved, onKept }: Props) {
  const how = useId();
  const taken = useRef<Taken | null>(null);
  const extent = extentOf([{ ...group, at: { x: 0, y: 0 } }], { withShadows: false });

  const goTo = (element: HTMLElement, to: Point): Point => {
    const at = limited(to, extent, held.within);
    const [x, y] = [(at.x - group.at.x) * fit.scale, (at.y - group.at.y) * fit.scale];
    element.style.transform = `translate(${x}px, ${y}px)`;
    return at;
  };

  const take = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || !event.isPrimary) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const from = { x: event.clientX, y: event.clientY };
    taken.current = { pointer: event.pointerId, from, start: group.at, at: group.at };
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    const grip = taken.current;
    if (grip?.pointer !== event.pointerId) return;
    grip.at = goTo(event.currentTarget, {
      x: grip.start.x + (event.clientX - grip.from.x) / fit.scale,
      y: grip.start.y + (event.clientY - grip.from.y) / fit.scale,
    });
    onMove(grip.at);
  };
  const release = (element: HTMLElement): Taken | null => {
    const grip = taken.current;
    taken.current = null;
    element.style.transform = '';
    return grip;
  };
  const drop = (event: PointerEvent<HTMLElement>) => {
    if (taken.current?.pointer !== event.pointerId) return;
    const grip = release(event.currentTarget);
    if (grip && (grip.at.x !== grip.start.x || grip.at.y !== grip.start.y)) onMoved(grip.at);
  };
  const breakOff = (element: HTMLElement) => {
    const grip = release(element);
    if (grip) onKept(grip.start);
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
