import type { ConfiguratorEffect } from '../../machines/configurator/configurator.setup.ts';
import { withChoice } from '../domain/choice.ts';
import type { AreaEffects } from '../kit/flow/effects.ts';
import { artModeStorage } from '../storage/listingStorage.ts';
import { previewStorage } from '../storage/previewStorage.ts';

/** What the configurator emits for address and storage: a link or a reload restores the choice. (CONF-27, CONF-28) */
export const configuratorEffects: AreaEffects<ConfiguratorEffect> = {
  address: ({ choice }, environment) => environment.rewriteQuery(withChoice(environment.getAddress().search, choice)),
  'artMode.stored': ({ artmode }) => artModeStorage.write(artmode),
  'settings.stored'({ settings }) {
    if (settings) previewStorage.write(settings);
  },
};
