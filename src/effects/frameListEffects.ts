import { withFilters } from '../../machines/frameList/frameFilters.ts';
import type { FrameListEffect } from '../../machines/frameList/frameList.setup.ts';
import { withChoice } from '../domain/choice.ts';
import type { AreaEffects } from '../kit/flow/effects.ts';

/** Writes the filters, and the choice where it is known, into the current address. */
export const frameListEffects: AreaEffects<FrameListEffect> = {
  address({ filters, choice }, environment) {
    const filtered = withFilters(environment.getAddress().search, filters);
    environment.rewriteQuery(choice ? withChoice(filtered, choice) : filtered);
  },
};
