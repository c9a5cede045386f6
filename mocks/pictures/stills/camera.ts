import type { Bounds } from './model.ts';
import { cross, dot, minus, plus, times, unit, type Vec } from './vector.ts';

/** Looks from `eye` along `ahead`; `reach` is the pixels that one unit at distance one covers. */
export type Camera = { eye: Vec; ahead: Vec; right: Vec; up: Vec; reach: number; middle: readonly [number, number] };

type View = {
  bounds: Bounds;
  width: number;
  height: number;
  /** degrees that the camera looks down by, and goes round by */
  pitch: number;
  yaw: number;
  /** the shares of the picture that the thing may fill */
  fill: readonly [number, number];
  /** where the middle of the thing comes to lie, as a share of the height from above */
  at: number;
};

const LENS = 3.4;

/** A long lens, far enough away that the bounds fill their share of the picture. */
export function cameraOn({ bounds: { low, high }, width, height, pitch, yaw, fill, at }: View): Camera {
  const [p, q] = [(pitch * Math.PI) / 180, (yaw * Math.PI) / 180];
  const back: Vec = [Math.sin(q) * Math.cos(p), Math.sin(p), Math.cos(q) * Math.cos(p)];
  const ahead = times(back, -1);
  const right = unit(cross(ahead, [0, 1, 0]));
  const up = cross(right, ahead);
  const target = times(plus(low, high), 0.5);
  const reach = LENS * height;
  const corners = [0, 1, 2, 3, 4, 5, 6, 7].map(
    (bits): Vec => [(bits & 1 ? high : low)[0], (bits & 2 ? high : low)[1], (bits & 4 ? high : low)[2]],
  );
  let distance = 1;
  for (let round = 0; round < 12; round++) {
    const eye = plus(target, times(back, distance));
    const spread = corners.reduce(
      (most, corner) => {
        const away = minus(corner, eye);
        const depth = dot(away, ahead);
        return depth <= 0.01
          ? [99, 99]
          : [
              Math.max(most[0] as number, Math.abs((dot(away, right) / depth) * reach) / (width / 2)),
              Math.max(most[1] as number, Math.abs((dot(away, up) / depth) * reach) / (height / 2)),
            ];
      },
      [0, 0],
    );
    const over = Math.max((spread[0] as number) / fill[0], (spread[1] as number) / fill[1]);
    if (over > 90) distance *= 2;
    else distance *= 1 + (over - 1) * 0.9;
  }
  return { eye: plus(target, times(back, distance)), ahead, right, up, reach, middle: [width / 2, height * at] };
}
