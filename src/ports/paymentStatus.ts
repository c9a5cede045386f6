import { provideActors } from '../../machines/kit/port.ts';
import { paymentStatusMachine } from '../../machines/paymentStatus/paymentStatus.machine.ts';
import { paymentState } from '../api/payments.ts';

export const paymentStatusPorts = {
  readPayment: ({ orderNo }: { orderNo: string }, signal: AbortSignal) => paymentState(orderNo, signal),
};

export const paymentStatusLogic = provideActors(paymentStatusMachine, paymentStatusPorts);
