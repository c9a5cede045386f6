import type { ConfiguratorEffect } from '../../machines/configurator/configurator.setup.ts';
import { withChoice } from '../domain/choice.ts';
import type { AreaEffectHandler } from '../kit/flow/effects.ts';
import { artModeStorage } from '../storage/listingStorage.ts';
import { previewStorage } from '../storage/previewStorage.ts';

/** What the configurator emits for address and storage: a link or a reload restores the choice. (CONF-27, CONF-28) */
export const handleConfiguratorEffect: AreaEffectHandler = (event, environment) => {
  const effect = event as ConfiguratorEffect;
  if (effect.type === 'address') environment.rewriteQuery(withChoice(environment.getAddress().search, effect.choice));
  else if (effect.type === 'artMode.stored') artModeStorage.write(effect.artmode);
  else if (effect.type !== 'settings.stored') return false;
  else if (effect.settings) previewStorage.write(effect.settings);
  return true;
};
