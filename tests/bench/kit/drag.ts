import { setTimeout } from 'node:timers/promises';
import type { CDPSession } from 'playwright';

const DRAG_SECONDS = 3;
const MOVE_MS = 5;

/** Frames a second that a drag draws at least. */
export const MIN_FRAMES = 50;

/** How a drag is made, for a report's method. */
export const DRAG_METHOD = `Pointer moves every ${MOVE_MS} ms for ${DRAG_SECONDS} s.`;

type Point = { x: number; y: number };

/** Drags what is at a place around it, as a hand would: by moves that come when they come. `begin` and `end` stand around the moves alone. */
export async function dragAround<Result>(
  session: CDPSession,
  from: Point,
  { begin, end }: { begin: () => Promise<void>; end: () => Promise<Result> },
): Promise<Result> {
  const mouse = (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', x: number, y: number, buttons: number) =>
    session.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', buttons, clickCount: 1 });
  await mouse('mouseMoved', from.x, from.y, 0);
  await mouse('mousePressed', from.x, from.y, 1);
  await begin();
  const startedAt = performance.now();
  const sent: Promise<unknown>[] = [];
  for (let at = 0; at < DRAG_SECONDS * 1000; at = performance.now() - startedAt) {
    sent.push(mouse('mouseMoved', from.x + 60 * Math.sin(at / 300), from.y + 30 * Math.sin(at / 190), 1));
    await setTimeout(MOVE_MS);
  }
  const result = await end();
  await Promise.all(sent);
  await mouse('mouseReleased', from.x, from.y, 0);
  return result;
}

/** Frames a second of the moments, in ms, at which a drag was drawn. */
export function getFrameRate(frames: readonly number[]): number {
  const seconds = ((frames.at(-1) ?? 0) - (frames[0] ?? 0)) / 1000;
  return (frames.length - 1) / seconds;
}

/** The fewest frames in any second of a drag. */
export function getWorstSecond(frames: readonly number[]): number {
  const last = (frames.at(-1) ?? 0) - 1000;
  const begins = frames.filter((from) => from <= last);
  return begins.length === 0
    ? 0
    : Math.min(...begins.map((from) => frames.filter((at) => at > from && at <= from + 1000).length));
}
