import type { Meta } from '@storybook/react-vite';
import { stateStories } from '../../../.storybook/stateStories.tsx';
import { standingAt } from '../../../machines/kit/standing.ts';
import { paymentSamples } from '../../../machines/payment/payment.samples.ts';
import { testGatewayMachine } from '../../../machines/testGateway/testGateway.machine.ts';
import { testGatewaySamples } from '../../../machines/testGateway/testGateway.samples.ts';
import { Payment, payment } from './Payment.tsx';

export default {
  title: 'Flows/Payment',
  component: Payment,
} satisfies Meta<typeof Payment>;

const at = stateStories(payment, paymentSamples);

export const Ready = at('choosing.ready');
export const Missing = at('choosing.missing');
export const Closed = at('choosing.closed');
export const LinkFailed = at('choosing.linkFailed');
export const PayingOverTheStore = at('payingOverTheStore', {
  razorpay: standingAt(testGatewayMachine, testGatewaySamples, 'asking.ready'),
});
export const Linking = at('linking');
export const Left = at('left');
