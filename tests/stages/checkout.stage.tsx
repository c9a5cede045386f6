import { HttpResponse, http } from 'msw';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { bagCheckMachine } from '../../machines/bagCheck/bagCheck.machine.ts';
import { cartMachine } from '../../machines/cart/cart.machine.ts';
import { standingBag } from '../../machines/cart/standingBag.ts';
import type { checkoutMachine } from '../../machines/checkout/checkout.machine.ts';
import { checkoutSamples as samples } from '../../machines/checkout/checkout.samples.ts';
import { provideSome } from '../../machines/kit/port.ts';
import { billing, lines } from '../../machines/orderPlacement/samplePurchase.ts';
import type { paymentStatusMachine } from '../../machines/paymentStatus/paymentStatus.machine.ts';
import { priceField } from '../../mocks/drupal/money.ts';
import { scenarios } from '../../mocks/scenarios/registry.ts';
import { bagCheckGestures } from '../../src/flows/bagCheck/bagCheck.gestures.ts';
import { cart } from '../../src/flows/cart/cart.ts';
import { Checkout } from '../../src/flows/checkout/Checkout.tsx';
import { checkoutGestures as gestures } from '../../src/flows/checkout/checkout.gestures.ts';
import { checkout as flow } from '../../src/flows/checkout/checkout.ts';
import { guestAccountGestures } from '../../src/flows/guestAccount/guestAccount.gestures.ts';
import { paymentGestures } from '../../src/flows/payment/payment.gestures.ts';
import { savedAddressesGestures } from '../../src/flows/savedAddresses/savedAddresses.gestures.ts';
import { shippingGestures } from '../../src/flows/shipping/shipping.gestures.ts';
import { testGatewayGestures } from '../../src/flows/testGateway/testGateway.gestures.ts';
import { bagCheckPorts } from '../../src/ports/bagCheck.ts';
import { insideCheckout, checkoutPorts as ports } from '../../src/ports/checkout.ts';
import { keptPlacement } from '../../src/storage/placement.ts';
import { madeIn } from '../support/madeIn.ts';
import { codeIs, customerKept } from '../support/orders.ts';
import { noteHeard } from '../support/walk/noteHeard.ts';
import { stage, type Walker } from '../support/walk/stage.ts';
import { until } from '../support/walk/until.ts';

export const POLL = 3_000;

export const stateOf = ({ actor }: Walker) => actor.getSnapshot() as SnapshotFrom<typeof checkoutMachine>;
const enabled = (control: () => HTMLElement | null) =>
  until(() => control()?.matches(':enabled') === true, 'a control that can be used');

/** The check of the bag, from its prices to its stock. */
async function findInStock({ gate }: Walker) {
  gate.open();
  const go = bagCheckGestures['bag.continued'];
  await enabled(() => go?.control({ type: 'bag.continued' }) ?? null);
  await go?.perform({ type: 'bag.continued' });
}

/**
 * The shipping chart, from the kept addresses to its end: pincode and account by the backend. Whoever has ordered before
 * types the code that came to the phone.
 */
async function settleShipping(walker: Walker) {
  const { gate, backend } = walker;
  gate.open();
  const go = shippingGestures['shipping.continued'];
  await enabled(() => go?.control({ type: 'shipping.continued' }) ?? null);
  // What the form filled in by itself, it told the checkout on the way: the step is its end.
  walker.takenSince();
  await go?.perform({ type: 'shipping.continued' });
  const asksForTheCode = () => guestAccountGestures['code.resent']?.control({ type: 'code.resent' }) !== null;
  const isSettled = () => !stateOf(walker).matches('shipping');
  await until(() => isSettled() || asksForTheCode(), 'the end of the shipping, or a code');
  if (isSettled()) return;
  codeIs(backend, billing.phone, '4711');
  await guestAccountGestures['code.typed']?.perform({ type: 'code.typed', code: '4711' });
}

/** The saved addresses, with the default for both. */
async function chooseAddresses({ gate }: Walker) {
  gate.open();
  const go = savedAddressesGestures['addresses.continued'];
  await enabled(() => go?.control({ type: 'addresses.continued' }) ?? null);
  await go?.perform({ type: 'addresses.continued' });
}

/** As the shell does once an order is handed over: what is placed next is another order. */
const handPlanOver = () => keptPlacement.handOver(keptPlacement.read()?.plan.orderNo ?? null);

async function chooseToPay(method: 'ccavenue' | 'razorpay') {
  handPlanOver();
  await paymentGestures['method.chosen']?.perform({ type: 'method.chosen', method });
  await paymentGestures['payment.continued']?.perform({ type: 'payment.continued' });
}

/** The next read of the payment, answered as told. */
function poll({ clock, gate }: Walker, answer: 'payment.completed' | 'payment.failed' | 'payment.pending') {
  gate.open(scenarios[answer]());
  clock.increment(POLL);
}

const answers = {
  'addresses.chosen': chooseAddresses,
  'addresses.loginExpired': ({ actor, gate, backend }: Walker) => {
    gate.open([...scenarios['addresses.expired'](), ...scenarios['tokens.spent']()]);
    // Forgotten then; the samples sign in with the same login again.
    const following = actor.subscribe(() => {
      following.unsubscribe();
      customerKept(backend);
    });
  },
  // The tokens that it had stay good: the samples sign in with the same ones again.
  'tokens.renewed': ({ gate, backend: { store } }: Walker) => {
    const renew = http.post('*/oauth/token', async ({ request }) => {
      const spent = new URLSearchParams(await request.text()).get('refresh_token');
      const token = store.list('backend--token').find(({ attributes }) => attributes.refresh === spent);
      if (!token) return undefined;
      const [access, refresh] = [`${token.id}-renewed`, `${spent}-renewed`];
      store.add({ ...token, id: access, attributes: { ...token.attributes, access, refresh } });
      return HttpResponse.json({ access_token: access, refresh_token: refresh });
    });
    gate.open([renew]);
  },
  // Whatever of the order is there already.
  'placement.expired': ({ gate }: Walker) =>
    gate.open([...scenarios['profiles.expired'](), ...scenarios['paymentCreate.expired']()]),
  // A coupon takes all of it, as the payment is begun.
  'order.free': ({ gate, backend: { store } }: Walker) => {
    const nothing = priceField(0);
    const begin = http.post('*/order/payment_create', () => {
      for (const order of madeIn(store, 'commerce_order--default'))
        store.put({ ...order, attributes: { ...order.attributes, total_price: nothing } });
      handPlanOver();
    });
    gate.open([begin]);
  },
  'order.couponRefused': ({ gate }: Walker) => gate.open(scenarios['orderPatch.noCoupon']()),
  'bag.inStock': findInStock,
  'shipping.settled': settleShipping,
  async 'payment.madeOverTheStore'({ gate }: Walker) {
    gate.open();
    await chooseToPay('razorpay');
    await enabled(() => testGatewayGestures['gateway.paid']?.control({ type: 'gateway.paid' }) ?? null);
    await testGatewayGestures['gateway.paid']?.perform({ type: 'gateway.paid' });
  },
  async 'payment.linked'({ gate }: Walker) {
    gate.open();
    await chooseToPay('ccavenue');
  },
  async 'payment.popupClosed'() {
    await paymentGestures['popup.closed']?.perform({ type: 'popup.closed' });
  },
  'status.completed': (walker: Walker) => poll(walker, 'payment.completed'),
  'status.failed': (walker: Walker) => poll(walker, 'payment.failed'),
  async 'status.unanswered'(walker: Walker) {
    for (let polls = 1; polls <= 5; polls++) {
      poll(walker, 'payment.pending');
      const status = stateOf(walker).children.paymentStatus as ActorRefFrom<typeof paymentStatusMachine> | undefined;
      await until(() => status?.getSnapshot().value !== 'reading', 'what is read of the payment');
    }
  },
};

const view = (
  <cart.Start logic={cartMachine} options={{ snapshot: standingBag(lines) }}>
    <Checkout />
  </cart.Start>
);

/** What the bag hears of the checkout is seen among its effects. */
const children = {
  ...insideCheckout,
  bag: noteHeard,
  session: noteHeard,
  bagCheck: provideSome(bagCheckMachine, { ...bagCheckPorts, bag: noteHeard }),
};

export const checkoutStage = stage({ flow, ports, children, samples, gestures, answers, view, prepare: customerKept });
