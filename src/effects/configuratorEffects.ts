import type { ConfiguratorEffect } from '../../machines/configurator/configurator.setup.ts';
import { withChoice } from '../domain/choice.ts';
import type { AreaEffects } from '../kit/effects.ts';
import { keptArtMode } from '../storage/listing.ts';
import { keptPreview } from '../storage/preview.ts';

/** What the configurator emits for address and storage: a link or a reload brings the choice back. (CONF-27, CONF-28) */
export const configuratorEffects: AreaEffects = (asked, _, { world }) => {
  const effect = asked as ConfiguratorEffect;
  if (effect.type === 'address') world.rewriteQuery(withChoice(world.address().search, effect.choice));
  else if (effect.type !== 'remember') return false;
  else if ('artmode' in effect) keptArtMode.write(effect.artmode);
  else if (effect.settings) keptPreview.write(effect.settings);
  return true;
};
