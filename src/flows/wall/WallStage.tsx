import { Suspense, useMemo, useState } from 'react';
import { lazyWithRetry } from '../../kit/loading/lazy.tsx';
import { PartErrorBoundary } from '../../kit/loading/PartErrorBoundary.tsx';
import { SvgDrawing } from '../../preview/drawing/SvgDrawing.tsx';
import { getMarksStage } from '../wallPhoto/marks.ts';
import { useMarks } from '../wallPhoto/wallPhoto.ts';
import styles from './Wall.module.css';
import { wall } from './wall.ts';
import { createWallStageDrawing, describeWall, getWallDraggables } from './wallStageDrawing.ts';

const DrawingStage = lazyWithRetry(async () => (await import('../../preview/konva/DrawingStage.tsx')).DrawingStage);

/** The wall with its pieces, or its photo with the marks that measure it: an SVG drawing until the Konva stage has painted, on which they can be dragged. */
export function WallStage() {
  const view = wall.useView();
  const { plan, pieces, measuring } = view;
  const [isPainted, setPainted] = useState(false);
  const marks = useMarks(measuring);
  const wallDrawing = useMemo(() => createWallStageDrawing({ plan, pieces }), [plan, pieces]);
  const { drawing, label, draggables, onMoved } = marks
    ? getMarksStage(marks)
    : { drawing: wallDrawing, label: describeWall(view), ...getWallDraggables(view, wallDrawing.within) };
  const isLive = marks !== null || view.stage === 'draggable';
  return (
    <div className={styles.stage} style={{ aspectRatio: `${drawing.width} / ${drawing.height}` }}>
      {isLive && isPainted ? null : <SvgDrawing className={styles.drawing} drawing={drawing} label={label} />}
      {isLive ? (
        <Suspense fallback={null}>
          <div className={styles.konva} data-painted={isPainted || undefined} inert={!isPainted}>
            <PartErrorBoundary part="stage" onFailed={() => setPainted(false)}>
              <DrawingStage
                drawing={drawing}
                label={label}
                draggables={draggables}
                onMoved={onMoved}
                onPainted={() => setPainted(true)}
              />
            </PartErrorBoundary>
          </div>
        </Suspense>
      ) : null}
    </div>
  );
}
