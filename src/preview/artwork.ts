import type { FrameLook } from '../domain/frame.ts';
import type { Framing } from '../domain/framing.ts';
import { getPadTint, type PadColour } from '../domain/framingTerms.ts';
import type { PrintSubject } from '../domain/printSubject.ts';

/** What a preview shows: a picture with its framing. Addresses are of the picture's files, `padTint` is #RRGGBB. */
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
  padTint: string;
};

type FramedSubject = {
  subject: Pick<PrintSubject, 'title' | 'picture'>;
  framing: Framing;
  frame: FrameLook | null;
  pad: PadColour;
};

/** A picture that is printed, as it is made up. */
export const toArtwork = ({ subject: { title, picture }, framing, frame, pad }: FramedSubject): Artwork => ({
  title,
  alt: picture.alt,
  picture: { small: picture.listing.url, large: picture.detail.url },
  framing,
  frame,
  padTint: getPadTint(pad),
});
