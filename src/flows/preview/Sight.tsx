import { Suspense, useLayoutEffect, useRef, useState } from 'react';
import type { PreviewShown } from '../../../machines/preview/preview.connect.ts';
import { lazily } from '../../kit/lazily.ts';
import { PartBoundary } from '../../kit/PartBoundary.tsx';
import type { Shown } from '../../preview/shown.ts';
import { DrawnSight } from './DrawnSight.tsx';
import { drawingOf } from './drawingOf.ts';
import { movable } from './movable.ts';
import styles from './Preview.module.css';

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
