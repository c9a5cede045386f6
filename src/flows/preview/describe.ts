import type { PreviewShown } from '../../../machines/preview/preview.connect.ts';
import { inRoom } from '../../domain/wall.ts';
import { pieceOf } from '../../preview/geometry/piece.ts';
import type { Shown } from '../../preview/shown.ts';
import { describePiece, describeWhole, figure } from './describePiece.ts';

/** What a preview shows, in words. (FRAME-10) */
export function describe(shown: Shown, { view, wall }: Pick<PreviewShown, 'view' | 'wall'>): string {
  switch (view) {
    case 'wall':
      if (wall.reference) return `Your photo, with two marks to measure it by`;
      return `${describePiece(shown)}, ${wall.photo ? 'on your own wall, to scale' : inRoom(wall.room)}`;
    case 'front':
      return `${describePiece(shown)}: one corner from near`;
    case 'side':
      return `${describePiece(shown)}: from the side, ${figure(pieceOf(shown.framing).depth)} inches deep`;
    default:
      return describeWhole(shown);
  }
}
