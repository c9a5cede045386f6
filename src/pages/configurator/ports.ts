import type { addToCartMachine } from '../../../machines/addToCart/addToCart.machine.ts';
import type { configuratorMachine } from '../../../machines/configurator/configurator.machine.ts';
import type { previewMachine } from '../../../machines/preview/preview.machine.ts';
import type { Mode } from '../../domain/mode.ts';
import type { ShareLogic } from '../../flows/share/ShareButton.tsx';
import { portsContext } from '../portsContext.ts';

/** The charts of every screen on which a picture is made up and put into the bag. */
export type ConfiguratorPorts = {
  configurator: typeof configuratorMachine;
  addToCart: typeof addToCartMachine;
  /** The preview's code comes when it is wanted; the same promise each time. */
  loadPreview(): Promise<typeof previewMachine>;
  /** Was another view than the first one open last? (CONF-27) */
  readsOtherView(): boolean;
  /** What sharing needs comes when it is wanted. */
  loadShare(): Promise<ShareLogic>;
  /** Framed or not, as it was settled before; null where nobody has. (CONF-28) */
  readMode(): Mode | null;
  /** The page of the art list that was last open. (ART-03) */
  readListPath(): string | null;
};

export const [ConfiguratorPortsContext, useConfiguratorPorts] = portsContext<ConfiguratorPorts>('configurator');
