import type { FrameLook } from '../domain/frame.ts';
import type { Framing } from '../domain/framing.ts';

/** All that a preview shows: a picture as it is made up. Addresses are of the picture's files, `padTint` is #RRGGBB. */
export type Artwork = {
  title: string;
  /** What the picture itself shows, for whoever cannot see it; may be empty. */
  alt: string;
  picture: { small: string; large: string };
  /** The original, where it has more pixels: what the zoom shows. */
  full?: string | undefined;
  /** The same files and those between by their widths, for the browser to choose from. */
  srcSet?: string;
  framing: Framing;
  frame: FrameLook | null;
  /** Frames that may be chosen next, the likeliest first. */
  neighbours?: readonly FrameLook[];
  padTint: string;
};
