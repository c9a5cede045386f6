import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ActorRefFrom, type AnyActorRef, createActor } from 'xstate';
import { cartMachine } from '../../../machines/cart/cart.machine.ts';
import { createCartSnapshot } from '../../../machines/cart/cart.samples.ts';
import type { CheckoutCartEvent } from '../../../machines/checkout/checkoutContext.ts';
import { emptyRecord, type RecoveryCopies } from '../../../machines/checkout/checkoutRecord.ts';
import { billing, delivery, lines, purchase } from '../../../machines/orderPlacement/samplePurchase.ts';
import { checkoutEffects } from '../../../src/effects/checkoutEffects.ts';
import { createCheckoutCartPort } from '../../../src/ports/cartPort.ts';
import { readCheckoutInput } from '../../../src/ports/checkoutInput.ts';
import { createOrderPlans } from '../../../src/ports/orderPlan.ts';
import { cartStorage } from '../../../src/storage/cartStorage.ts';
import { checkoutRecordStorage, toStored } from '../../../src/storage/checkoutStorage.ts';
import { abandonedOrderStorage, placementStorage } from '../../../src/storage/placementStorage.ts';
import { userStorage } from '../../../src/storage/userStorage.ts';
import { stubStorage } from '../../support/stubStorage.ts';

let storage: ReturnType<typeof stubStorage>;
let cart: ActorRefFrom<typeof cartMachine>;
let bag: AnyActorRef;
let record: RecoveryCopies['record'];

/** The bag is stored, its addresses are, and its order is placed. */
beforeEach(async () => {
  storage = stubStorage();
  cart = createActor(cartMachine, { snapshot: createCartSnapshot(lines) }).start();
  bag = createActor(createCheckoutCartPort(cart), { input: undefined }).start();
  cart.subscribe(({ context }) => cartStorage.write([...context.lines]));
  cartStorage.write([...lines]);
  const { planOrder } = createOrderPlans({
    storage: placementStorage,
    abandoned: abandonedOrderStorage,
    now: () => new Date(),
    uuid: () => crypto.randomUUID(),
  });
  const { plan } = await planOrder({ purchase, instead: null });
  record = { ...emptyRecord, shipping: { billing, delivery, same: false }, order_no: plan.orderNo };
  checkoutRecordStorage.write(toStored(record, lines));
});
afterEach(() => placementStorage.remove());

const sendToCart = (event: CheckoutCartEvent) => bag.send(event);
const remember = (copied: RecoveryCopies['record'], areCopiesNew = true) =>
  checkoutEffects['checkout.stored'](
    {
      type: 'checkout.stored',
      record: emptyRecord,
      lines,
      copies: { lines, record: copied },
      areCopiesNew,
      role: 'guest',
      session: null,
    },
    {} as never,
  );
const handOver = () => {
  remember(record);
  sendToCart({ type: 'bag.ordered', lines, orderNo: record.order_no });
};
/** How many lines bag and copies of a page have that is opened now, and whether addresses are there to begin with. */
const open = () => {
  const { lines: bag, copies, draft } = readCheckoutInput();
  return { bag: bag.length, copied: copies?.lines.length ?? 0, addresses: draft !== null };
};

test('[PAY-06] [PAY-12] what is handed over to be paid leaves the bag for its copies', () => {
  handOver();
  expect(open()).toEqual({ bag: 0, copied: lines.length, addresses: false });
  expect(placementStorage.read()).toBeNull();
});

test('[PAY-24] [PAY-25] where there is no room for the copies, bag and addresses stay, and the same bag is the same order', () => {
  storage.capacity = 0;
  handOver();
  expect(open()).toEqual({ bag: lines.length, copied: 0, addresses: true });
  expect(cart.getSnapshot().context.lines).toEqual(lines);
  expect(placementStorage.read()?.plan.orderNo).toBe(record.order_no);
});

test('[PAY-24] no copy of another order is taken for that of this one', () => {
  handOver();
  cartStorage.write([...lines]);
  storage.capacity = 0;
  record = { ...record, order_no: '261121999999' };
  handOver();
  expect(open()).toMatchObject({ bag: lines.length, copied: 0 });
});

test('[PAY-06] [PAY-15] once it is paid, what had no room leaves the bag as well', () => {
  storage.capacity = 0;
  handOver();
  remember({ ...record, paid: true });
  sendToCart({ type: 'bag.paid', lines, orderNo: record.order_no });
  expect(cart.getSnapshot().context.lines).toEqual([]);
  expect(placementStorage.read()).toBeNull();
});

test('[PAY-12] [PAY-24] the copies of an order that another tab has handed over since are not overwritten', () => {
  const before = record;
  handOver();
  record = { ...record, order_no: '261121999999' };
  handOver();
  // The other tab keeps its addresses, and then hears that its own order is paid.
  remember(before, false);
  remember({ ...before, paid: true });
  expect(readCheckoutInput().copies?.record).toMatchObject({ order_no: '261121999999', paid: false });
});

test('[ADDR-01] [SESS-06] saved addresses that a customer chose are nothing for whoever opens the checkout after that login', () => {
  const profile = { id: crypto.randomUUID(), revision: 1 };
  const chosen = { ...record, uid: crypto.randomUUID(), profiles: { billing: profile, delivery: profile } };
  checkoutRecordStorage.write(toStored(chosen, lines));
  expect(readCheckoutInput()).toMatchObject({ role: 'guest', record: emptyRecord, draft: null });
  userStorage.write({ token: 'token', refresh_token: 'refresh', details: { id: chosen.uid, name: 'asha', mail: '' } });
  expect(readCheckoutInput()).toMatchObject({ role: 'customer', record: { profiles: chosen.profiles } });
});
