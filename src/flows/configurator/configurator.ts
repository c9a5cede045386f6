import { connect } from '../../../machines/configurator/configurator.connect.ts';
import { configuratorMachine } from '../../../machines/configurator/configurator.machine.ts';
import { createFlow } from '../../kit/flow/createFlow.tsx';

export const configurator = createFlow(configuratorMachine, connect);

/** What a screen may know and do of a picture's choices. */
export type ConfiguratorView = ReturnType<typeof connect>;

/** The sizes under the fullest tab: the place is reserved for as many, so that turning the tabs moves nothing below. */
export const getMaxSizeCount = ({
  tabs = [],
  tabSizes,
}: Pick<ConfiguratorView, 'tabSizes'> & Partial<Pick<ConfiguratorView, 'tabs'>>): number =>
  Math.max(tabSizes.length, ...tabs.map(({ sizes }) => sizes.length));

/** The shell brings the shopper to what is still to be chosen by this id. (CART-26) */
export const MISSING_CHOICE = 'missing-choice';
