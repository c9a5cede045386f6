import type { Meta } from '@storybook/react-vite';
import { getSnapshotAt } from '../../../.storybook/snapshotAt.ts';
import { createStateStories } from '../../../.storybook/stateStories.tsx';
import { paymentSamples } from '../../../machines/payment/payment.samples.ts';
import { razorpayMachine } from '../../../machines/razorpay/razorpay.machine.ts';
import { razorpaySamples } from '../../../machines/razorpay/razorpay.samples.ts';
import { testGatewayMachine } from '../../../machines/testGateway/testGateway.machine.ts';
import { testGatewaySamples } from '../../../machines/testGateway/testGateway.samples.ts';
import { Razorpay, razorpay } from '../razorpay/Razorpay.tsx';
import { TestGateway, TestGatewayDialog, testGateway } from '../testGateway/TestGateway.tsx';
import { Payment, payment } from './Payment.tsx';

// Storybook takes a file for its folder where both have one name.
export default { title: 'Payment', component: Payment } satisfies Meta<typeof Payment>;

const at = createStateStories(payment, paymentSamples);

export const Loading = at('loading');
export const Ready = at('choosing.ready');
export const Missing = at('choosing.missing');
export const Closed = at('choosing.closed');
export const Unpaid = at('choosing.unpaid');
export const Refused = at('choosing.refused');
export const LinkRefused = at('choosing.linkRefused');
export const LinkFailed = at('choosing.linkFailed');
export const CheckingPayment = at('checkingPayment');
export const PayingAtRazorpay = at('payingAtRazorpay', {
  razorpay: getSnapshotAt(razorpayMachine, razorpaySamples, 'open.first'),
});
export const PayingAtTestGateway = at('payingAtTestGateway', {
  testGateway: getSnapshotAt(testGatewayMachine, testGatewaySamples, 'choosing.ready'),
});
export const Linking = at('linking');
export const Done = at('done');

const inRazorpay = createStateStories(razorpay, razorpaySamples, Razorpay);

export const RazorpayLoading = inRazorpay('loading');
export const RazorpayBehindThePopup = inRazorpay('open.first');
export const RazorpayAfterARefusal = inRazorpay('open.retry');
export const RazorpayVerifying = inRazorpay('verifying');
export const RazorpayCheckingPayment = inRazorpay('checkingPayment');
export const RazorpayUnavailable = inRazorpay('unavailable');
export const RazorpayDone = inRazorpay('done');

const inTestGateway = createStateStories(testGateway, testGatewaySamples, TestGateway);

export const TestGatewayReady = inTestGateway('choosing.ready');
export const TestGatewayFailed = inTestGateway('choosing.failed');
export const TestGatewaySubmitting = inTestGateway('submitting');
export const TestGatewayDone = inTestGateway('done');
export const TestGatewayOverTheStore = createStateStories(
  testGateway,
  testGatewaySamples,
  TestGatewayDialog,
)('choosing.ready');
