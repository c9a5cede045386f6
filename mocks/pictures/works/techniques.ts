import type { Relief, Rgb } from './relief.ts';
import { castPaper } from './styles/castPaper.ts';
import { collage } from './styles/collage.ts';
import { dots } from './styles/dots.ts';
import { impasto } from './styles/impasto.ts';
import { leaf } from './styles/leaf.ts';
import { mirrorwork } from './styles/mirrorwork.ts';
import { patchwork } from './styles/patchwork.ts';
import { thread } from './styles/thread.ts';
import { weave } from './styles/weave.ts';

/** The ways a work may be made; each draws one over the whole of a relief, in its colours. */
export const TECHNIQUES = {
  castPaper,
  collage,
  dots,
  impasto,
  leaf,
  mirrorwork,
  patchwork,
  thread,
  weave,
} satisfies Record<string, (relief: Relief, colours: readonly Rgb[], variant: string) => void>;
export type TechniqueName = keyof typeof TECHNIQUES;
