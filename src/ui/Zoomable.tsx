import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { ARROW_DIRECTIONS } from './arrowKeys.ts';
import { IconButton } from './IconButton.tsx';
import styles from './Zoomable.module.css';

/** `scale` 1 shows all of the picture; `x` and `y` are the offset of its middle from the viewport's, in CSS pixels. */
type Zoom = { scale: number; x: number; y: number };
type Box = { width: number; height: number };

const INITIAL_ZOOM: Zoom = { scale: 1, x: 0, y: 0 };
const MAX_SCALE = 12;

const clamp = (value: number, limit: number) => Math.min(Math.max(value, -limit), limit);

/** Never smaller than its viewport, never larger than twelve times, and never outside the viewport. */
function limitZoom({ scale, x, y }: Zoom, { width, height }: Box): Zoom {
  const zoom = Math.min(Math.max(scale, 1), MAX_SCALE);
  return { scale: zoom, x: clamp(x, ((zoom - 1) * width) / 2), y: clamp(y, ((zoom - 1) * height) / 2) };
}

/** Zooms by a factor around a point, which stays where it is; the point is an offset from the viewport's middle. */
function zoomAround({ scale, x, y }: Zoom, factor: number, point: { x: number; y: number }, box: Box): Zoom {
  const to = Math.min(Math.max(scale * factor, 1), MAX_SCALE);
  const by = to / scale;
  return limitZoom({ scale: to, x: point.x - (point.x - x) * by, y: point.y - (point.y - y) * by }, box);
}

const STEP = 1.5;
const PAN = 60;
/** How far a finger goes, in px, before it turns to another picture. */
const MIN_SWIPE = 56;

type Point = { x: number; y: number };
type Props = {
  children: ReactNode;
  /** A new key resets the zoom. */
  resetKey?: string;
  /** To the next picture or the one before: by a swipe or an arrow key, as long as all of this one is seen. */
  onTurn?: (by: 1 | -1) => void;
};

/** A picture to zoom by wheel, pinch, buttons, keys and double click, and to pan. The zoom is local, like a scroll offset: no chart knows it. */
export function Zoomable({ children, resetKey, onTurn }: Props) {
  const viewport = useRef<HTMLDivElement>(null);
  const pointers = useRef(new Map<number, Point>());
  const swipeStart = useRef<Point | null>(null);
  const [zoom, setZoom] = useState<Zoom>(INITIAL_ZOOM);
  const [currentKey, setCurrentKey] = useState(resetKey);
  if (resetKey !== currentKey) {
    setCurrentKey(resetKey);
    setZoom(INITIAL_ZOOM);
  }

  const getBox = () => viewport.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
  const toCenterOffset = (clientX: number, clientY: number) => {
    const { left, top, width, height } = getBox();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  };
  const zoomBy = (factor: number, point = { x: 0, y: 0 }) =>
    setZoom((from) => zoomAround(from, factor, point, getBox()));
  const pan = (x: number, y: number) =>
    setZoom((from) => limitZoom({ ...from, x: from.x + x, y: from.y + y }, getBox()));
  const isZoomedOut = zoom.scale <= 1;

  // Before the dialog around it opens, which then focuses it and not its close button.
  useLayoutEffect(() => {
    if (viewport.current) viewport.current.autofocus = true;
  }, []);

  // React listens to the wheel passively, and the page behind must not scroll.
  useEffect(() => {
    const box = viewport.current;
    const zoomByWheel = (event: WheelEvent) => {
      event.preventDefault();
      const { left, top, width, height } = (event.currentTarget as HTMLElement).getBoundingClientRect();
      const point = { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 };
      const distance = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 16 : event.deltaY;
      setZoom((from) => zoomAround(from, Math.exp(-distance / 400), point, { width, height }));
    };
    box?.addEventListener('wheel', zoomByWheel, { passive: false });
    return () => box?.removeEventListener('wheel', zoomByWheel);
  }, []);

  const startPointer = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    const point = { x: event.clientX, y: event.clientY };
    pointers.current.set(event.pointerId, point);
    // Two fingers zoom, they do not swipe.
    swipeStart.current = isZoomedOut && pointers.current.size === 1 ? point : null;
  };
  const movePointer = (event: PointerEvent<HTMLElement>) => {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, now);
    if (!other) return pan(now.x - before.x, now.y - before.y);
    const distanceFrom = (one: typeof now) => Math.hypot(one.x - other.x, one.y - other.y) || 1;
    zoomBy(distanceFrom(now) / distanceFrom(before), toCenterOffset((now.x + other.x) / 2, (now.y + other.y) / 2));
    pan((now.x - before.x) / 2, (now.y - before.y) / 2);
  };
  const endPointer = ({ pointerId, clientX, clientY }: PointerEvent) => {
    pointers.current.delete(pointerId);
    const from = swipeStart.current;
    swipeStart.current = null;
    const distance = from ? clientX - from.x : 0;
    if (!from || Math.abs(distance) < MIN_SWIPE || Math.abs(distance) < Math.abs(clientY - from.y)) return;
    onTurn?.(distance < 0 ? 1 : -1);
  };
  const cancelPointer = ({ pointerId }: PointerEvent) => {
    pointers.current.delete(pointerId);
    swipeStart.current = null;
  };
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const direction = ARROW_DIRECTIONS[event.key];
    const turn = isZoomedOut && direction?.x;
    if (onTurn && turn) onTurn(turn);
    else if (direction) pan(-direction.x * PAN, -direction.y * PAN);
    else if (event.key === '+' || event.key === '=') zoomBy(STEP);
    else if (event.key === '-') zoomBy(1 / STEP);
    else if (event.key === '0') setZoom(INITIAL_ZOOM);
    else return;
    event.preventDefault();
  };

  return (
    <div className={styles.zoom}>
      <div
        ref={viewport}
        className={styles.viewport}
        role="application"
        aria-label="Picture: plus and minus come nearer and go farther, arrow keys move it, 0 shows all of it"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application is what is worked with keys
        tabIndex={0}
        onKeyDown={handleKey}
        onPointerDown={startPointer}
        onPointerMove={movePointer}
        onPointerUp={endPointer}
        onPointerCancel={cancelPointer}
        onDoubleClick={({ clientX, clientY }) =>
          zoomBy(zoom.scale > 3 ? 1 / zoom.scale : 2, toCenterOffset(clientX, clientY))
        }
      >
        <div
          className={styles.content}
          style={{ transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` }}
        >
          {children}
        </div>
      </div>
      <div className={styles.buttons}>
        <IconButton look="sheet" icon="minus" label="Farther" disabled={isZoomedOut} onClick={() => zoomBy(1 / STEP)} />
        <output className={styles.factor} aria-label="Nearness">
          {zoom.scale.toFixed(1)}×
        </output>
        <IconButton
          look="sheet"
          icon="plus"
          label="Nearer"
          disabled={zoom.scale >= MAX_SCALE}
          onClick={() => zoomBy(STEP)}
        />
      </div>
    </div>
  );
}
