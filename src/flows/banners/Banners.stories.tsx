import type { Meta } from '@storybook/react-vite';
import { createStateStories } from '../../../.storybook/stateStories.tsx';
import { bannersSamples, singleSamples } from '../../../machines/banners/banners.samples.ts';
import { Banners, banners } from './Banners.tsx';
import { slideSamples } from './slideSamples.ts';

export default {
  component: Banners,
  args: { slides: slideSamples },
} satisfies Meta<typeof Banners>;

const at = createStateStories(banners, bannersSamples);
const atSingle = createStateStories(banners, singleSamples);
const onPhone = { globals: { viewport: { value: 'phone' } } };

export const Counting = at('turning.counting');
export const CountingOnAPhone = { ...at('turning.counting'), ...onPhone };
export const Hovered = at('turning.hovered');
export const Hidden = at('turning.hidden');
export const Paused = at('turning.paused');
export const Single = { ...atSingle('single'), args: { slides: slideSamples.slice(0, 1) } };
export const Coming = { ...atSingle('single'), args: { slides: null } };
export const None = { ...atSingle('single'), args: { slides: [] } };
