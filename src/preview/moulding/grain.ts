import { channels, mix } from './colour.ts';
import { PINE, parseFrameLook } from './createMoulding.ts';
import type { Moulding } from './moulding.ts';

/** The close-up look of a moulding. Colours are #RRGGBB, strengths from 0 to 1. */
export type Grain = {
  /** The colour of the grain, of the cracks, or of the ground under the leaf. */
  vein: string;
  /** The raw wood, or metal, inside, where it is cut. */
  core: string;
  /** Growth rings over the face, its fibres and its open pores; knots are so many in five inches. */
  rings: number;
  fibre: number;
  pores: number;
  knots: number;
  /** How far `vein` shows where the surface is worn. */
  worn: number;
  /** Leaves of metal, laid with seams. */
  isLeafed: boolean;
  cracks: 'lacquer' | 'charred' | null;
  /** A second colour, in patches. */
  patina: string | null;
};

const [CLAY, SLATE, UMBER] = ['#8c3f27', '#3d4148', '#2a1c12'];

/** The grain of a moulding, from the shop's texts about its frame. */
export function createGrain({ look, tone }: Moulding): Grain {
  const { style } = look;
  const { first, second, secondTint, tint, text, wood, isOwn, isCharred, isOld, isPale, isAged, finish } =
    parseFrameLook(look);
  const isCrackled = /crackle/.test(text);
  const painted: Grain = {
    vein: isCrackled ? '#7a5a38' : PINE.vein,
    core: wood.tone,
    rings: 0,
    fibre: isOld ? 0.3 : 0.06,
    pores: 0,
    knots: 0,
    worn: isCrackled ? 0.25 : isOld ? 0.8 : 0,
    isLeafed: false,
    cracks: isCrackled ? 'lacquer' : null,
    patina: null,
  };
  if (finish === 'paint') return painted;
  if (finish === 'leaf')
    return {
      ...painted,
      isLeafed: true,
      vein: /Silver|Grey/.test(first) ? SLATE : isPale ? mix(tint, CLAY, 0.4) : CLAY,
      worn: style === 'Modern' ? 0.15 : isOld || look.type === 'Carved' ? 0.5 : 0.3,
      patina: isAged ? mix(secondTint as string, UMBER, 0.25) : /Green|Teal|Blue/.test(second) ? secondTint : null,
    };
  if (finish === 'metal')
    return { ...painted, vein: mix(tone, SLATE, 0.45), core: mix(tone, SLATE, 0.3), fibre: 0.35, worn: 0 };

  const isReclaimed = /reclaimed|drift/.test(text);
  const isRustic = style === 'Rustic';
  const [red, green] = channels(tone);
  const isDark = red + green < 180 && first !== 'Brown';
  // In a dark stain the grain stays lighter than the wood, in a pale one it is darker.
  const stained = isDark ? mix(tone, '#d5e2f2', 0.36) : mix(tone, UMBER, red > 190 ? 0.22 : 0.4);
  return {
    ...painted,
    vein: isCharred ? '#0d0c0c' : isOwn ? wood.vein : stained,
    rings: isRustic ? wood.rings * 1.2 : wood.rings,
    fibre: 0.5,
    pores: isReclaimed ? 1 : wood.pores,
    knots: isReclaimed ? 2 : isRustic && !isCharred ? 1 : 0,
    worn: isReclaimed ? 0.2 : 0,
    cracks: isCharred ? 'charred' : null,
  };
}
