import { checkoutMachine } from '../../machines/checkout/checkout.machine.ts';
import { fill } from '../../machines/kit/port.ts';
import { bagCheckLogic } from './bagCheck.ts';
import { couponLogic } from './coupon.ts';
import { orderPlacementLogic } from './orderPlacement.ts';
import { paymentLogic } from './payment.ts';
import { paymentStatusLogic, paymentStatusPorts } from './paymentStatus.ts';
import { quotePorts } from './quote.ts';
import { renewSession } from './renewSession.ts';
import { savedAddressesLogic } from './savedAddresses.ts';
import { shippingLogic } from './shipping.ts';

export const checkoutPorts = { ...quotePorts, ...paymentStatusPorts, renewSession };

/** The charts that the checkout invokes, each with its own ports. */
export const insideCheckout = {
  coupon: couponLogic,
  bagCheck: bagCheckLogic,
  shipping: shippingLogic,
  savedAddresses: savedAddressesLogic,
  orderPlacement: orderPlacementLogic,
  payment: paymentLogic,
  paymentStatus: paymentStatusLogic,
};

export const checkoutLogic = fill(checkoutMachine, checkoutPorts).provide({ actors: insideCheckout });
