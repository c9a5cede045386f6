import { provideActors } from '../../machines/kit/port.ts';
import { shippingMachine } from '../../machines/shipping/shipping.machine.ts';
import { guestAccountLogic } from './guestAccount.ts';
import { pincodePorts } from './pincode.ts';

export const shippingPorts = { findPlace: pincodePorts.findPlace };

export const shippingLogic = provideActors(shippingMachine, { ...shippingPorts, guestAccount: guestAccountLogic });
