import type { TechniqueName } from '../../pictures/index.ts';

/** The frames of the mixed media works. */
export type WorkFrameName = 'oak' | 'walnut' | 'black' | 'white' | 'gold';

/** A mixed media work of the demo catalogue, of which there is one (MIX-14). */
export type ListedWork = {
  title: string;
  /** 'Last,First' (CAT-20) */
  artist: string;
  technique: TechniqueName;
  variant: string;
  hexes: readonly string[];
  /** of each part, in inches */
  size: { width: number; height: number };
  parts: number;
  medium: string;
  rupees: number;
  /** The frames that it may have; the first is the one it is shown in. */
  frames: readonly WorkFrameName[];
  sold?: true;
  description: string;
};
