import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import type { AnyStateMachine } from 'xstate';
import { getSnapshotAt } from '../../../.storybook/snapshotAt.ts';
import { bagCheckMachine } from '../../../machines/bagCheck/bagCheck.machine.ts';
import { bagCheckSamples } from '../../../machines/bagCheck/bagCheck.samples.ts';
import { cartMachine } from '../../../machines/cart/cart.machine.ts';
import { createCartSnapshot } from '../../../machines/cart/cart.samples.ts';
import { framedCanvas, framedPalms, ownPicture } from '../../../machines/cart/sampleLines.ts';
import { productLines } from '../../../machines/cart/sampleProducts.ts';
import { checkoutMachine } from '../../../machines/checkout/checkout.machine.ts';
import { checkoutSamples } from '../../../machines/checkout/checkout.samples.ts';
import type { Context } from '../../../machines/checkout/checkoutContext.ts';
import { emptyRecord, type RecoveryCopies } from '../../../machines/checkout/checkoutRecord.ts';
import { couponMachine } from '../../../machines/coupon/coupon.machine.ts';
import { couponSamples } from '../../../machines/coupon/coupon.samples.ts';
import type { Samples } from '../../../machines/kit/samples.ts';
import { orderPlacementMachine } from '../../../machines/orderPlacement/orderPlacement.machine.ts';
import { orderPlacementSamples } from '../../../machines/orderPlacement/orderPlacement.samples.ts';
import { billing, delivery, lines } from '../../../machines/orderPlacement/samplePurchase.ts';
import { paymentMachine } from '../../../machines/payment/payment.machine.ts';
import { paymentSamples } from '../../../machines/payment/payment.samples.ts';
import { paymentStatusMachine } from '../../../machines/paymentStatus/paymentStatus.machine.ts';
import { paymentStatusSamples } from '../../../machines/paymentStatus/paymentStatus.samples.ts';
import { savedAddressesMachine } from '../../../machines/savedAddresses/savedAddresses.machine.ts';
import { savedAddressesSamples } from '../../../machines/savedAddresses/savedAddresses.samples.ts';
import { shippingMachine } from '../../../machines/shipping/shipping.machine.ts';
import { shippingSamples } from '../../../machines/shipping/shipping.samples.ts';
import { cart } from '../cart/CartButton.tsx';
import { Checkout } from './Checkout.tsx';
import { checkout } from './checkout.ts';

// Storybook takes a file for its folder where both have one name.
export default { title: 'Checkout', component: Checkout } satisfies Meta<typeof Checkout>;

const orderNo = '261121482615';
const framed = [framedPalms, ownPicture, framedCanvas];
/** What this browser stored of the page's order. */
const copies: RecoveryCopies = {
  lines,
  record: { ...emptyRecord, shipping: { billing, delivery, same: true }, order_no: orderNo },
};

/** The snapshot of a child chart in a state. */
const getChildSnapshot = <M extends AnyStateMachine>(id: string, machine: M, samples: Samples<M>, state: string) => ({
  [id]: { src: id, snapshot: getSnapshotAt(machine, samples, state) },
});

/** The checkout in a state, with its child charts, over a bag with the same lines. */
const at = (state: string, children: object = {}, context: Partial<Context> = {}): StoryObj => {
  const initialSnapshot = getSnapshotAt(checkoutMachine, checkoutSamples, state);
  const snapshot = { ...initialSnapshot, context: { ...initialSnapshot.context, ...context } };
  const decorator: Decorator = (Story) => (
    <cart.Provider logic={cartMachine} options={{ snapshot: createCartSnapshot(snapshot.context.lines) }}>
      <checkout.Provider options={{ snapshot: { ...snapshot, children } as never }}>
        <Story />
      </checkout.Provider>
    </cart.Provider>
  );
  return { parameters: { chart: { machine: checkoutMachine.id, state } }, decorators: [decorator] };
};

const bag = {
  ...getChildSnapshot('bagCheck', bagCheckMachine, bagCheckSamples, 'open.idle'),
  ...getChildSnapshot('coupon', couponMachine, couponSamples, 'none'),
};
const applied = getChildSnapshot('coupon', couponMachine, couponSamples, 'applied');

export const BagFilled = at('bag.filled', bag);
export const BagFramed = at('bag.filled', bag, { lines: framed });
export const BagWithCoupon = at(
  'bag.filled',
  { ...bag, ...applied },
  { coupon: { id: 'c', code: 'MONSOON500', discount: 50_000, parts: [{ label: 'MONSOON500', amount: 50_000 }] } },
);
export const BagEmpty = at('bag.empty');
export const Guest = at(
  'shipping.guest',
  getChildSnapshot('shipping', shippingMachine, shippingSamples, 'filling.noErrors'),
);
export const Customer = at(
  'shipping.customer',
  getChildSnapshot('savedAddresses', savedAddressesMachine, savedAddressesSamples, 'choosing.idle.noErrors'),
);
export const Pricing = at('review.reviewing.pricing');
export const Evaluating = at(
  'review.reviewing.evaluating',
  getChildSnapshot('coupon', couponMachine, couponSamples, 'lookingUp'),
);
export const Renewing = at('review.reviewing.renewing');
export const Unpriced = at('review.reviewing.unpriced');
export const LoadingTerms = at('review.reviewing.loadingTerms');
export const TermsFailed = at('review.reviewing.termsFailed');
export const NoLongerSold = at('review.reviewing.unpriced', {}, { outOfStockTitles: [lines[1]?.item_name ?? ''] });
export const TermsOpen = at('review.reviewing.termsOpen', applied);
export const Repriced = at('review.reviewing.termsOpen', {}, { repriced: [lines[0]?.key ?? ''] });
export const ReviewFramed = at('review.reviewing.termsOpen', {}, { lines: framed });
export const ReviewEveryKind = at('review.reviewing.termsOpen', {}, { lines: [...framed, ...productLines] });
export const TermsAccepted = at('review.reviewing.termsAccepted');
export const Resuming = at('review.resuming');
export const Placing = at(
  'review.placing',
  getChildSnapshot('orderPlacement', orderPlacementMachine, orderPlacementSamples, 'creatingOrder'),
);
export const RenewingToPlace = at('review.renewing');
export const PlacingFailed = at(
  'review.placing',
  getChildSnapshot('orderPlacement', orderPlacementMachine, orderPlacementSamples, 'failed.order'),
);
export const Paying = at(
  'review.paying',
  getChildSnapshot('payment', paymentMachine, paymentSamples, 'choosing.ready'),
);
export const AtProvider = at(
  'atProvider.leaving',
  {},
  { stage: 'payment_fail', orderNo, copies, payLink: '/test-gateway' },
);
export const Returned = at('atProvider.returned', {}, { stage: 'payment_fail', orderNo, copies });
export const CheckingReturn = at('checkingReturn');
export const Waiting = at(
  'waiting',
  getChildSnapshot('paymentStatus', paymentStatusMachine, paymentStatusSamples, 'loading'),
);
export const Confirmed = at('confirmed.paid', {}, { stage: `order-${orderNo}`, copies });
export const Unconfirmed = at('confirmed.open.checking', {}, { stage: `order-${orderNo}`, copies });
export const StillUnconfirmed = at('confirmed.open.idle', {}, { stage: `order-${orderNo}`, copies });
export const CheckingPayment = at('checkingPayment');
export const Failed = at('failed', {}, { stage: 'payment_fail', orderNo, copies });
export const Redirected = at('redirected');
