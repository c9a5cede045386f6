import type { TechniqueName } from '../../pictures/index.ts';

/**
 * A mixed media work as it is entered: its name, who made it ('Last,First'), how it is drawn and in which colours, width and
 * height of each part in inches, the number of parts, the medium, price in rupees, the frames it may have (the first is
 * the one it is shown in; a `!` before them says that the work is sold), and its description.
 */
export type ListedWork = readonly [
  title: string,
  artist: string,
  technique: TechniqueName,
  variant: string,
  hexes: string,
  size: readonly [width: number, height: number],
  parts: number,
  medium: string,
  rupees: number,
  frames: string,
  description: string,
];
