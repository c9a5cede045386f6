import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { IconButton } from './IconButton.tsx';
import styles from './Zoomable.module.css';

/** How near a picture is seen: `scale` 1 shows all of it, `x` and `y` are where its middle lies from that of its place, in CSS pixels. */
type Zoom = { scale: number; x: number; y: number };
type Box = { width: number; height: number };

const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };
const NEAREST = 12;

const within = (value: number, most: number) => Math.min(Math.max(value, -most), most);

/** Never smaller than its place, never nearer than twelve times, and never off its place. */
function limitZoom({ scale, x, y }: Zoom, { width, height }: Box): Zoom {
  const zoom = Math.min(Math.max(scale, 1), NEAREST);
  return { scale: zoom, x: within(x, ((zoom - 1) * width) / 2), y: within(y, ((zoom - 1) * height) / 2) };
}

/** Nearer by a factor around a point, which stays where it is; the point is given from the middle of the place. */
function nearer({ scale, x, y }: Zoom, factor: number, point: { x: number; y: number }, box: Box): Zoom {
  const to = Math.min(Math.max(scale * factor, 1), NEAREST);
  const by = to / scale;
  return limitZoom({ scale: to, x: point.x - (point.x - x) * by, y: point.y - (point.y - y) * by }, box);
}

const STEP = 1.5;
const PAN = 60;
const PANS: Record<string, [number, number] | undefined> = {
  ArrowLeft: [PAN, 0],
  ArrowRight: [-PAN, 0],
  ArrowUp: [0, PAN],
  ArrowDown: [0, -PAN],
};
const TURNS: Record<string, 1 | -1 | undefined> = { ArrowLeft: -1, ArrowRight: 1 };
/** How far a finger goes, in px, before it turns to another picture. */
const SWIPE = 56;

type Point = { x: number; y: number };
type Props = {
  children: ReactNode;
  /** Another picture is seen whole at first. */
  what?: string;
  /** To the next picture or the one before: by a swipe or an arrow key, as long as all of this one is seen. */
  onTurn?: (by: 1 | -1) => void;
};

/** A picture that can be come near to: by wheel, two fingers, buttons, keys and a double press; and moved about. How near is like how far one scrolled: no flow knows it. */
export function Zoomable({ children, what, onTurn }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const fingers = useRef(new Map<number, Point>());
  const swiped = useRef<Point | null>(null);
  const [zoom, setZoom] = useState<Zoom>(WHOLE);
  const [current, setCurrent] = useState(what);
  if (what !== current) {
    setCurrent(what);
    setZoom(WHOLE);
  }

  const getBox = () => place.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
  const fromMiddle = (clientX: number, clientY: number) => {
    const { left, top, width, height } = getBox();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  };
  const go = (factor: number, point = { x: 0, y: 0 }) => setZoom((from) => nearer(from, factor, point, getBox()));
  const pan = (x: number, y: number) =>
    setZoom((from) => limitZoom({ ...from, x: from.x + x, y: from.y + y }, getBox()));
  const isWhole = zoom.scale <= 1;

  // Before the dialog around it opens, which then begins with it and not with its button to close.
  useLayoutEffect(() => {
    if (place.current) place.current.autofocus = true;
  }, []);

  // React listens to the wheel passively, and the page behind must not scroll.
  useEffect(() => {
    const box = place.current;
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      const { left, top, width, height } = (event.currentTarget as HTMLElement).getBoundingClientRect();
      const point = { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 };
      const far = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 16 : event.deltaY;
      setZoom((from) => nearer(from, Math.exp(-far / 400), point, { width, height }));
    };
    box?.addEventListener('wheel', turn, { passive: false });
    return () => box?.removeEventListener('wheel', turn);
  }, []);

  const touch = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    const point = { x: event.clientX, y: event.clientY };
    fingers.current.set(event.pointerId, point);
    // Two fingers come nearer, they do not turn.
    swiped.current = isWhole && fingers.current.size === 1 ? point : null;
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, now);
    if (!other) return pan(now.x - before.x, now.y - before.y);
    const apart = (one: typeof now) => Math.hypot(one.x - other.x, one.y - other.y) || 1;
    go(apart(now) / apart(before), fromMiddle((now.x + other.x) / 2, (now.y + other.y) / 2));
    pan((now.x - before.x) / 2, (now.y - before.y) / 2);
  };
  const lift = ({ pointerId, clientX, clientY }: PointerEvent) => {
    fingers.current.delete(pointerId);
    const from = swiped.current;
    swiped.current = null;
    const far = from ? clientX - from.x : 0;
    if (!from || Math.abs(far) < SWIPE || Math.abs(far) < Math.abs(clientY - from.y)) return;
    onTurn?.(far < 0 ? 1 : -1);
  };
  const letGo = ({ pointerId }: PointerEvent) => {
    fingers.current.delete(pointerId);
    swiped.current = null;
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const by = PANS[event.key];
    const turn = isWhole ? TURNS[event.key] : undefined;
    if (onTurn && turn) onTurn(turn);
    else if (by) pan(...by);
    else if (event.key === '+' || event.key === '=') go(STEP);
    else if (event.key === '-') go(1 / STEP);
    else if (event.key === '0') setZoom(WHOLE);
    else return;
    event.preventDefault();
  };

  return (
    <div className={styles.zoom}>
      <div
        ref={place}
        className={styles.viewport}
        role="application"
        aria-label="Picture: plus and minus come nearer and go farther, arrow keys move it, 0 shows all of it"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application is what is worked with keys
        tabIndex={0}
        onKeyDown={press}
        onPointerDown={touch}
        onPointerMove={move}
        onPointerUp={lift}
        onPointerCancel={letGo}
        onDoubleClick={({ clientX, clientY }) => go(zoom.scale > 3 ? 1 / zoom.scale : 2, fromMiddle(clientX, clientY))}
      >
        <div
          className={styles.content}
          style={{ transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` }}
        >
          {children}
        </div>
      </div>
      <div className={styles.buttons}>
        <IconButton look="sheet" icon="minus" label="Farther" disabled={isWhole} onClick={() => go(1 / STEP)} />
        <output className={styles.factor} aria-label="Nearness">
          {zoom.scale.toFixed(1)}×
        </output>
        <IconButton look="sheet" icon="plus" label="Nearer" disabled={zoom.scale >= 12} onClick={() => go(STEP)} />
      </div>
    </div>
  );
}
