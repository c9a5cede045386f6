import { connect } from '../../../machines/configurator/configurator.connect.ts';
import { configuratorMachine } from '../../../machines/configurator/configurator.machine.ts';
import { createFlow } from '../../kit/flow/createFlow.tsx';

export const configurator = createFlow(configuratorMachine, connect);

/** What screens read and call of the configurator. */
export type ConfiguratorView = ReturnType<typeof connect>;

/** The most sizes under one tab: space is reserved for as many, so that switching tabs moves nothing below. */
export const getMaxSizeCount = ({
  tabs = [],
  tabSizes,
}: Pick<ConfiguratorView, 'tabSizes'> & Partial<Pick<ConfiguratorView, 'tabs'>>): number =>
  Math.max(tabSizes.length, ...tabs.map(({ sizes }) => sizes.length));

/** The shell brings the shopper to a missing choice by this id. (CART-26) */
export const MISSING_CHOICE_ID = 'missing-choice';
