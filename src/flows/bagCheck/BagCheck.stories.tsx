import type { Meta } from '@storybook/react-vite';
import { createStateStories } from '../../../.storybook/stateStories.tsx';
import { bagCheckSamples } from '../../../machines/bagCheck/bagCheck.samples.ts';
import { BagCheck, bagCheck } from './BagCheck.tsx';

export default { component: BagCheck } satisfies Meta<typeof BagCheck>;

const at = createStateStories(bagCheck, bagCheckSamples);

export const Loading = at('open.loading');
export const Idle = at('open.idle');
export const SoldOut = at('open.soldOut');
export const Checking = at('checking');
export const InStock = at('inStock');
