import { randomFrom } from '../../seed/random.ts';
import { type Moulding, shown } from './shown.ts';
import { raking } from './raking.ts';
import { type Relief, reliefOf, rgb, type Rgb } from './relief.ts';
import { castPaper } from './styles/castPaper.ts';
import { collage } from './styles/collage.ts';
import { dots } from './styles/dots.ts';
import { impasto } from './styles/impasto.ts';
import { leaf } from './styles/leaf.ts';
import { mirrorwork } from './styles/mirrorwork.ts';
import { patchwork } from './styles/patchwork.ts';
import { thread } from './styles/thread.ts';
import { weave } from './styles/weave.ts';

const TECHNIQUES = { castPaper, collage, dots, impasto, leaf, mirrorwork, patchwork, thread, weave } satisfies Record<
  string,
  (relief: Relief, colours: readonly Rgb[], variant: string) => void
>;
export type TechniqueName = keyof typeof TECHNIQUES;

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

/** One part of a work, or a piece of it: `share` of its long side is shown, from a corner given as shares. */
export function drawnWork(
  { technique, variant, hexes, seed, size }: WorkScene,
  part: number,
  window: { width: number; height: number; share: number; left: number; top: number },
): Buffer {
  const long = Math.max(size.width, size.height);
  const [wide, tall] = [(1000 * size.width) / long, (1000 * size.height) / long];
  const relief = reliefOf({
    width: window.width,
    height: window.height,
    left: window.left * wide,
    top: window.top * tall,
    scale: Math.max(window.width, window.height) / (1000 * window.share),
    wide,
    tall,
    random: randomFrom(seed + part * 7919),
  });
  TECHNIQUES[technique](relief, hexes.map(rgb), variant);
  return raking(relief);
}

// the same work comes in frames of several colours, one after the other
let last: { key: string; parts: Buffer[] } | undefined;

/** Takes the photograph; the long side is in px. */
export function work(scene: WorkScene, longSide: number): { data: Buffer; width: number; height: number } {
  const side = (part: number) => Math.round((longSide * part) / Math.max(scene.ratio.w, scene.ratio.h));
  const picture = { width: side(scene.ratio.w), height: side(scene.ratio.h) };
  if (scene.view === 'detail') {
    const random = randomFrom(scene.seed);
    const data = drawnWork(scene, 0, { ...picture, share: 0.4, left: random.between(0.15, 0.45), top: random.between(0.2, 0.45) });
    return { data, ...picture };
  }
  return shown(scene, picture, (size) => {
    const key = `${JSON.stringify({ ...scene, moulding: null })} ${size.width} ${size.height}`;
    if (last?.key !== key) {
      last = { key, parts: Array.from({ length: scene.count }, (_, part) => drawnWork(scene, part, { ...size, share: 1, left: 0, top: 0 })) };
    }
    return last.parts;
  });
}
