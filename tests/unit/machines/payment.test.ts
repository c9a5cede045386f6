import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { paymentMachine } from '../../../machines/payment/payment.machine.ts';
import { paymentSamples } from '../../../machines/payment/payment.samples.ts';

test.each([
  [149_900, 149_900],
  [149_949, 149_900],
  [149_950, 150_000],
])('[PAY-11] %i paise are %i at the second provider: whole rupees, and 00', (amount, asked) => {
  const payment = createActor(paymentMachine, { input: { ...paymentSamples.input, amount } }).start();
  payment.send({ type: 'method.chosen', method: 'razorpay' });
  payment.send({ type: 'payment.continued' });
  expect(payment.getSnapshot().children.razorpay?.getSnapshot()).toMatchObject({ context: { amount: asked } });
});
