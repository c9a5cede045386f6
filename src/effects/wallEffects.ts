import type { WallEffect } from '../../machines/wall/wall.setup.ts';
import type { AreaEffects } from '../kit/flow/effects.ts';

/** Writes the plan into the address, so that a link or a reload restores it. */
export const wallEffects: AreaEffects<WallEffect> = {
  address: ({ query }, environment) => environment.rewriteQuery(query),
};
