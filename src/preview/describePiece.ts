import { getOuterSize } from '../domain/framing.ts';
import { formatSize } from '../domain/size.ts';
import type { Artwork } from './artwork.ts';

/** 'Misty Ghats, 16 × 20 inches on canvas in the Nordic frame, 16.8 × 20.8 inches outside'. (FRAME-10) */
export function describePiece({ framing, frame, title }: Artwork): string {
  return [
    `${title}, ${formatSize(framing.size)} inches on ${framing.media.toLowerCase()}`,
    framing.framed && frame ? ` in the ${frame.title} frame` : '',
    framing.framed && framing.mat > 0 ? ` with a mat of ${framing.mat} inches` : '',
    framing.framed ? `, ${formatSize(getOuterSize(framing))} inches outside` : '',
  ].join('');
}

/** The whole piece, and what its picture shows. */
export const describeArtwork = (artwork: Artwork): string =>
  artwork.alt ? `${describePiece(artwork)}. ${artwork.alt}` : describePiece(artwork);
