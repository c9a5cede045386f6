import { checkoutMachine } from '../../machines/checkout/checkout.machine.ts';
import { orderPlacementLogic } from './orderPlacement.ts';
import { paymentLogic } from './payment.ts';
import { paymentStatusLogic } from './paymentStatus.ts';
import { shippingLogic } from './shipping.ts';

/** The checkout with the charts that it invokes, each with its own ports. */
export const checkoutLogic = checkoutMachine.provide({
  actors: {
    shipping: shippingLogic,
    orderPlacement: orderPlacementLogic,
    payment: paymentLogic,
    paymentStatus: paymentStatusLogic,
  },
});
