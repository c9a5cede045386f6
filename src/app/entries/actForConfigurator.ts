import type { EventObject } from 'xstate';
import type { ConfiguratorEffect } from '../../../machines/configurator/configurator.setup.ts';
import { withChoice } from '../../domain/choice.ts';
import { keptArtMode } from '../../storage/listing.ts';
import { keptPreview } from '../../storage/preview.ts';

/** Writes a choice into the address as it stands, so that a link or a reload brings it back; Back leads where it led. */
function writeAddress({ choice }: Extract<ConfiguratorEffect, { type: 'address' }>) {
  const { pathname, search, hash } = window.location;
  // Not by the router: it would take each choice for another page.
  window.history.replaceState(window.history.state, '', `${pathname}?${withChoice(search, choice)}${hash}`);
}

/** Does what the configurator lets out to address and storage; true where it was its to do. (CONF-27, CONF-28) */
export function actForConfigurator(asked: EventObject, chart: string): boolean {
  if (chart !== 'configurator') return false;
  const effect = asked as ConfiguratorEffect;
  if (effect.type === 'address') writeAddress(effect);
  else if (effect.type !== 'remember') return false;
  else if ('artmode' in effect) keptArtMode.write(effect.artmode);
  else if (effect.settings) keptPreview.write(effect.settings);
  return true;
}
