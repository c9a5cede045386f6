import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ActorRefFrom, type AnyActorRef, createActor } from 'xstate';
import { cartMachine } from '../../../machines/cart/cart.machine.ts';
import { standingBag } from '../../../machines/cart/standingBag.ts';
import type { CheckoutEffect, ToBag } from '../../../machines/checkout/checkoutContext.ts';
import { emptyRecord, type RecoveryCopies } from '../../../machines/checkout/checkoutRecord.ts';
import { billing, delivery, lines, purchase } from '../../../machines/orderPlacement/samplePurchase.ts';
import { checkoutEffects } from '../../../src/effects/checkoutEffects.ts';
import { bagOfCheckout } from '../../../src/ports/bag.ts';
import { orderPlans } from '../../../src/ports/orderPlan.ts';
import { newId } from '../../../src/ports/random.ts';
import { readCheckout } from '../../../src/ports/readCheckout.ts';
import { keptCart } from '../../../src/storage/cart.ts';
import { keptRecord, toStored } from '../../../src/storage/checkout.ts';
import { keptBegun, keptPlacement } from '../../../src/storage/placement.ts';
import { keptUser } from '../../../src/storage/user.ts';
import { stubStorage } from '../../support/stubStorage.ts';

let storage: ReturnType<typeof stubStorage>;
let cart: ActorRefFrom<typeof cartMachine>;
let bag: AnyActorRef;
let record: RecoveryCopies['record'];

/** The bag is kept, its addresses are, and its order is placed. */
beforeEach(async () => {
  storage = stubStorage();
  cart = createActor(cartMachine, { snapshot: standingBag(lines) }).start();
  bag = createActor(bagOfCheckout(cart), { input: undefined }).start();
  cart.subscribe(({ context }) => keptCart.write([...context.lines]));
  keptCart.write([...lines]);
  const { planOrder } = orderPlans({ keeper: keptPlacement, begun: keptBegun, now: () => new Date(), uuid: newId });
  const { plan } = await planOrder({ purchase, instead: null });
  record = { ...emptyRecord, shipping: { billing, delivery, same: false }, order_no: plan.orderNo };
  keptRecord.write(toStored(record, lines));
});
afterEach(() => {
  keptPlacement.drop();
  vi.unstubAllGlobals();
});

const act = (effect: CheckoutEffect) => checkoutEffects(effect, 'checkout', {} as never);
const tellBag = (event: ToBag) => bag.send(event);
const remember = (copied: RecoveryCopies['record'], areCopiesNew = true) =>
  act({
    type: 'remember',
    record: emptyRecord,
    lines,
    copies: { lines, record: copied },
    areCopiesNew,
    role: 'guest',
    session: null,
  });
const handOver = () => {
  remember(record);
  tellBag({ type: 'bag.ordered', lines, orderNo: record.order_no });
};
/** How many lines bag and copies of a page have that is opened now, and whether addresses are there to begin with. */
const opened = () => {
  const { lines: bag, copies, draft } = readCheckout();
  return { bag: bag.length, copied: copies?.lines.length ?? 0, addresses: draft !== null };
};

test('[PAY-06] [PAY-12] what is handed over to be paid leaves the bag for its copies', () => {
  handOver();
  expect(opened()).toEqual({ bag: 0, copied: lines.length, addresses: false });
  expect(keptPlacement.read()).toBeNull();
});

test('[PAY-24] [PAY-25] where there is no room for the copies, bag and addresses stay, and the same bag is the same order', () => {
  storage.room = 0;
  handOver();
  expect(opened()).toEqual({ bag: lines.length, copied: 0, addresses: true });
  expect(cart.getSnapshot().context.lines).toEqual(lines);
  expect(keptPlacement.read()?.plan.orderNo).toBe(record.order_no);
});

test('[PAY-24] no copy of another order is taken for that of this one', () => {
  handOver();
  keptCart.write([...lines]);
  storage.room = 0;
  record = { ...record, order_no: '261121999999' };
  handOver();
  expect(opened()).toMatchObject({ bag: lines.length, copied: 0 });
});

test('[PAY-06] [PAY-15] once it is paid, what had no room leaves the bag as well', () => {
  storage.room = 0;
  handOver();
  remember({ ...record, paid: true });
  tellBag({ type: 'bag.paid', lines, orderNo: record.order_no });
  expect(cart.getSnapshot().context.lines).toEqual([]);
  expect(keptPlacement.read()).toBeNull();
});

test('[PAY-12] [PAY-24] the copies of an order that another tab has handed over since are not overwritten', () => {
  const before = record;
  handOver();
  record = { ...record, order_no: '261121999999' };
  handOver();
  // The other tab keeps its addresses, and then hears that its own order is paid.
  remember(before, false);
  remember({ ...before, paid: true });
  expect(readCheckout().copies?.record).toMatchObject({ order_no: '261121999999', paid: false });
});

test('[ADDR-01] [SESS-06] saved addresses that a customer chose are nothing for whoever opens the checkout after that login', () => {
  const profile = { id: newId(), revision: 1 };
  const chosen = { ...record, uid: newId(), profiles: { billing: profile, delivery: profile } };
  keptRecord.write(toStored(chosen, lines));
  expect(readCheckout()).toMatchObject({ role: 'guest', record: emptyRecord, draft: null });
  keptUser.write({ token: 'token', refresh_token: 'refresh', details: { id: chosen.uid, name: 'asha', mail: '' } });
  expect(readCheckout()).toMatchObject({ role: 'customer', record: { profiles: chosen.profiles } });
});
