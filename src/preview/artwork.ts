import type { FrameLook } from '../domain/frame.ts';
import { type Framing, getOuterSize } from '../domain/framing.ts';
import type { PrintSubject } from '../domain/printSubject.ts';
import { formatSize } from '../domain/size.ts';

/** What a preview shows: a picture with its framing. Addresses are of the picture's files. */
export type Artwork = {
  title: string;
  /** The picture's alternative text; may be empty. */
  alt: string;
  picture: { small: string; large: string };
  /** The original for the zoom, where it has more pixels. */
  full?: string | undefined;
  /** These files and sizes between them, for the browser to choose from. */
  srcSet?: string;
  framing: Framing;
  frame: FrameLook | null;
  /** Frames to preload, the likeliest first. */
  neighbours?: readonly FrameLook[];
};

type FramedSubject = {
  subject: Pick<PrintSubject, 'title' | 'picture'>;
  framing: Framing;
  frame: FrameLook | null;
};

/** A picture that is printed, as it is made up. */
export const toArtwork = ({ subject: { title, picture }, framing, frame }: FramedSubject): Artwork => ({
  title,
  alt: picture.alt,
  picture: { small: picture.listing.url, large: picture.detail.url },
  framing,
  frame,
});

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
