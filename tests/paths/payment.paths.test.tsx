import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { paymentSamples as samples } from '../../machines/payment/payment.samples.ts';
import { payment as flow, Payment } from '../../src/flows/payment/Payment.tsx';
import { paymentGestures as gestures } from '../../src/flows/payment/payment.gestures.ts';
import { paymentPorts as ports } from '../../src/ports/payment.ts';
import { testGatewayLogic } from '../../src/ports/testGateway.ts';
import { expectPayment, placedOrder } from '../support/orders.ts';
import type { Outcome, Walker } from '../support/walk/walk.ts';
import { walkView } from '../support/walk/walkView.tsx';

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const choosing = (method: 'ccavenue' | 'razorpay') => ({ type: 'method.chosen', method });
const go = { type: 'payment.continued' };
const isLeft =
  (output: { left: string; payLink: string | null }) =>
  ({ actor }: Walker) =>
    expect(actor.getSnapshot()).toMatchObject({ status: 'done', output });
const payLink = '/test-gateway?order_no=261121482615&amount=16892.00';

const outcomes: Outcome[] = [
  {
    requires: 'PAY-01',
    after: [],
    check: () => expect(screen.getByRole('dialog', { name: 'Select Payment Method' })).toBeVisible(),
  },
  {
    requires: 'PAY-02',
    after: [],
    check: () => {
      expect(screen.getAllByRole('radio')).toHaveLength(2);
      expect(screen.getByRole('button', { name: 'Continue' })).toBeEnabled();
    },
  },
  {
    requires: 'PAY-03',
    after: [],
    check: () => expect(screen.getByRole('radio', { name: /cards.*netbanking/i })).toHaveAttribute('value', 'ccavenue'),
  },
  {
    requires: 'PAY-04',
    after: [],
    check: () => expect(screen.getByRole('radio', { name: /razorpay/i })).toHaveAttribute('value', 'razorpay'),
  },
  { requires: 'PAY-05', after: [go], sees: 'select a payment method' },
  { requires: 'PAY-05', after: [go, choosing('razorpay')], butNot: 'select a payment method' },
  {
    requires: 'PAY-09',
    after: [choosing('ccavenue'), go, { answer: 'payLink.given' }],
    check: isLeft({ left: 'link', payLink }),
  },
  {
    requires: 'PAY-09',
    after: [choosing('ccavenue'), go, { answer: 'payLink.down' }],
    sees: /The payment page did not open/,
  },
  {
    requires: 'PAY-09',
    after: [choosing('ccavenue'), go, { answer: 'network.broken' }],
    sees: /The payment page did not open/,
  },
  { requires: 'PAY-09', after: [choosing('ccavenue'), go, { wait: 25_000 }], sees: /The payment page did not open/ },
  {
    requires: 'PAY-09',
    after: [choosing('ccavenue'), go, { answer: 'payLink.down' }, go, { answer: 'payLink.given' }],
    check: isLeft({ left: 'link', payLink }),
  },
  {
    requires: 'PAY-10',
    after: [choosing('razorpay'), go],
    check: async () => {
      expect(screen.getByRole('dialog', { name: 'Test gateway' })).toBeVisible();
      expect(screen.getByText('₹16,892')).toBeVisible();
      expect(screen.getByText('261121482615')).toBeVisible();
    },
  },
  {
    requires: 'PAY-07',
    after: [choosing('razorpay'), go, { answer: 'razorpay.paid' }],
    check: (walker) => {
      isLeft({ left: 'popup', payLink: null })(walker);
      expectPayment(walker.backend, 'completed');
    },
  },
  { requires: 'PAY-10', after: [choosing('razorpay'), go, { answer: 'razorpay.closed' }], sees: /Nothing was charged/ },
];

walkView({
  flow,
  ports,
  children: { razorpay: testGatewayLogic },
  samples,
  gestures,
  outcomes,
  view: <Payment />,
  prepare: placedOrder,
  answers: {
    'razorpay.paid': async ({ gate }) => {
      gate.open();
      await press('Pay');
    },
    'razorpay.closed': () => press('Close'),
  },
});
