import { expect, test } from 'vitest';
import { type AnyActorRef, createActor } from 'xstate';
import { checkoutMachine } from '../../../machines/checkout/checkout.machine.ts';
import { checkoutSamples } from '../../../machines/checkout/checkout.samples.ts';
import { emptyRecord } from '../../../machines/checkout/checkoutRecord.ts';
import { billing, delivery, session } from '../../../machines/orderPlacement/samplePurchase.ts';
import { demoSession } from '../../../machines/session/session.samples.ts';
import { getCartFingerprint } from '../../../src/domain/cart.ts';
import { isMobile } from '../../../src/domain/contactDetails.ts';

const profile = { id: 'ad000000-0000-4000-8000-000000000001', revision: 1 };
const shipping = { billing, delivery, same: true };
/** What the demo customer has chosen among the saved addresses. */
const chosen = {
  ...emptyRecord,
  uid: demoSession.details.id,
  shipping,
  profiles: { billing: profile, delivery: profile },
};
const another = { ...session, details: { ...session.details, id: 'b0b00000-0000-4000-8000-000000000001' } };
const signedIn = { type: 'buyer.changed', role: 'customer', session: another } as const;

/** The checkout with what the browser has stored, and what it would keep next. */
function open(stage: string, stored: object = {}) {
  const input = { ...checkoutSamples.input, stage, record: chosen, role: 'customer' as const, session: demoSession };
  const actor = createActor(checkoutMachine, { input: { ...input, ...stored } });
  const records: unknown[] = [];
  const drafts: unknown[] = [];
  actor.on('checkout.stored', ({ record }) => records.push(record));
  actor.on('addresses.stored', ({ addresses }) => drafts.push(addresses));
  return { actor: actor.start(), records, drafts, state: () => actor.getSnapshot() };
}

test('[CHK-33] whoever chose the addresses goes on with them', () => {
  const { state } = open('review');
  expect(state().matches({ review: 'reviewing' })).toBe(true);
  expect(state().context.record).toEqual(chosen);
});

test.each(['shipping', 'review'])(
  '[CHK-33] [ADDR-01] a customer who takes over at %s chooses anew, and nothing of the other is kept',
  (stage) => {
    const { actor, state, records } = open(stage);
    actor.send(signedIn);
    expect(state().matches({ shipping: 'customer' })).toBe(true);
    expect(state().context).toMatchObject({ stage: 'shipping', record: emptyRecord, draft: null });
    expect(records.at(-1)).toEqual(emptyRecord);
  },
);

test.each([
  ['of another customer', chosen],
  ['of which nobody knows whose they are', { ...chosen, uid: null }],
])('[CHK-33] [ADDR-01] kept addresses %s are dropped when the review is opened', (_, record) => {
  const { state } = open('review', { record, session: another });
  expect(state().matches({ shipping: 'customer' })).toBe(true);
  expect(state().context.record).toEqual(emptyRecord);
});

test('[CHK-02] what a guest has typed stays for the customer who signs in', () => {
  const typed = { ...emptyRecord, uid: session.details.id, shipping };
  const { actor, state } = open('review', { record: typed, role: 'guest', session });
  actor.send(signedIn);
  expect(state().matches({ review: 'reviewing' })).toBe(true);
  expect(state().context.record.shipping).toEqual(shipping);
});

test('[CHK-02] a new address of the customer who signs in begins with what a guest has typed, until it is saved', () => {
  const { actor, state } = open('shipping', { record: emptyRecord, role: 'guest', session: null });
  actor.send({ type: 'draft.stored', addresses: shipping });
  actor.send(signedIn);
  const list = state().children.savedAddresses as unknown as AnyActorRef;
  const form = (id: string) => {
    list.send({ type: 'address.added', id });
    return list.getSnapshot().children.addressEditor.getSnapshot().context.address;
  };
  list.send({ type: 'xstate.done.actor.loadAddresses', output: [] });
  const { name, mail } = another.details;
  expect(form('new')).toEqual({ ...billing, mail, phone: isMobile(name) ? name : billing.phone });
  const saved = { id: 'new', revision: 1, isDefault: true, address: billing };
  list.send({ type: 'xstate.done.actor.addressEditor', output: { kind: 'added', saved } });
  expect(form('next')).toMatchObject({ first_name: '', house: '', mail });
});

const guest = { type: 'buyer.changed', role: 'guest', session: null } as const;

test.each(['shipping', 'review'])(
  '[ADDR-01] [SESS-06] a customer who signs out at %s leaves none of the saved addresses behind',
  (stage) => {
    const { actor, state, records } = open(stage, { draft: shipping });
    actor.send(guest);
    expect(state().matches({ shipping: 'guest' })).toBe(true);
    expect(state().context).toMatchObject({ record: emptyRecord, draft: null });
    expect(records.at(-1)).toEqual(emptyRecord);
  },
);

test('[ADDR-01] [SESS-06] nor does one who signs out with the payment popup open, once it is closed', () => {
  const { actor, state, end } = place();
  end(100);
  actor.send(guest);
  actor.send({ type: 'xstate.done.actor.payment', output: { kind: 'closed' } } as never);
  expect(state().matches({ shipping: 'guest' })).toBe(true);
  expect(state().context).toMatchObject({ record: emptyRecord, draft: null });
});

test('[ADDR-01] [PAY-24] nor do the copies of an order that somebody else tries again', () => {
  const copies = { lines: checkoutSamples.input.lines, record: { ...chosen, order_no: '261121000002' } };
  const stored = { orderNo: '261121000002', copies, record: emptyRecord, draft: null, role: 'guest', session: null };
  const { actor, state } = open('payment_fail', stored);
  actor.send({ type: 'xstate.done.actor.readPayment', output: 'failed' } as never);
  actor.send({ type: 'tryAgain.chosen' });
  actor.send({ type: 'xstate.done.actor.readPayment', output: 'failed' } as never);
  expect(state().matches({ shipping: 'guest' })).toBe(true);
  expect(state().context).toMatchObject({ record: emptyRecord, draft: null });
});

test('[CHK-40] a customer whose login has ended goes on as a guest, with what was chosen as the form to start from', () => {
  const { actor, state, drafts } = open('review');
  const refused = { type: 'xstate.error.actor.quoteOrder', error: { kind: 'unauthorised' } } as never;
  actor.send(refused);
  actor.send({ type: 'xstate.error.actor.renewSession', error: { kind: 'unauthorised' } } as never);
  actor.send(guest);
  expect(state().matches({ shipping: 'guest' })).toBe(true);
  expect(state().context).toMatchObject({ record: emptyRecord, draft: shipping });
  expect(drafts).toContainEqual(shipping);
});

/** At the review, with the order on its way. */
function place(stored: object = {}) {
  const { actor, state } = open('review', stored);
  const quote = { amount: 100, subtotal: 100, discount: 0, lineTotals: [] };
  actor.send({ type: 'xstate.done.actor.quoteOrder', output: quote } as never);
  actor.send({ type: 'xstate.done.actor.readTerms' } as never);
  actor.send({ type: 'terms.toggled' });
  actor.send({ type: 'order.placed' });
  const end = (amount: number) => {
    const output = { kind: 'placed', order: { orderNo: '261121482615', amount } };
    actor.send({ type: 'xstate.done.actor.orderPlacement', output } as never);
  };
  return { actor, state, end };
}

const typedByGuest = { record: { ...emptyRecord, uid: session.details.id, shipping }, role: 'guest', session };

test('[CHK-02] [CHK-38] who signs in while the order is placed gets a price of their own before anything is paid', () => {
  const { actor, state, end } = place(typedByGuest);
  actor.send(signedIn);
  end(100);
  expect(state().matches({ review: { reviewing: 'pricing' } })).toBe(true);
});

test('[CHK-02] [CHK-38] so does who signs in with the payment popup open, and closes it', () => {
  const { actor, state, end } = place(typedByGuest);
  end(100);
  expect(state().matches({ review: 'paying' })).toBe(true);
  actor.send(signedIn);
  actor.send({ type: 'xstate.done.actor.payment', output: { kind: 'closed' } } as never);
  expect(state().matches({ review: { reviewing: 'pricing' } })).toBe(true);
});

test('[CHK-38] a coupon that is applied while an unpaid order is found again, and refused, leads to the price without it', () => {
  const { lines } = checkoutSamples.input;
  const quote = { amount: 100, subtotal: 100, discount: 0, lineTotals: [] };
  const record = { ...chosen, quote, bag: getCartFingerprint(lines), order_no: '261121482615' };
  const { actor, state } = open('shipping', { record });
  actor.send({ type: 'payment.resumed' });
  actor.send({ type: 'coupon.changed', coupon: { id: 'a coupon', code: 'WELCOME10', discount: null, parts: [] } });
  actor.send({ type: 'xstate.done.actor.quoteOrder', output: quote } as never);
  expect(state().matches({ review: 'placing' })).toBe(true);
  actor.send({ type: 'xstate.done.actor.orderPlacement', output: { kind: 'couponRefused' } } as never);
  expect(state().matches({ review: { reviewing: 'pricing' } })).toBe(true);
  expect(state().context.coupon).toBeNull();
});

test('[PAY-15] an order of nothing is completed whoever signs in or out meanwhile', () => {
  const { actor, state, end } = place();
  actor.send(guest);
  end(0);
  expect(state().matches('waiting')).toBe(true);
  expect(state().context.stage).toBe('payment');
});

test('[ORD-35] [PAY-15] the payment of an order says nothing where another tab has handed over another one since', () => {
  const copies = { lines: checkoutSamples.input.lines, record: { ...chosen, order_no: '261121000002' } };
  const { state } = open('payment', { orderNo: '261121000001', copies, record: emptyRecord });
  expect(state().matches('redirected')).toBe(true);
  expect(state().context.copies?.record.paid).toBe(false);
});

test('[ORD-04] [API-05] a session that was renewed for the price is renewed once more when it is refused by the time of the order', () => {
  const { actor, state } = open('review');
  const again = { token: 'new', refresh_token: 'new', details: demoSession.details };
  actor.send({ type: 'xstate.error.actor.quoteOrder', error: { kind: 'unauthorised' } } as never);
  actor.send({ type: 'xstate.done.actor.renewSession', output: again } as never);
  const quote = { amount: 100, subtotal: 100, discount: 0, lineTotals: [] };
  actor.send({ type: 'xstate.done.actor.quoteOrder', output: quote } as never);
  actor.send({ type: 'xstate.done.actor.readTerms' } as never);
  actor.send({ type: 'terms.toggled' });
  actor.send({ type: 'order.placed' });
  actor.send({ type: 'xstate.done.actor.orderPlacement', output: { kind: 'expired' } } as never);
  expect(state().matches({ review: 'renewing' })).toBe(true);
});

test.each(['payment', 'order-123'])(
  '[CHK-08] [PAY-21] stored copies that name no order make no order of %s, whatever else they state',
  (stage) => {
    const copies = { lines: checkoutSamples.input.lines, record: { ...emptyRecord, paid: true } };
    const { state } = open(stage, { orderNo: '123', copies });
    expect(state().matches('redirected')).toBe(true);
  },
);
