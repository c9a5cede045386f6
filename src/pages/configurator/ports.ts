import type { addToCartMachine } from '../../../machines/addToCart/addToCart.machine.ts';
import type { configuratorMachine } from '../../../machines/configurator/configurator.machine.ts';
import type { Mode } from '../../domain/mode.ts';
import { portsContext } from '../portsContext.ts';

/** The charts of every screen on which a picture is made up and put into the bag. */
export type ConfiguratorPorts = {
  configurator: typeof configuratorMachine;
  addToCart: typeof addToCartMachine;
  /** Framed or not, as it was settled before; null where nobody has. (CONF-28) */
  readMode(): Mode | null;
  /** The page of the art list that was last open. (ART-03) */
  readListPath(): string | null;
};

export const [ConfiguratorPortsContext, useConfiguratorPorts] = portsContext<ConfiguratorPorts>('configurator');
