import type { PreviewModel } from '../../../machines/preview/preview.connect.ts';
import { describeRoom } from '../../domain/wall.ts';
import type { Artwork } from '../../preview/artwork.ts';
import { measurePiece } from '../../preview/geometry/piece.ts';
import { describeArtwork, describePiece, roundToHundredth } from './describePiece.ts';

/** What a preview shows, in words. (FRAME-10) */
export function describePreview(artwork: Artwork, { view, wall }: Pick<PreviewModel, 'view' | 'wall'>): string {
  switch (view) {
    case 'wall':
      if (wall.reference) return `Your photo, with two marks to measure it by`;
      return `${describePiece(artwork)}, ${wall.photo ? 'on your own wall, to scale' : describeRoom(wall.room)}`;
    case 'front':
      return `${describePiece(artwork)}: one corner from near`;
    case 'side':
      return `${describePiece(artwork)}: from the side, ${roundToHundredth(measurePiece(artwork.framing).depth)} inches deep`;
    default:
      return describeArtwork(artwork);
  }
}
