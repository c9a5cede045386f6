import { provideActors } from '../../machines/kit/port.ts';
import { shippingMachine } from '../../machines/shipping/shipping.machine.ts';
import { guestAccountLogic } from './guestAccount.ts';
import { pincodeLogic } from './pincode.ts';

/** The charts that the shipping form invokes. */
export const insideShipping = { guestAccount: guestAccountLogic, pincode: pincodeLogic };

export const shippingLogic = provideActors(shippingMachine, insideShipping);
