import type { FrameLook } from '../../domain/frame.ts';
import { getPadTint } from '../../domain/framingTerms.ts';
import { getExtent, getFramingOfOuter } from '../../domain/hanging.ts';
import type { WallLayout } from '../../domain/wallLayout.ts';
import type { Drawing, Part } from '../drawing/drawing.ts';
import { createPieceParts } from './pieceParts.ts';
import { wallShadow } from './shade.ts';

/** Wall that is seen around all pieces, in inches. */
const MARGIN = 3;
/** The finest line, as a share of the width. */
const HAIR = 0.001;

/** All prints of a gallery wall to scale, in one frame; `pictures` are addresses of files by the prints' own addresses. (WALL-04) */
export function createLayoutDrawing(
  layout: WallLayout,
  frame: FrameLook | null,
  pictures: ReadonlyMap<string, string>,
): Drawing {
  const { x, y, width, height } = getExtent(layout);
  const parts = layout.map((place): Part => {
    const url = (place.print && pictures.get(place.print)) ?? '';
    const { piece, parts } = createPieceParts(
      {
        title: '',
        alt: '',
        picture: { small: url, large: url },
        framing: getFramingOfOuter(place, place.mat),
        frame,
        padTint: getPadTint('white'),
      },
      { hair: width * HAIR },
    );
    return {
      kind: 'group',
      at: { x: place.x - x + MARGIN, y: place.y - y + MARGIN },
      parts: [...wallShadow(piece), ...parts],
    };
  });
  return { width: width + 2 * MARGIN, height: height + 2 * MARGIN, parts };
}
