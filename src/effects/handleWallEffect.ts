import type { WallEffect } from '../../machines/wall/wall.setup.ts';
import type { AreaEffectHandler } from '../kit/flow/effects.ts';

/** Writes the plan into the address, so that a link or a reload restores it. */
export const handleWallEffect: AreaEffectHandler = (event, environment) => {
  const effect = event as WallEffect;
  if (effect.type !== 'address') return false;
  environment.rewriteQuery(effect.query);
  return true;
};
