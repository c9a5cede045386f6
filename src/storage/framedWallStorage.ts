import * as v from 'valibot';
import type { FramedWall } from '../domain/wallLayout.ts';
import { Wall } from './cartStorage.ts';
import { persisted } from './persisted.ts';

/** Gallery walls in the frames that were chosen for them, by the addresses of their pages; null where one does not parse. */
const framedWallStorage = persisted(
  'framed_walls',
  v.record(v.string(), v.fallback(v.nullable(Wall), null)),
  'session',
);

/** The wall at an address in the frame that this tab chose for it; null in its own. (WALL-04) */
export const readFramedWall = (alias: string): FramedWall | null => framedWallStorage.read()?.[alias] ?? null;

/** Stores the wall at an address in another frame, until the tab closes; null takes its own again. (WALL-04) */
export function saveFramedWall(alias: string, wall: FramedWall | null): void {
  const { [alias]: _before, ...others } = framedWallStorage.read() ?? {};
  framedWallStorage.write(wall ? { ...others, [alias]: wall } : others);
}
