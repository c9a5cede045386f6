import { withFilters } from '../../machines/frameList/frameFilters.ts';
import type { FrameListEffect } from '../../machines/frameList/frameList.setup.ts';
import { withChoice } from '../domain/choice.ts';
import type { AreaEffectHandler } from '../kit/flow/effects.ts';

/** Writes the filters, and the choice where it is known, into the current address. */
export const handleFrameListEffect: AreaEffectHandler = (event, environment) => {
  const effect = event as FrameListEffect;
  if (effect.type !== 'address') return false;
  const filtered = withFilters(environment.getAddress().search, effect.filters);
  environment.rewriteQuery(effect.choice ? withChoice(filtered, effect.choice) : filtered);
  return true;
};
