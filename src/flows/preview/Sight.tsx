import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  Suspense,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { PreviewShown } from '../../../machines/preview/preview.connect.ts';
import { lazily } from '../../kit/lazy.tsx';
import { PartBoundary } from '../../kit/PartBoundary.tsx';
import type { Drawing } from '../../preview/drawing/drawing.ts';
import { SvgDrawing } from '../../preview/drawing/SvgDrawing.tsx';
import type { Point, Rect } from '../../preview/geometry/plane.ts';
import { extentOf } from '../../preview/konva/extent.ts';
import { type Held, limited, stepOf } from '../../preview/konva/held.ts';
import type { Shown } from '../../preview/shown.ts';
import { drawingOf } from './drawingOf.ts';
import { movable } from './movable.ts';
import styles from './Preview.module.css';

type DrawnSightProps = {
  drawing: Drawing;
  label: string;
  held: readonly Held[];
  onMoved: (id: string, at: Point) => void;
};

/** A drawing as SVG whose groups can be taken hold of as well: what shows while, or where, the finer stage does not. */
function DrawnSight({ drawing, label, held, onMoved }: DrawnSightProps) {
  const { width, height } = drawing;
  return (
    <div className={styles.drawn} style={{ '--ratio': width / height } as CSSProperties}>
      <SvgDrawing className={styles.drawing} drawing={drawing} label={label} />
      {held.map((one) => (
        <Handle key={one.id} held={one} drawing={drawing} onMoved={(at) => onMoved(one.id, at)} />
      ))}
    </div>
  );
}

type HandleProps = { held: Held; drawing: Drawing; onMoved: (at: Point) => void };

function Handle({ held, drawing, onMoved }: HandleProps) {
  const how = useId();
  const taken = useRef<{ x: number; y: number; scale: number } | null>(null);
  const group = drawing.parts.find((part) => part.kind === 'group' && part.id === held.id);
  if (group?.kind !== 'group') return null;
  const { at } = group;
  const extent = extentOf([{ ...group, at: { x: 0, y: 0 } }], { withShadows: false });

  const take = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || !event.isPrimary) return;
    const box = event.currentTarget.parentElement?.getBoundingClientRect();
    event.currentTarget.setPointerCapture(event.pointerId);
    event.currentTarget.dataset.taken = '';
    taken.current = { x: event.clientX, y: event.clientY, scale: (box?.width ?? 1) / drawing.width };
  };
  const reached = ({ clientX, clientY }: PointerEvent): Point => {
    const { x, y, scale } = taken.current ?? { x: clientX, y: clientY, scale: 1 };
    return limited({ x: at.x + (clientX - x) / scale, y: at.y + (clientY - y) / scale }, extent, held.within);
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    if (!taken.current) return;
    const to = reached(event);
    const { scale } = taken.current;
    event.currentTarget.style.translate = `${(to.x - at.x) * scale}px ${(to.y - at.y) * scale}px`;
  };
  const release = (event: PointerEvent<HTMLElement>, isKept: boolean) => {
    if (!taken.current) return;
    const to = reached(event);
    taken.current = null;
    event.currentTarget.style.translate = '';
    delete event.currentTarget.dataset.taken;
    if (isKept && (to.x !== at.x || to.y !== at.y)) onMoved(to);
  };
  const step = (event: KeyboardEvent<HTMLElement>) => {
    const by = stepOf(event.key, event.shiftKey, held.step);
    if (!by || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onMoved(limited({ x: at.x + by.x, y: at.y + by.y }, extent, held.within));
  };

  return (
    <>
      <div
        className={styles.handle}
        style={placeOf({ ...extent, x: at.x + extent.x, y: at.y + extent.y }, drawing)}
        role="application"
        aria-label={held.label}
        data-held={held.label}
        aria-describedby={how}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application is what is worked with keys
        tabIndex={0}
        onPointerDown={take}
        onPointerMove={move}
        onPointerUp={(event) => release(event, true)}
        onPointerCancel={(event) => release(event, false)}
        onKeyDown={step}
      />
      <p id={how} hidden>
        {held.how}
      </p>
    </>
  );
}

const share = (part: number, whole: number) => `${(100 * part) / whole}%`;
const placeOf = ({ x, y, width, height }: Rect, whole: Drawing): CSSProperties => ({
  left: share(x + width / 2, whole.width),
  top: share(y + height / 2, whole.height),
  width: share(width, whole.width),
  height: share(height, whole.height),
});

const DrawingStage = lazily(async () => (await import('../../preview/konva/DrawingStage.tsx')).DrawingStage);

type Props = { shown: Shown; label: string; view: PreviewShown };

/** The view that is open, by the finer stage where it is there, else by the drawing, which stays until the stage has painted. */
export function Sight({ shown, label, view }: Props) {
  const [isPainted, setPainted] = useState(false);
  const stage = useRef<HTMLDivElement>(null);
  const drawing = drawingOf(shown, view);
  const { held, moved } = movable(shown, view, drawing);
  const taken = useRef<string | null>(null);
  const paint = () => {
    // A drag that began on the drawing ends on it.
    if (document.querySelector('[data-taken]')) {
      window.addEventListener('pointerup', () => setTimeout(paint), { once: true });
      return;
    }
    taken.current = document.activeElement?.getAttribute('data-held') ?? null;
    setPainted(true);
  };
  // Whoever had taken hold of something in the drawing has hold of it on the stage.
  useLayoutEffect(() => {
    if (!isPainted || taken.current === null) return;
    const grips = stage.current?.querySelectorAll<HTMLElement>('[role=application]') ?? [];
    [...grips].find(({ ariaLabel }) => ariaLabel === taken.current)?.focus();
    taken.current = null;
  }, [isPainted]);
  const isSeen = view.isComposing && isPainted;
  return (
    <>
      {isSeen ? null : <DrawnSight drawing={drawing} label={label} held={held} onMoved={moved} />}
      {view.isComposing ? (
        <Suspense fallback={null}>
          <div ref={stage} className={styles.konva} data-painted={isPainted || undefined} inert={!isPainted}>
            <PartBoundary part="stage" onFailed={() => setPainted(false)}>
              <DrawingStage drawing={drawing} label={label} held={held} onMoved={moved} onShown={paint} />
            </PartBoundary>
          </div>
        </Suspense>
      ) : null}
    </>
  );
}
