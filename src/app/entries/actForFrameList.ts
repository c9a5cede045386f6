import type { EventObject } from 'xstate';
import { withFilters } from '../../../machines/frameList/frameFilters.ts';
import type { FrameListEffect } from '../../../machines/frameList/frameList.setup.ts';
import { withChoice } from '../../domain/choice.ts';

/** Writes the filters, and the choice where it is known, into the address as it stands; Back leads where it led. */
export function actForFrameList(asked: EventObject, chart: string): boolean {
  const effect = asked as FrameListEffect;
  if (chart !== 'frameList' || effect.type !== 'address') return false;
  const { pathname, search, hash } = window.location;
  const filtered = withFilters(search, effect.filters);
  const query = effect.choice ? withChoice(filtered, effect.choice) : filtered;
  // Not by the router: it would take each filter for another page.
  window.history.replaceState(window.history.state, '', `${pathname}?${query}${hash}`);
  return true;
}
