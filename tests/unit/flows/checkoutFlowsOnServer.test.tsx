import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { guestAccountSamples } from '../../../machines/guestAccount/guestAccount.samples.ts';
import { orderPlacementSamples } from '../../../machines/orderPlacement/orderPlacement.samples.ts';
import { paymentSamples } from '../../../machines/payment/payment.samples.ts';
import { paymentStatusSamples } from '../../../machines/paymentStatus/paymentStatus.samples.ts';
import { shippingSamples } from '../../../machines/shipping/shipping.samples.ts';
import { testGatewaySamples } from '../../../machines/testGateway/testGateway.samples.ts';
import { GuestAccount, guestAccount } from '../../../src/flows/guestAccount/GuestAccount.tsx';
import { OrderPlacement, orderPlacement } from '../../../src/flows/orderPlacement/OrderPlacement.tsx';
import { Payment, payment } from '../../../src/flows/payment/Payment.tsx';
import { PaymentStatus, paymentStatus } from '../../../src/flows/paymentStatus/PaymentStatus.tsx';
import { Shipping, shipping } from '../../../src/flows/shipping/Shipping.tsx';
import { TestGateway, testGateway } from '../../../src/flows/testGateway/TestGateway.tsx';

const views = {
  guestAccount: {
    words: 'Setting up',
    view: (
      <guestAccount.Provider options={{ input: guestAccountSamples.input }}>
        <GuestAccount />
      </guestAccount.Provider>
    ),
  },
  shipping: {
    words: 'Billing address',
    view: (
      <shipping.Provider options={{ input: shippingSamples.input }}>
        <Shipping />
      </shipping.Provider>
    ),
  },
  orderPlacement: {
    words: 'Preparing',
    view: (
      <orderPlacement.Provider options={{ input: orderPlacementSamples.input }}>
        <OrderPlacement />
      </orderPlacement.Provider>
    ),
  },
  payment: {
    words: 'Razorpay',
    view: (
      <payment.Provider options={{ input: paymentSamples.input }}>
        <Payment />
      </payment.Provider>
    ),
  },
  testGateway: {
    words: '₹16,892',
    view: (
      <testGateway.Provider options={{ input: testGatewaySamples.input }}>
        <TestGateway />
      </testGateway.Provider>
    ),
  },
  paymentStatus: {
    words: 'payment status',
    view: (
      <paymentStatus.Provider options={{ input: paymentStatusSamples.input }}>
        <PaymentStatus />
      </paymentStatus.Provider>
    ),
  },
};

test.each(Object.entries(views))('the view of %s renders where there is no window', (_, { view, words }) => {
  expect(typeof window).toBe('undefined');
  expect(renderToString(<MemoryRouter>{view}</MemoryRouter>)).toContain(words);
});
