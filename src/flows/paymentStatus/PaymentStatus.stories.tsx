import type { Meta } from '@storybook/react-vite';
import { createStateStories } from '../../../.storybook/stateStories.tsx';
import { paymentStatusSamples } from '../../../machines/paymentStatus/paymentStatus.samples.ts';
import { PaymentStatus, paymentStatus } from './PaymentStatus.tsx';

export default {
  component: PaymentStatus,
} satisfies Meta<typeof PaymentStatus>;

const at = createStateStories(paymentStatus, paymentStatusSamples);

export const Waiting = at('waiting');
export const Loading = at('loading');
export const Decided = at('decided');
