import type { PreviewShown } from '../../../machines/preview/preview.connect.ts';
import { outerSize } from '../../domain/framing.ts';
import { sizeLabel } from '../../domain/size.ts';
import { inRoom } from '../../domain/wall.ts';
import { pieceOf } from '../../preview/geometry/piece.ts';
import type { Shown } from '../../preview/shown.ts';

const figure = (inches: number) => Math.round(inches * 100) / 100;

/** What a preview shows, in words: 'Misty Ghats, 16 × 20 inches on canvas in the Nordic frame, …' (FRAME-10) */
export function describe(shown: Shown, { view, wall }: Pick<PreviewShown, 'view' | 'wall'>): string {
  const { framing, frame, title, alt } = shown;
  const outer = outerSize(framing);
  const made = [
    `${title}, ${sizeLabel(framing.size)} inches on ${framing.media.toLowerCase()}`,
    framing.framed && frame ? ` in the ${frame.title} frame` : '',
    framing.framed && framing.mat > 0 ? ` with a mat of ${framing.mat} inches` : '',
    framing.framed ? `, ${sizeLabel({ width: figure(outer.width), height: figure(outer.height) })} inches outside` : '',
  ].join('');
  switch (view) {
    case 'wall':
      if (wall.reference) return `Your photo, with two marks to measure it by`;
      return `${made}, ${wall.photo ? 'on your own wall, to scale' : inRoom(wall.room)}`;
    case 'front':
      return `${made}: one corner from near`;
    case 'side':
      return `${made}: from the side, ${figure(pieceOf(framing).depth)} inches deep`;
    default:
      return alt ? `${made}. ${alt}` : made;
  }
}
