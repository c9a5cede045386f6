import type { Meta } from '@storybook/react-vite';
import { createStateStories } from '../../../.storybook/stateStories.tsx';
import { razorpaySamples } from '../../../machines/razorpay/razorpay.samples.ts';
import { Razorpay, razorpay } from './Razorpay.tsx';

export default {
  title: 'Flows/Razorpay',
  component: Razorpay,
} satisfies Meta<typeof Razorpay>;

const at = createStateStories(razorpay, razorpaySamples);

export const Loading = at('loading');
export const BehindThePopup = at('open.first');
export const AfterARefusal = at('open.again');
export const Verifying = at('verifying');
export const Looking = at('looking');
export const Unavailable = at('unavailable');
export const Done = at('done');
