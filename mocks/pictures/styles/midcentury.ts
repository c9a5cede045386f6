import { pickVariant, type Style } from '../canvas.ts';
import { arches } from './midcentury/arches.ts';
import { forms } from './midcentury/forms.ts';
import { mobile } from './midcentury/mobile.ts';
import { stones } from './midcentury/stones.ts';

/** Mid-century abstraction. Variants: arches, stones, mobile, forms. */
export const midcentury: Style = (canvas) =>
  ({ arches, stones, mobile, forms })[pickVariant(canvas, ['arches', 'stones', 'mobile', 'forms'])](canvas);
