import type { ActorRefFrom } from 'xstate';
import type { cartMachine } from '../../machines/cart/cart.machine.ts';
import { checkoutMachine } from '../../machines/checkout/checkout.machine.ts';
import { provideActors } from '../../machines/kit/port.ts';
import { bagOfCheckout } from './bag.ts';
import { bagCheckLogic } from './bagCheck.ts';
import { couponLogic } from './coupon.ts';
import { toSession } from './liveSession.ts';
import { orderPlacementLogic } from './orderPlacement.ts';
import { paymentLogic } from './payment.ts';
import { paymentStatusLogic, paymentStatusPorts } from './paymentStatus.ts';
import { quotePorts } from './quote.ts';
import { buyer } from './readCheckout.ts';
import { renewSession } from './renewSession.ts';
import { savedAddressesLogic } from './savedAddresses.ts';
import { shippingLogic } from './shipping.ts';

export const checkoutPorts = { ...quotePorts, ...paymentStatusPorts, renewSession };

/** The charts that the checkout invokes, each with its own ports, but for the one that needs the bag. */
export const insideCheckout = {
  coupon: couponLogic,
  shipping: shippingLogic,
  savedAddresses: savedAddressesLogic,
  orderPlacement: orderPlacementLogic,
  payment: paymentLogic,
  paymentStatus: paymentStatusLogic,
};

/** The checkout of a visit, linked to its bag and to whoever is buying. */
export const checkoutLogic = ({ cart }: { cart: ActorRefFrom<typeof cartMachine> }) =>
  provideActors(checkoutMachine, {
    ...checkoutPorts,
    ...insideCheckout,
    buyer,
    session: toSession,
    bag: bagOfCheckout(cart),
    bagCheck: bagCheckLogic(cart),
  });
