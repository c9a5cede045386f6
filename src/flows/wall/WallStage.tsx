import { useMemo } from 'react';
import { LazyStage } from '../../preview/konva/LazyStage.tsx';
import { getMarksStage } from '../wallPhoto/marks.ts';
import { useMarks } from '../wallPhoto/wallPhoto.ts';
import styles from './Wall.module.css';
import { wall } from './wall.ts';
import { createWallStageDrawing, describeWall, getWallDraggables } from './wallStageDrawing.ts';

/** The wall with its pieces, or its photo with the marks that measure it. */
export function WallStage() {
  const view = wall.useView();
  const { plan, pieces, measuring } = view;
  const marks = useMarks(measuring);
  const wallDrawing = useMemo(() => createWallStageDrawing({ plan, pieces }), [plan, pieces]);
  const stage = marks
    ? getMarksStage(marks)
    : { drawing: wallDrawing, label: describeWall(view), ...getWallDraggables(view, wallDrawing.within) };
  const { width, height } = stage.drawing;
  const isLive = marks !== null || view.stage === 'draggable';
  return (
    <div className={styles.stage} style={{ aspectRatio: `${width} / ${height}` }}>
      {/* Without Konva, pieces are moved by their buttons. */}
      <LazyStage {...stage} isLive={isLive} draggables={isLive ? stage.draggables : []} />
    </div>
  );
}
