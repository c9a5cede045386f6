import { type CSSProperties, type KeyboardEvent, type PointerEvent, useId, useRef } from 'react';
import type { Drawing } from '../../preview/drawing/drawing.ts';
import { SvgDrawing } from '../../preview/drawing/SvgDrawing.tsx';
import type { Point, Rect } from '../../preview/geometry/plane.ts';
import { extentOf } from '../../preview/konva/extent.ts';
import { type Held, limited, stepOf } from '../../preview/konva/held.ts';
import styles from './Preview.module.css';

type Props = {
  drawing: Drawing;
  label: string;
  held: readonly Held[];
  onMoved: (id: string, at: Point) => void;
};

/** A drawing as SVG whose groups can be taken hold of as well: what shows while, or where, the finer stage does not. */
export function DrawnSight({ drawing, label, held, onMoved }: Props) {
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
