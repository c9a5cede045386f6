/** How near a picture is seen: `scale` 1 shows all of it, `x` and `y` are where its middle lies from that of its place, in CSS pixels. */
export type Nearness = { scale: number; x: number; y: number };
type Box = { width: number; height: number };

export const WHOLE: Nearness = { scale: 1, x: 0, y: 0 };
const NEAREST = 12;

const within = (value: number, most: number) => Math.min(Math.max(value, -most), most);

/** Never smaller than its place, never nearer than twelve times, and never off its place. */
export function limited({ scale, x, y }: Nearness, { width, height }: Box): Nearness {
  const near = Math.min(Math.max(scale, 1), NEAREST);
  return { scale: near, x: within(x, ((near - 1) * width) / 2), y: within(y, ((near - 1) * height) / 2) };
}

/** Nearer by a factor around a point, which stays where it is; the point is given from the middle of the place. */
export function nearer({ scale, x, y }: Nearness, factor: number, point: { x: number; y: number }, box: Box): Nearness {
  const to = Math.min(Math.max(scale * factor, 1), NEAREST);
  const by = to / scale;
  return limited({ scale: to, x: point.x - (point.x - x) * by, y: point.y - (point.y - y) * by }, box);
}
