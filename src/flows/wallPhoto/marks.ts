import type { Marks } from '../../../machines/wallPhoto/wallPhoto.connect.ts';
import type { ReferenceEnd } from '../../domain/wallPhoto.ts';
import type { Point } from '../../preview/geometry/plane.ts';
import { createReferenceDrawing, REFERENCE_HANDLES } from '../../preview/rooms/photoWallDrawing.ts';
import type { Draggable } from '../../preview/stage/draggable.ts';

/** A key or button moves a mark by this share of the photo's width. */
const STEP = 1 / 200;

/** One step of a mark, in pixels of the photo. */
export const getMarkStep = ({ photo }: Pick<Marks, 'photo'>): number => Math.max(1, Math.round(photo.width * STEP));

/** The photo with its marks for a stage: its drawing, its label and its draggable marks. (FRAME-10) */
export function getMarksStage({ photo, reference, move }: Marks) {
  const drawing = createReferenceDrawing(photo, reference);
  const { extent, within } = drawing;
  const createDraggable = (end: ReferenceEnd, label: string): Draggable => ({
    id: REFERENCE_HANDLES[end],
    label,
    extent,
    within,
    step: getMarkStep({ photo }),
  });
  return {
    drawing,
    label: 'Your photo, with two marks to measure it by',
    draggables: [createDraggable('from', 'First mark'), createDraggable('to', 'Second mark')],
    onMoved: (id: string, { x, y }: Point) =>
      move(id === REFERENCE_HANDLES.from ? 'from' : 'to', { x: Math.round(x), y: Math.round(y) }),
  };
}

export type MarksStage = ReturnType<typeof getMarksStage>;
