import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { paymentSamples as samples } from '../../machines/payment/payment.samples.ts';
import type { OverTheStore } from '../../src/domain/gateway.ts';
import { payment as flow, Payment } from '../../src/flows/payment/Payment.tsx';
import { paymentGestures as gestures } from '../../src/flows/payment/payment.gestures.ts';
import { paymentPorts as ports } from '../../src/ports/payment.ts';
import { razorpayLogic } from '../../src/ports/razorpay.ts';
import { testGatewayLogic } from '../../src/ports/testGateway.ts';
import { paidElsewhere, placedOrder } from '../support/orders.ts';
import { forgetRazorpay, type OpenedPopup, popupOnceOpen, standIn } from '../support/razorpayPopup.ts';
import { stage, type Walker } from '../support/walk/stage.ts';

/** What this build would find; the rule itself is tested beside it. */
let found: OverTheStore = 'testGateway';
const finding = (provider: OverTheStore) => () => {
  found = provider;
};
/** In the provider's popup, once it is open. */
const inThePopup =
  (...doings: ((popup: OpenedPopup) => void)[]) =>
  async ({ gate }: Walker) => {
    gate.open();
    const popup = await popupOnceOpen();
    for (const does of doings) {
      does(popup);
      await Promise.resolve();
    }
  };
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

export const paymentStage = stage({
  flow,
  ports: { ...ports, findProvider: async () => found },
  children: { razorpay: razorpayLogic, testGateway: testGatewayLogic },
  local: ['findProvider'],
  samples,
  gestures,
  view: <Payment />,
  prepare: (backend) => {
    forgetRazorpay();
    standIn();
    placedOrder(backend);
  },
  answers: {
    'provider.testGateway': finding('testGateway'),
    'provider.razorpay': finding('razorpay'),
    'provider.nobody': finding('nobody'),
    'payment.paidElsewhere': ({ backend, gate }) => {
      paidElsewhere(backend);
      gate.open();
    },
    'razorpay.paid': inThePopup((popup) => popup.pay()),
    'razorpay.closed': inThePopup((popup) => popup.dismiss()),
    'razorpay.refused': inThePopup(
      (popup) => popup.beRefused(),
      (popup) => popup.dismiss(),
    ),
    'testGateway.paid': async ({ gate }) => {
      gate.open();
      await press('Pay');
    },
    'testGateway.closed': () => press('Close'),
  },
});
