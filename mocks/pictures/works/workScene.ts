import type { Moulding } from './moulding.ts';
import type { TechniqueName } from './techniques.ts';

/** A work made by hand, photographed on a wall in its frames, or so near that one sees what it is made of. */
export type WorkScene = {
  scene: 'work';
  technique: TechniqueName;
  variant: string;
  hexes: readonly string[];
  seed: number;
  /** each part's width and height, in inches; the parts hang side by side */
  size: { width: number; height: number };
  count: number;
  view: 'wall' | 'detail';
  moulding: Moulding;
  ratio: { w: number; h: number };
};
