import { fill } from '../../machines/kit/port.ts';
import { shippingMachine } from '../../machines/shipping/shipping.machine.ts';
import { guestAccountLogic } from './guestAccount.ts';
import { pincodePorts } from './pincode.ts';

export const shippingPorts = { findPlace: pincodePorts.findPlace };

export const shippingLogic = fill(shippingMachine, shippingPorts).provide({
  actors: { guestAccount: guestAccountLogic },
});
