import type { Pixels } from '../pixels.ts';
import type { Sketch } from '../renderPicture.ts';
import { cornerView } from './corner.ts';
import { cornersView } from './corners.ts';
import { frontView } from './front.ts';
import { sideView } from './side.ts';

/** Pictures of frames: one from the front, the cut end of its moulding, a corner about an art, or several corners. */
export type MouldingScene = { scene: 'moulding'; ratio: { w: number; h: number } } & View;
type View =
  | { view: 'front' | 'side'; frame: string }
  | { view: 'corner'; frame: string; art: Sketch }
  | { view: 'corners'; frames: readonly string[] };

/** Draws a view of a frame, or of several; `side` is in px (FRAME-07, FRAME-13). */
export function moulding(scene: MouldingScene, side: number): Pixels | Promise<Pixels> {
  switch (scene.view) {
    case 'front':
      return frontView(scene.frame, side);
    case 'side':
      return sideView(scene.frame, side);
    case 'corner':
      return cornerView(scene.frame, scene.art, side);
    case 'corners':
      return cornersView(scene.frames, side);
  }
}
