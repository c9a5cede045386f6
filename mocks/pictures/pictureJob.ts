import type { Sketch } from './renderPicture.ts';
import type { Scene } from './scenes.ts';

/** One picture and every file that is made of it; lengths are px of the long side, `limit` is in bytes. */
export type PictureJob = {
  sketch: Sketch | Scene;
  files: { url: string; longSide: number; quality: number; limit: number }[];
};
