import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import {
  type ActorRefFrom,
  type AnyEventObject,
  createActor,
  type EventObject,
  fromCallback,
  SimulatedClock,
} from 'xstate';
import { connect } from '../../../machines/checkout/checkout.connect.ts';
import { checkoutMachine } from '../../../machines/checkout/checkout.machine.ts';
import type { CheckoutCartEvent, CheckoutEffect, CheckoutInput } from '../../../machines/checkout/checkoutContext.ts';
import { emptyRecord } from '../../../machines/checkout/checkoutRecord.ts';
import { provideActors, providePartial } from '../../../machines/kit/port.ts';
import { connect as connectPlacement } from '../../../machines/orderPlacement/orderPlacement.connect.ts';
import { orderPlacementMachine } from '../../../machines/orderPlacement/orderPlacement.machine.ts';
import { billing, delivery, type WELCOME } from '../../../machines/orderPlacement/samplePurchase.ts';
import { connect as connectPayment } from '../../../machines/payment/payment.connect.ts';
import { connect as connectShipping } from '../../../machines/shipping/shipping.connect.ts';
import type { CartLine } from '../../../src/domain/cartLine.ts';
import type { UserSession } from '../../../src/domain/userSession.ts';
import { Checkout } from '../../../src/flows/checkout/Checkout.tsx';
import { checkout } from '../../../src/flows/checkout/checkout.ts';
import { checkoutMessages } from '../../../src/messages/checkout.ts';
import { formatMessage } from '../../../src/messages/message.ts';
import { orderMessages } from '../../../src/messages/order.ts';
import { paymentMessages } from '../../../src/messages/payment.ts';
import { checkoutActors, checkoutPorts } from '../../../src/ports/checkout.ts';
import type { createPlacementBrowser } from '../../support/placementBrowser.ts';

type CheckoutActor = ActorRefFrom<typeof checkoutMachine>;

/** Where a shopper is stopped: what the page states about it, the control that leads on, and the bag by then. */
type Stop = { page: string; text: string; continueLabel: string; bag: readonly CartLine[] };

/** Longer than any chart waits for an answer. */
const TIMEOUT = 30_000;
/** More steps than anybody needs who is stopped a few times. */
const MAX_STEPS = 40;

/**
 * A shopper at the review of these lines, who presses what there is to press until the payment's page opens, and logs in
 * where the session is gone. The bag is the store's, which loses lines only to an order that is handed over.
 */
export function createBuyer(
  browser: ReturnType<typeof createPlacementBrowser>,
  { lines, coupon }: { lines: readonly CartLine[]; coupon: typeof WELCOME | null },
) {
  let bag = lines;
  let clock = new SimulatedClock();
  let notify = () => {};
  let isNotifying = false;
  const log = { stops: [] as Stop[], toasts: [] as string[], ordered: [] as (readonly CartLine[])[] };
  const redirects: string[] = [];
  const received = new WeakSet<object>();

  /** Looks once after however many things happened at a time. */
  function notifySoon() {
    if (isNotifying) return;
    isNotifying = true;
    queueMicrotask(() => {
      isNotifying = false;
      notify();
    });
  }

  /** What the shop does of it, as its effects and the link to its bag do. */
  function handleEffect(event: EventObject) {
    const effect = event as CheckoutEffect | CheckoutCartEvent;
    if (effect.type === 'toast') log.toasts.push(effect.text);
    if (effect.type === 'redirect') redirects.push(effect.url);
    if (effect.type !== 'bag.ordered') return;
    log.ordered.push(effect.lines);
    bag = bag.filter(({ key }) => !effect.lines.some((line) => line.key === key));
    browser.keeper.drop();
  }

  function open(session: UserSession): CheckoutActor {
    clock = new SimulatedClock();
    const input: CheckoutInput = {
      prefix: '/checkout',
      stage: 'review',
      orderNo: null,
      lines: bag,
      pincode: billing.pincode,
      draft: null,
      record: { ...emptyRecord, shipping: { billing, delivery, same: false } },
      copies: null,
      role: 'guest',
      session,
      coupon: coupon && { ...coupon, discount: null, parts: [] },
      code: '',
    };
    const orderPlacement = provideActors(orderPlacementMachine, browser.ports());
    const bagLink = fromCallback<AnyEventObject>(({ receive }) => receive(handleEffect));
    const logic = providePartial(checkoutMachine, {
      ...checkoutPorts,
      ...checkoutActors,
      // There is no other tab.
      payment: providePartial(checkoutActors.payment, { otherTabs: fromCallback(() => {}) }),
      orderPlacement,
      bag: bagLink,
    });
    const actor = createActor(logic, { input, clock, inspect: notifySoon });
    actor.on('*', handleEffect);
    return actor.start();
  }

  const until = (isSo: () => boolean) =>
    new Promise<void>((flush) => {
      notify = () => isSo() && flush();
      notify();
    });

  const getPage = (actor: CheckoutActor) =>
    renderToString(
      <MemoryRouter>
        <checkout.ActorProvider actor={actor}>
          <Checkout />
        </checkout.ActorProvider>
      </MemoryRouter>,
    );

  /** Everything that the page allows now; null while something is under way. */
  function now(actor: CheckoutActor) {
    const page = connect(actor.getSnapshot(), actor.send);
    if (page.orderPlacement && !received.has(page.orderPlacement)) {
      received.add(page.orderPlacement);
      page.orderPlacement.on('*', handleEffect);
    }
    const placing =
      page.orderPlacement && connectPlacement(page.orderPlacement.getSnapshot(), page.orderPlacement.send);
    const paying = page.payment && connectPayment(page.payment.getSnapshot(), page.payment.send);
    const form = page.shipping && connectShipping(page.shipping.getSnapshot(), page.shipping.send);
    const isBusy =
      page.pendingMessage ||
      placing?.isPlacing ||
      (paying && !paying.canContinue) ||
      (form && !form.canContinue && !form.needsPincode);
    return isBusy && redirects.length === 0 ? null : { page, placing, paying };
  }

  return {
    seen: log,
    bag: () => bag,
    /** Whoever waits for an answer now has waited long enough. */
    losePatience: () => clock.increment(TIMEOUT),
    /** Buys, and gives back where the payment is made. Rejects where the page leaves the shopper without a way on. */
    async buy(logIn: () => UserSession): Promise<string[]> {
      let actor = open(logIn());
      const countStops = (text: string, continueLabel: string) =>
        log.stops.push({ page: getPage(actor), text, continueLabel, bag: actor.getSnapshot().context.lines });
      for (let step = 0; step < MAX_STEPS && redirects.length === 0; step++) {
        await until(() => now(actor) !== null);
        const { page, placing, paying } = now(actor) ?? {};
        if (redirects.length > 0) break;
        if (paying) {
          if (paying.returnMessage) countStops(formatMessage(paymentMessages[paying.returnMessage]), 'Continue');
          paying.choose('ccavenue');
          paying.goOn();
        } else if (placing) {
          const amounts = { titles: '', amount: '', agreed: '' };
          countStops(
            placing.stopped[0] ? formatMessage(orderMessages[placing.stopped[0]], amounts) : '',
            'Place the Order',
          );
          placing.retry();
        } else if (page?.failureMessage) {
          countStops(formatMessage(checkoutMessages['checkout.priceFailed']), 'Try again');
          page.retryPrice();
        } else if (page?.stage === 'shipping') {
          countStops(log.toasts.at(-1) ?? '', 'SAVE & CONTINUE');
          actor.stop();
          actor = open(logIn());
        } else if (page?.canPlace) page.place();
        else if (page?.canAgree) page.toggleTerms();
        else throw new Error(`No way on from ${JSON.stringify(actor.getSnapshot().value)}`);
      }
      actor.stop();
      return redirects;
    },
  };
}
