import { pickVariant, type Style } from '../canvas.ts';
import { drawMount } from '../mount.ts';
import { chart } from './night/chart.ts';
import { moonrise } from './night/moonrise.ts';
import { phases } from './night/phases.ts';
import { trails } from './night/trails.ts';

/** The night. Variants: phases, moonrise, trails, chart. */
export const night: Style = (canvas) => {
  const variant = pickVariant(canvas, ['phases', 'moonrise', 'trails', 'chart']);
  const mount =
    variant === 'moonrise' || variant === 'trails'
      ? canvas.random.pick(['full', 'full', 'plate', 'arch'] as const)
      : 'full';
  return drawMount(canvas, { phases, moonrise, trails, chart }[variant], mount);
};
