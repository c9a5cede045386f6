import type { ConfiguratorView } from './configurator.ts';

/** The sizes under the fullest tab: the place is kept for as many, so that turning the tabs moves nothing below. */
export const getMaxSizeCount = (tabs: ConfiguratorView['tabs']): number =>
  Math.max(1, ...tabs.map(({ sizes }) => sizes.length));
