import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { fill } from '../../../machines/kit/port.ts';
import { paymentMachine } from '../../../machines/payment/payment.machine.ts';
import { paymentSamples } from '../../../machines/payment/payment.samples.ts';

const AMOUNTS = [
  [149_900, 149_900],
  [149_949, 149_900],
  [149_950, 150_000],
];

/** The provider's chart, or its stand-in's, once the shopper goes on with the second provider. */
async function goingOn(amount: number, provider: 'razorpay' | 'testGateway') {
  const logic = fill(paymentMachine, { findProvider: async () => provider });
  const payment = createActor(logic, { input: { ...paymentSamples.input, amount } }).start();
  await vi.waitFor(() => expect(payment.getSnapshot().matches('choosing')).toBe(true));
  payment.send({ type: 'method.chosen', method: 'razorpay' });
  payment.send({ type: 'payment.continued' });
  const { children } = payment.getSnapshot();
  return (children as Partial<Record<string, (typeof children)['testGateway']>>)[provider]?.getSnapshot();
}

test.each(AMOUNTS)('[PAY-11] %i paise are %i at the second provider: whole rupees, and 00', async (amount, asked) => {
  expect(await goingOn(amount, 'razorpay')).toMatchObject({ context: { amount: asked } });
  expect(await goingOn(amount, 'testGateway')).toMatchObject({ context: { amount: asked } });
});
