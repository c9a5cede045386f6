import type { FrameLook } from '../domain/frame.ts';
import type { Framing } from '../domain/framing.ts';

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
