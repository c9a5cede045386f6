import { getMouldingProfile } from './framing.ts';
import { getFramingOfOuter, getHooks, type Hook, type HungPiece, type Placement } from './hanging.ts';

/** A framed print of a gallery wall. `mat` in inches, `print` the address of its page, `hooks` where the shop states them. */
export type WallPiece = Placement & { mat: number; print: string | null; hooks: readonly Hook[] | null };

/** How the prints of a gallery wall hang; never empty. */
export type WallLayout = readonly WallPiece[];

/** The pieces with their hooks: the shop's own, else those that frames of their size have. */
export const hangLayout = (layout: WallLayout): HungPiece[] =>
  layout.map(({ mat, print: _, hooks, ...piece }) => {
    const { media, size } = getFramingOfOuter(piece, mat);
    return { ...piece, hooks: hooks ?? getHooks(piece, getMouldingProfile(media, size).face) };
  });

/** The pages of the prints that a layout names, each once. */
export const listPrintPaths = (layout: WallLayout): string[] => [
  ...new Set(layout.flatMap(({ print }) => print ?? [])),
];
