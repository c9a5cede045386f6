import { Suspense, useMemo, useState } from 'react';
import { lazyWithRetry } from '../../kit/loading/lazy.tsx';
import { PartErrorBoundary } from '../../kit/loading/PartErrorBoundary.tsx';
import { SvgDrawing } from '../../preview/drawing/SvgDrawing.tsx';
import styles from './Wall.module.css';
import { wall } from './wall.ts';
import { createWallStageDrawing, describeWall, getWallDraggables } from './wallStageDrawing.ts';

const DrawingStage = lazyWithRetry(async () => (await import('../../preview/konva/DrawingStage.tsx')).DrawingStage);

/** The wall with its pieces: a drawing, until the finer stage has painted, on which they can be taken hold of. */
export function WallStage() {
  const view = wall.useView();
  const { plan, pieces, stage } = view;
  const [isPainted, setPainted] = useState(false);
  const drawing = useMemo(() => createWallStageDrawing({ plan, pieces }), [plan, pieces]);
  const { draggables, moved } = getWallDraggables(view, drawing.within);
  const label = describeWall(view);
  return (
    <div className={styles.stage} style={{ aspectRatio: `${drawing.width} / ${drawing.height}` }}>
      {stage === 'live' && isPainted ? null : <SvgDrawing className={styles.drawing} drawing={drawing} label={label} />}
      {stage === 'live' ? (
        <Suspense fallback={null}>
          <div className={styles.konva} data-painted={isPainted || undefined} inert={!isPainted}>
            <PartErrorBoundary part="stage" onFailed={() => setPainted(false)}>
              <DrawingStage
                drawing={drawing}
                label={label}
                draggables={draggables}
                onMoved={moved}
                onPainted={() => setPainted(true)}
              />
            </PartErrorBoundary>
          </div>
        </Suspense>
      ) : null}
    </div>
  );
}
