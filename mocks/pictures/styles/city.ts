import { type Style, variantOf } from '../canvas.ts';
import { mounted } from '../mount.ts';
import { courtyard } from './city/courtyard.ts';
import { houses } from './city/houses.ts';
import { roofs } from './city/roofs.ts';

/** The city. Variants: roofs, houses, courtyard. */
export const city: Style = (canvas) => {
  const variant = variantOf(canvas, ['roofs', 'houses', 'courtyard']);
  const mount = canvas.random.pick(['full', 'full', 'plate', variant === 'courtyard' ? 'full' : 'plate'] as const);
  return mounted(canvas, { roofs, houses, courtyard }[variant], mount);
};
