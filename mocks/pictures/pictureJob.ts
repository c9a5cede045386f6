import type { Sketch } from './renderPicture.ts';
import type { Scene } from './scenes.ts';

/** One file of a picture; `longSide` is in px, `limit` in bytes. */
export type PictureJob = {
  url: string;
  sketch: Sketch | Scene;
  longSide: number;
  quality: number;
  limit: number;
  /** Is the grain of paper laid on it? In small files it would be lost, and only weigh. */
  hasGrain: boolean;
};
