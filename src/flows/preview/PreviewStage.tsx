import { Suspense, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { PreviewModel } from '../../../machines/preview/preview.connect.ts';
import type { FrameLook } from '../../domain/frame.ts';
import type { Framing } from '../../domain/framing.ts';
import { lazyWithRetry } from '../../kit/loading/lazy.tsx';
import { PartErrorBoundary } from '../../kit/loading/PartErrorBoundary.tsx';
import type { Artwork } from '../../preview/artwork.ts';
import { measurePiece } from '../../preview/geometry/piece.ts';
import { createMoulding } from '../../preview/moulding/createMoulding.ts';
import { StaticStage } from '../../preview/stage/StaticStage.tsx';
import type { MarksStage } from '../wallPhoto/marks.ts';
import styles from './Preview.module.css';
import { createPreviewDrawing, getDraggables } from './previewDrawing.ts';

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

/** The open view, on the Konva stage once it has painted, until then as the SVG drawing. A drag that began on the drawing ends on it. */
export function PreviewStage({ artwork, label, view, measuring }: Props) {
  const [isPainted, setPainted] = useState(false);
  const [isDrawingDragged, setDrawingDragged] = useState(false);
  const isReady = isPainted && !isDrawingDragged;
  const isStageVisible = view.isRendering && isReady;
  const drawing = measuring?.drawing ?? createPreviewDrawing(artwork, view);
  const { framing, neighbours } = artwork;
  const preload = useMemo(() => getMouldings(framing, neighbours), [framing, neighbours]);
  const { draggables, onMoved } = measuring ?? getDraggables(artwork, view, drawing);
  const stage = useRef<HTMLDivElement>(null);
  const focusedLabel = useRef<string | null>(null);
  // The handle that had the focus in the drawing has it on the stage.
  const rememberFocus = () => {
    focusedLabel.current = document.activeElement?.ariaLabel ?? null;
  };
  useLayoutEffect(() => {
    if (!isStageVisible || focusedLabel.current === null) return;
    const handles = stage.current?.querySelectorAll<HTMLElement>('[role=application]') ?? [];
    [...handles].find(({ ariaLabel }) => ariaLabel === focusedLabel.current)?.focus();
    focusedLabel.current = null;
  }, [isStageVisible]);
  return (
    <>
      {isStageVisible ? null : (
        <div className={styles.staticStage}>
          <StaticStage
            drawing={drawing}
            label={label}
            draggables={draggables}
            onMoved={onMoved}
            onDragStart={() => setDrawingDragged(true)}
            onDragEnd={() => {
              rememberFocus();
              setDrawingDragged(false);
            }}
          />
        </div>
      )}
      {view.isRendering ? (
        <Suspense fallback={null}>
          <div ref={stage} className={styles.konva} data-painted={isPainted || undefined} inert={!isReady}>
            <PartErrorBoundary part="stage" onFailed={() => setPainted(false)}>
              <DrawingStage
                drawing={drawing}
                label={label}
                draggables={draggables}
                preload={preload}
                onMoved={onMoved}
                onPainted={() => {
                  rememberFocus();
                  setPainted(true);
                }}
              />
            </PartErrorBoundary>
          </div>
        </Suspense>
      ) : null}
    </>
  );
}
