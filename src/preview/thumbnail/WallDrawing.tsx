import { memo } from 'react';
import type { FramedWall } from '../../domain/wallLayout.ts';
import { SvgDrawing } from '../drawing/SvgDrawing.tsx';
import { createLayoutDrawing } from '../pieces/layoutDrawing.ts';

type Props = {
  wall: FramedWall;
  /** The wall's name; without it the drawing is decorative. */
  title?: string;
  className?: string | undefined;
};

/** A gallery wall to scale, sized by its styles; rendered again only for another wall. (WALL-04) */
export const WallDrawing = memo(({ wall, title, className }: Props) => (
  <SvgDrawing
    drawing={createLayoutDrawing(wall)}
    label={title && `${title}, all in ${wall.frame}`}
    className={className}
  />
));
