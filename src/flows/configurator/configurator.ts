import '../../messages/configurator.ts';
import { connect } from '../../../machines/configurator/configurator.connect.ts';
import type { configuratorMachine } from '../../../machines/configurator/configurator.machine.ts';
import { restingFlow } from '../../kit/restingFlow.tsx';

export const configurator = restingFlow<typeof configuratorMachine, ReturnType<typeof connect>>(
  'configurator',
  connect,
);

/** What a screen may know and do of a picture's choices. */
export type ConfiguratorView = ReturnType<typeof connect>;
