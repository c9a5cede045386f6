import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { checkoutMachine } from '../../../machines/checkout/checkout.machine.ts';
import { checkoutSamples } from '../../../machines/checkout/checkout.samples.ts';
import { emptyRecord } from '../../../machines/checkout/checkoutRecord.ts';
import { demoSession } from '../../../machines/orderHistory/demoSession.ts';
import { billing, delivery, session } from '../../../machines/orderPlacement/samplePurchase.ts';

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

/** The checkout with what the browser has kept, and what it would keep next. */
function opened(stage: string, kept: object = {}) {
  const input = { ...checkoutSamples.input, stage, record: chosen, role: 'customer' as const, session: demoSession };
  const actor = createActor(checkoutMachine, { input: { ...input, ...kept } });
  const remembered: unknown[] = [];
  actor.on('remember', ({ record }) => remembered.push(record));
  return { actor: actor.start(), remembered, state: () => actor.getSnapshot() };
}

test('[CHK-33] whoever chose the addresses goes on with them', () => {
  const { state } = opened('review');
  expect(state().matches({ review: 'reading' })).toBe(true);
  expect(state().context.record).toEqual(chosen);
});

test.each(['shipping', 'review'])(
  '[CHK-33] [ADDR-01] a customer who takes over at %s chooses anew, and nothing of the other is kept',
  (stage) => {
    const { actor, state, remembered } = opened(stage);
    actor.send(signedIn);
    expect(state().matches({ shipping: 'customer' })).toBe(true);
    expect(state().context).toMatchObject({ stage: 'shipping', record: emptyRecord, draft: null });
    expect(remembered.at(-1)).toEqual(emptyRecord);
  },
);

test.each([
  ['of another customer', chosen],
  ['of which nobody knows whose they are', { ...chosen, uid: null }],
])('[CHK-33] [ADDR-01] kept addresses %s are dropped when the review is opened', (_, record) => {
  const { state } = opened('review', { record, session: another });
  expect(state().matches({ shipping: 'customer' })).toBe(true);
  expect(state().context.record).toEqual(emptyRecord);
});

test('[CHK-02] what a guest has typed stays for the customer who signs in', () => {
  const typed = { ...emptyRecord, uid: session.details.id, shipping };
  const { actor, state } = opened('review', { record: typed, role: 'guest', session });
  actor.send(signedIn);
  expect(state().matches({ review: 'reading' })).toBe(true);
  expect(state().context.record.shipping).toEqual(shipping);
});
