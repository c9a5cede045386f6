import { createRandom } from '../random.ts';
import { drawOnWall } from './drawOnWall.ts';
import { raking } from './raking.ts';
import { createRelief, rgb } from './relief.ts';
import { TECHNIQUES } from './techniques.ts';
import { seeDustAt } from './tile.ts';
import type { WorkScene } from './workScene.ts';

/** One part of a work, or a piece of it: `share` of its long side is shown, from a corner given as shares. */
function drawWork(
  { technique, variant, hexes, seed, size }: WorkScene,
  part: number,
  window: { width: number; height: number; share: number; left: number; top: number },
): Buffer {
  const long = Math.max(size.width, size.height);
  const [wide, tall] = [(1000 * size.width) / long, (1000 * size.height) / long];
  const relief = createRelief({
    width: window.width,
    height: window.height,
    left: window.left * wide,
    top: window.top * tall,
    scale: Math.max(window.width, window.height) / (1000 * window.share),
    wide,
    tall,
    random: createRandom(seed + part * 7919),
  });
  seeDustAt(relief.scale);
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
    const random = createRandom(scene.seed);
    const data = drawWork(scene, 0, {
      ...picture,
      share: 0.27,
      left: random.between(0.2, 0.5),
      top: random.between(0.25, 0.5),
    });
    return { data, ...picture };
  }
  return drawOnWall(scene, picture, (size) => {
    const key = `${JSON.stringify({ ...scene, moulding: null })} ${size.width} ${size.height}`;
    if (last?.key !== key) {
      last = {
        key,
        parts: Array.from({ length: scene.count }, (_, part) =>
          drawWork(scene, part, { ...size, share: 1, left: 0, top: 0 }),
        ),
      };
    }
    return last.parts;
  });
}
