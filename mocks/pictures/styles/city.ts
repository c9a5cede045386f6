import { pickVariant, type Style } from '../canvas.ts';
import { drawMount } from '../mount.ts';
import { courtyard } from './city/courtyard.ts';
import { houses } from './city/houses.ts';
import { roofs } from './city/roofs.ts';

/** The city. Variants: roofs, houses, courtyard. */
export const city: Style = (canvas) => {
  const variant = pickVariant(canvas, ['roofs', 'houses', 'courtyard']);
  const mount = canvas.random.pick(['full', 'full', 'plate', variant === 'courtyard' ? 'full' : 'plate'] as const);
  return drawMount(canvas, { roofs, houses, courtyard }[variant], mount);
};
