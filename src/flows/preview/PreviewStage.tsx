import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  Suspense,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { PreviewModel } from '../../../machines/preview/preview.connect.ts';
import type { FrameLook } from '../../domain/frame.ts';
import type { Framing } from '../../domain/framing.ts';
import { lazyWithRetry } from '../../kit/loading/lazy.tsx';
import { PartErrorBoundary } from '../../kit/loading/PartErrorBoundary.tsx';
import type { Artwork } from '../../preview/artwork.ts';
import type { Drawing } from '../../preview/drawing/drawing.ts';
import { SvgDrawing } from '../../preview/drawing/SvgDrawing.tsx';
import { measurePiece } from '../../preview/geometry/piece.ts';
import type { Point, Rect } from '../../preview/geometry/plane.ts';
import { constrainPosition, type Draggable, getKeyStep } from '../../preview/konva/draggable.ts';
import { getExtent } from '../../preview/konva/extent.ts';
import { createMoulding } from '../../preview/moulding/createMoulding.ts';
import type { MarksStage } from '../wallPhoto/marks.ts';
import styles from './Preview.module.css';
import { createPreviewDrawing, getDraggables } from './previewDrawing.ts';

type StaticStageProps = {
  drawing: Drawing;
  label: string;
  draggables: readonly Draggable[];
  onMoved: (id: string, at: Point) => void;
};

/** An SVG drawing whose groups can be dragged too: it shows until, or in place of, the Konva stage. */
function StaticStage({ drawing, label, draggables, onMoved }: StaticStageProps) {
  const { width, height } = drawing;
  return (
    <div className={styles.staticStage} style={{ '--ratio': width / height } as CSSProperties}>
      <SvgDrawing className={styles.drawing} drawing={drawing} label={label} />
      {draggables.map((one) => (
        <Handle key={one.id} draggable={one} drawing={drawing} onMoved={(at) => onMoved(one.id, at)} />
      ))}
    </div>
  );
}

type HandleProps = { draggable: Draggable; drawing: Drawing; onMoved: (at: Point) => void };

function Handle({ draggable, drawing, onMoved }: HandleProps) {
  const instructionsId = useId();
  const grab = useRef<{ x: number; y: number; scale: number } | null>(null);
  const group = drawing.parts.find((part) => part.kind === 'group' && part.id === draggable.id);
  if (group?.kind !== 'group') return null;
  const { at } = group;
  const extent = getExtent([{ ...group, at: { x: 0, y: 0 } }], { withShadows: false });

  const startDrag = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || !event.isPrimary) return;
    const box = event.currentTarget.parentElement?.getBoundingClientRect();
    event.currentTarget.setPointerCapture(event.pointerId);
    event.currentTarget.dataset.dragging = '';
    grab.current = { x: event.clientX, y: event.clientY, scale: (box?.width ?? 1) / drawing.width };
  };
  const getDragPosition = ({ clientX, clientY }: PointerEvent): Point => {
    const { x, y, scale } = grab.current ?? { x: clientX, y: clientY, scale: 1 };
    return constrainPosition(
      { x: at.x + (clientX - x) / scale, y: at.y + (clientY - y) / scale },
      extent,
      draggable.within,
    );
  };
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (!grab.current) return;
    const to = getDragPosition(event);
    const { scale } = grab.current;
    event.currentTarget.style.translate = `${(to.x - at.x) * scale}px ${(to.y - at.y) * scale}px`;
  };
  const endDrag = (event: PointerEvent<HTMLElement>, isCommitted: boolean) => {
    if (!grab.current) return;
    const to = getDragPosition(event);
    grab.current = null;
    event.currentTarget.style.translate = '';
    delete event.currentTarget.dataset.dragging;
    if (isCommitted && (to.x !== at.x || to.y !== at.y)) onMoved(to);
  };
  const moveByKey = (event: KeyboardEvent<HTMLElement>) => {
    const by = getKeyStep(event.key, event.shiftKey, draggable.step);
    if (!by || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onMoved(constrainPosition({ x: at.x + by.x, y: at.y + by.y }, extent, draggable.within));
  };

  return (
    <>
      <div
        className={styles.handle}
        style={getHandleStyle({ ...extent, x: at.x + extent.x, y: at.y + extent.y }, drawing)}
        role="application"
        aria-label={draggable.label}
        data-draggable={draggable.label}
        aria-describedby={instructionsId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application is what is worked with keys
        tabIndex={0}
        onPointerDown={startDrag}
        onPointerMove={drag}
        onPointerUp={(event) => endDrag(event, true)}
        onPointerCancel={(event) => endDrag(event, false)}
        onKeyDown={moveByKey}
      />
      <p id={instructionsId} hidden>
        {draggable.instructions}
      </p>
    </>
  );
}

const share = (part: number, whole: number) => `${(100 * part) / whole}%`;
const getHandleStyle = ({ x, y, width, height }: Rect, whole: Drawing): CSSProperties => ({
  left: share(x + width / 2, whole.width),
  top: share(y + height / 2, whole.height),
  width: share(width, whole.width),
  height: share(height, whole.height),
});

const DrawingStage = lazyWithRetry(async () => (await import('../../preview/konva/DrawingStage.tsx')).DrawingStage);

/** The mouldings of further frames around the same picture. */
const getMouldings = (framing: Framing, frames: readonly FrameLook[] = []) =>
  frames.map((frame) => createMoulding(frame, measurePiece(framing)));

type Props = {
  artwork: Artwork;
  label: string;
  view: PreviewModel;
  /** The shopper's own wall, while it is measured. */
  measuring: MarksStage | null;
};

/** The open view, on the Konva stage once it has painted, until then as the SVG drawing. */
export function PreviewStage({ artwork, label, view, measuring }: Props) {
  const [isPainted, setPainted] = useState(false);
  const stage = useRef<HTMLDivElement>(null);
  const drawing = measuring?.drawing ?? createPreviewDrawing(artwork, view);
  const { framing, neighbours } = artwork;
  const preload = useMemo(() => getMouldings(framing, neighbours), [framing, neighbours]);
  const { draggables, onMoved } = measuring ?? getDraggables(artwork, view, drawing);
  const focusedLabel = useRef<string | null>(null);
  const handlePainted = () => {
    // A drag that began on the drawing ends on it.
    if (document.querySelector('[data-dragging]')) {
      window.addEventListener('pointerup', () => setTimeout(handlePainted), { once: true });
      return;
    }
    focusedLabel.current = document.activeElement?.getAttribute('data-draggable') ?? null;
    setPainted(true);
  };
  // The handle that had the focus in the drawing has it on the stage.
  useLayoutEffect(() => {
    if (!isPainted || focusedLabel.current === null) return;
    const handles = stage.current?.querySelectorAll<HTMLElement>('[role=application]') ?? [];
    [...handles].find(({ ariaLabel }) => ariaLabel === focusedLabel.current)?.focus();
    focusedLabel.current = null;
  }, [isPainted]);
  const isStageVisible = view.isRendering && isPainted;
  return (
    <>
      {isStageVisible ? null : (
        <StaticStage drawing={drawing} label={label} draggables={draggables} onMoved={onMoved} />
      )}
      {view.isRendering ? (
        <Suspense fallback={null}>
          <div ref={stage} className={styles.konva} data-painted={isPainted || undefined} inert={!isPainted}>
            <PartErrorBoundary part="stage" onFailed={() => setPainted(false)}>
              <DrawingStage
                drawing={drawing}
                label={label}
                draggables={draggables}
                preload={preload}
                onMoved={onMoved}
                onPainted={handlePainted}
              />
            </PartErrorBoundary>
          </div>
        </Suspense>
      ) : null}
    </>
  );
}
