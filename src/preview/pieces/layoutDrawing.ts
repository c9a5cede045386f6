import { getExtent, getFramingOfOuter } from '../../domain/hanging.ts';
import type { FramedWall } from '../../domain/wallLayout.ts';
import type { Drawing, Part } from '../drawing/drawing.ts';
import { createPieceParts } from './pieceParts.ts';
import { wallShadow } from './shade.ts';

/** Wall that is seen around all pieces, in inches. */
const MARGIN = 3;
/** The finest line, as a share of the width. */
const HAIR = 0.001;

/** Pieces on a wall to scale, all in one frame. (WALL-04) */
export function createLayoutDrawing({ look, pieces }: Pick<FramedWall, 'look' | 'pieces'>): Drawing {
  const { x, y, width, height } = getExtent(pieces);
  const parts = pieces.map((place): Part => {
    const { piece, parts } = createPieceParts(
      {
        title: '',
        alt: '',
        picture: { small: place.picture, large: place.picture },
        framing: getFramingOfOuter(place, place.mat),
        frame: look,
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
