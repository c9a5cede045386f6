import { memo } from 'react';
import type { FramedWall } from '../../domain/wallLayout.ts';
import { SvgDrawing } from '../drawing/SvgDrawing.tsx';
import { createLayoutDrawing } from '../pieces/layoutDrawing.ts';

type Props = {
  wall: FramedWall;
  /** The wall's name; without it the drawing is for the eye only. */
  title?: string;
  className?: string | undefined;
};

/** A gallery wall to scale, in the place that its styles give it; drawn anew only for another wall. (WALL-04) */
export const WallDrawing = memo(({ wall, title, className }: Props) => (
  <SvgDrawing
    drawing={createLayoutDrawing(wall)}
    label={title && `${title}, all in ${wall.frame}`}
    className={className}
  />
));
