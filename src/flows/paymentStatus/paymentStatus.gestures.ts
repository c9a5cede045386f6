import type { paymentStatusMachine } from '../../../machines/paymentStatus/paymentStatus.machine.ts';
import type { Gestures } from '../../kit/gestures.ts';

/** Nobody does anything here but wait. */
export const paymentStatusGestures: Gestures<typeof paymentStatusMachine> = {};
