import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { providePartial } from '../../../machines/kit/port.ts';
import { paymentMachine } from '../../../machines/payment/payment.machine.ts';
import { paymentSamples } from '../../../machines/payment/payment.samples.ts';
import type { PaymentState } from '../../../src/domain/gateway.ts';

const AMOUNTS = [
  [149_900, 149_900],
  [149_949, 149_900],
  [149_950, 150_000],
];

/** The provider's chart, or its stand-in's, once the shopper goes on with the second provider. */
async function goOn(amount: number, provider: 'razorpay' | 'testGateway') {
  const logic = providePartial(paymentMachine, {
    findProviders: async () => ({ providers: { ccavenue: 'ccavenue', razorpay: provider }, lastMethod: null }),
    readPayment: async () => 'pending',
  });
  const payment = createActor(logic, { input: { ...paymentSamples.input, amount } }).start();
  await vi.waitFor(() => expect(payment.getSnapshot().matches('choosing')).toBe(true));
  payment.send({ type: 'method.chosen', method: 'razorpay' });
  payment.send({ type: 'payment.continued' });
  const open = () => {
    const { children } = payment.getSnapshot();
    return (children as Partial<Record<string, (typeof children)['testGateway']>>)[provider];
  };
  await vi.waitFor(() => expect(open()).toBeDefined());
  return open()?.getSnapshot();
}

test.each(AMOUNTS)(
  '[PAY-11] %i paise are %i at the second provider: whole rupees, and 00',
  async (amount, expected) => {
    expect(await goOn(amount, 'razorpay')).toMatchObject({ context: { amount: expected } });
    expect(await goOn(amount, 'testGateway')).toMatchObject({ context: { amount: expected } });
  },
);

/** A popup in which the shopper has just pressed Continue twice, and the reads of the payment that wait for an answer. */
async function ask() {
  const reads: ((state: PaymentState) => void)[] = [];
  const readPayment = () => new Promise<PaymentState>((answer) => reads.push(answer));
  const logic = providePartial(paymentMachine, {
    findProviders: async () => ({ providers: { ccavenue: 'ccavenue', razorpay: 'testGateway' }, lastMethod: null }),
    readPayment,
  });
  const payment = createActor(logic, { input: paymentSamples.input }).start();
  await vi.waitFor(() => expect(payment.getSnapshot().matches('choosing')).toBe(true));
  payment.send({ type: 'method.chosen', method: 'razorpay' });
  payment.send({ type: 'payment.continued' });
  payment.send({ type: 'payment.continued' });
  return { payment, reads };
}

test('[PAY-20] a double press asks once, and opens one provider', async () => {
  const { payment, reads } = await ask();
  expect(reads).toHaveLength(1);
  reads[0]?.('pending');
  await vi.waitFor(() => expect(payment.getSnapshot().matches('payingAtTestGateway')).toBe(true));
  payment.send({ type: 'payment.continued' });
  expect([reads.length, payment.getSnapshot().matches('payingAtTestGateway')]).toEqual([1, true]);
});

test('[PAY-20] whoever closes the popup while it asks stays out of it, whatever the answer', async () => {
  const { payment, reads } = await ask();
  payment.send({ type: 'popup.closed' });
  reads[0]?.('completed');
  await Promise.resolve();
  expect(payment.getSnapshot()).toMatchObject({ status: 'done', output: { kind: 'closed' } });
});
