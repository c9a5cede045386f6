import { expect, test, vi } from 'vitest';
import { type AnyEventObject, createActor, fromCallback, fromPromise } from 'xstate';
import { cartMachine } from '../../../machines/cart/cart.machine.ts';
import { createCartSnapshot } from '../../../machines/cart/cart.samples.ts';
import { connect } from '../../../machines/checkout/checkout.connect.ts';
import { checkoutMachine } from '../../../machines/checkout/checkout.machine.ts';
import { checkoutSamples } from '../../../machines/checkout/checkout.samples.ts';
import { emptyRecord } from '../../../machines/checkout/checkoutRecord.ts';
import { couponMachine } from '../../../machines/coupon/coupon.machine.ts';
import type { CouponLookup } from '../../../machines/coupon/coupon.setup.ts';
import { providePartial } from '../../../machines/kit/port.ts';
import { billing, delivery, lines, session } from '../../../machines/orderPlacement/samplePurchase.ts';
import { createCheckoutCartPort } from '../../../src/ports/cartPort.ts';

const ever = new Promise<never>(() => {});
const lookup: CouponLookup = {
  coupon: {
    id: 'd291864a-7bd7-5440-b217-9020f3a7c250',
    code: 'WELCOME10',
    start: null,
    end: null,
    promotion: { conditions: [], operator: 'AND', offers: [{ kind: 'order', reduction: { percentage: 0.1 } }] },
  },
  at: Date.parse('2026-11-21T06:00:00Z'),
};

/** The checkout with charts inside that nobody shows, at a stage, and its bag. */
function open(
  stage: string,
  { findCoupon }: { findCoupon: () => Promise<CouponLookup | null> } = { findCoupon: () => ever },
) {
  const cart = createActor(cartMachine, { snapshot: createCartSnapshot(lines) }).start();
  const quoteOrder = vi.fn((_request: unknown) => ever);
  const logic = providePartial(checkoutMachine, {
    bag: createCheckoutCartPort(cart),
    coupon: providePartial(couponMachine, { findCoupon }),
    quoteOrder,
  });
  const record = { ...emptyRecord, uid: session.details.id, shipping: { billing, delivery, same: true } };
  const actor = createActor(logic, { input: { ...checkoutSamples.input, stage, record, session } }).start();
  return { actor, cart, quoteOrder, state: () => actor.getSnapshot() };
}

test('[COUP-01] a coupon that no view shows is looked up, and the price is asked for with it', async () => {
  let find = (_: CouponLookup) => {};
  const found = new Promise<CouponLookup>((settle) => {
    find = settle;
  });
  const { state, quoteOrder } = open('review', { findCoupon: () => found });
  const { coupon } = state().children;
  coupon?.send({ type: 'code.typed', code: 'WELCOME10' });
  coupon?.send({ type: 'code.applied' });
  expect(state().matches({ review: { reviewing: 'evaluating' } })).toBe(true);
  find(lookup);
  await vi.waitFor(() => expect(state().context.coupon?.code).toBe('WELCOME10'));
  expect(quoteOrder.mock.lastCall?.[0]).toMatchObject({ coupon: 'WELCOME10' });
});

test('[CHK-37] what is typed at the shipping stage is the checkout’s too, and outlives a step back', () => {
  const { actor, state } = open('shipping');
  state().children.shipping?.send({ type: 'billing.typed', field: 'city', text: 'Thrissur' });
  expect(state().context.draft?.billing.city).toBe('Thrissur');
  actor.send({ type: 'stage.opened', stage: 'shopping-bag', orderNo: null });
  actor.send({ type: 'stage.opened', stage: 'shipping', orderNo: null });
  expect(connect(state(), actor.send).shipping?.getSnapshot().context.billing.city).toBe('Thrissur');
});

test('[CART-47] [CHK-12] the checkout follows the bag, and leaves for elsewhere once that is empty', () => {
  const { actor, cart, state } = open('review');
  const went = vi.fn();
  actor.on('navigate', went);
  cart.send({ type: 'lines.recalled', lines: lines.slice(0, 1) });
  expect(state().context.lines).toEqual(lines.slice(0, 1));
  cart.send({ type: 'lines.recalled', lines: [] });
  expect(went).toHaveBeenCalledWith({ type: 'navigate', to: '/403', replace: true });
});

test('[CHK-02] somebody who signs in while the checkout runs is its buyer', () => {
  const customer = { ...session, details: { ...session.details, id: 'b0b00000-0000-4000-8000-000000000001' } };
  let signIn = () => {};
  const buyer = fromCallback(({ sendBack }) => {
    signIn = () => sendBack({ type: 'buyer.changed', role: 'customer', session: customer });
  });
  const actor = createActor(providePartial(checkoutMachine, { buyer }), { input: checkoutSamples.input }).start();
  signIn();
  expect(actor.getSnapshot().context).toMatchObject({ role: 'customer', session: customer });
});

test('[CART-48] other prices of the backend are the bag’s too', async () => {
  const received: AnyEventObject[] = [];
  const bag = fromCallback<AnyEventObject>(({ receive }) => receive((event) => received.push(event)));
  const total = lines.reduce((sum, { total_price }) => sum + total_price, 0) + 100;
  const lineTotals = lines.map(({ total_price }, at) => total_price + (at === 0 ? 100 : 0));
  const quoteOrder = fromPromise(async () => ({ amount: total, subtotal: total, discount: 0, lineTotals }));
  const readTerms = fromPromise(async () => {});
  const record = { ...emptyRecord, uid: session.details.id, shipping: { billing, delivery, same: true } };
  const input = { ...checkoutSamples.input, stage: 'review', record, session };
  const actor = createActor(providePartial(checkoutMachine, { bag, quoteOrder, readTerms }), { input }).start();
  await vi.waitFor(() => expect(actor.getSnapshot().matches({ review: { reviewing: 'termsOpen' } })).toBe(true));
  expect(received.map(({ type }) => type)).toEqual(['lines.repriced']);
});
