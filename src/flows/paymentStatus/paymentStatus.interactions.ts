import type { paymentStatusMachine } from '../../../machines/paymentStatus/paymentStatus.machine.ts';
import type { Interactions } from '../../kit/flow/interactions.ts';

/** Nobody does anything here but wait. */
export const paymentStatusInteractions: Interactions<typeof paymentStatusMachine> = {};
