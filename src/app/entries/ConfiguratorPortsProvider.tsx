import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, use, useCallback, useMemo } from 'react';
import { cart } from '../../flows/cart/cart.ts';
import { pincode } from '../../flows/pincode/pincode.ts';
import { type EffectHandler, EffectHandlerContext } from '../../kit/effects.ts';
import { type ConfiguratorPorts, ConfiguratorPortsContext } from '../../pages/configurator/ports.ts';
import { addToCartLogic } from '../../ports/addToCart.ts';
import { configuratorLogic } from '../../ports/configuratorLogic.ts';
import { keptListPaths } from '../../storage/listing.ts';
import { readKeptMode } from '../../storage/preview.ts';
import { keptView } from '../../storage/view.ts';
import { actForConfigurator } from './actForConfigurator.ts';
import { actForPreview } from './actForPreview.ts';
import { loadShare } from './loadShare.ts';

let coming: ReturnType<ConfiguratorPorts['loadPreview']> | undefined;
const loadPreview = () => {
  coming ??= import('../../ports/preview.ts').then(({ previewLogic }) => previewLogic);
  return coming;
};
const readsOtherView = () => (keptView.read() ?? 'frame') !== 'frame';

/** Fills the charts of a screen on which a picture is made up, and acts on what only they let out. */
export function ConfiguratorPortsProvider({ children }: { children: ReactNode }) {
  const pass = use(EffectHandlerContext);
  const queries = useQueryClient();
  const bag = cart.useActor();
  const box = pincode.useActor();
  const ports = useMemo<ConfiguratorPorts>(
    () => ({
      configurator: configuratorLogic({ queries }),
      addToCart: addToCartLogic({ pincode: box, cart: bag }),
      loadPreview,
      loadShare,
      readsOtherView,
      readMode: readKeptMode,
      readListPath: keptListPaths.art.read,
    }),
    [queries, bag, box],
  );
  const handle = useCallback<EffectHandler>(
    (effect, chart) => {
      if (!actForConfigurator(effect, chart) && !actForPreview(effect, chart)) pass(effect, chart);
    },
    [pass],
  );
  return (
    <EffectHandlerContext value={handle}>
      <ConfiguratorPortsContext value={ports}>{children}</ConfiguratorPortsContext>
    </EffectHandlerContext>
  );
}
