import { withFilters } from '../../machines/frameList/frameFilters.ts';
import type { FrameListEffect } from '../../machines/frameList/frameList.setup.ts';
import { withChoice } from '../domain/choice.ts';
import type { AreaEffects } from '../kit/effects.ts';

/** Writes the filters, and the choice where it is known, into the address as it stands. */
export const frameListEffects: AreaEffects = (asked, _, { world }) => {
  const effect = asked as FrameListEffect;
  if (effect.type !== 'address') return false;
  const filtered = withFilters(world.address().search, effect.filters);
  world.rewriteQuery(effect.choice ? withChoice(filtered, effect.choice) : filtered);
  return true;
};
