import type { Picture } from './art.ts';
import { type Frame, type FrameLook, getFrameLook } from './frame.ts';
import { getMouldingProfile } from './framing.ts';
import { getFramingOfOuter, getHooks, type Hook, type HungPiece, type Placement } from './hanging.ts';

/** A framed print of a gallery wall. `mat` in inches, `print` the address of its page, `hooks` where the shop states them. */
type LayoutPiece = Placement & { mat: number; print: string | null; hooks: readonly Hook[] | null };

/** How the prints of a gallery wall hang; never empty. */
export type WallLayout = readonly LayoutPiece[];

/**
 * A wall as it is drawn, all prints in one frame: `frame` is its name, `look` null where the shop does not sell it by itself;
 * `picture` is the address of a print's file, '' where there is none.
 */
export type FramedWall = {
  frame: string;
  look: FrameLook | null;
  pieces: readonly (Placement & { mat: number; picture: string })[];
};

/** A print of a wall that is on sale: the address of its page, and its picture. */
type WallPrint = { path: string; picture: Picture | null };

/** What a wall is drawn from: its prints that are on sale, and all frames that it can have. */
export type WallParts = { prints: readonly WallPrint[]; frames: readonly Frame[] };

/** A wall with all its prints in the frame of this name. (WALL-04) */
export function frameWall(layout: WallLayout, frame: string, { prints, frames }: WallParts): FramedWall {
  const look = frames.find(({ title }) => title === frame);
  return {
    frame,
    look: look ? getFrameLook(look) : null,
    pieces: layout.map(({ hooks: _, print, ...piece }) => ({
      ...piece,
      picture: prints.find(({ path }) => path === print)?.picture?.listing.url ?? '',
    })),
  };
}

/** The pieces with their hooks: the shop's own, else those that frames of their size have. */
export const hangLayout = (layout: WallLayout): HungPiece[] =>
  layout.map(({ mat, print: _, hooks, ...piece }) => ({
    ...piece,
    hooks: hooks ?? getHooks(piece, getMouldingProfile(getFramingOfOuter(piece, mat)).face),
  }));

/** The pages of the prints that a layout names, each once. */
export const listPrintPaths = (layout: WallLayout): string[] => [
  ...new Set(layout.flatMap(({ print }) => print ?? [])),
];
