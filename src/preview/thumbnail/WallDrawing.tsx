import { memo } from 'react';
import type { FramedWall } from '../../domain/wallLayout.ts';
import { SvgDrawing } from '../drawing/SvgDrawing.tsx';
import { createLayoutDrawing } from '../pieces/layoutDrawing.ts';

type Props = {
  wall: FramedWall;
  /** What is seen; without it the drawing is for the eye only. */
  label?: string;
  className?: string | undefined;
};

/** A gallery wall to scale, in the place that its styles give it; drawn anew only for another wall. (WALL-04) */
export const WallDrawing = memo(({ wall, ...place }: Props) => (
  <SvgDrawing drawing={createLayoutDrawing(wall)} {...place} />
));
