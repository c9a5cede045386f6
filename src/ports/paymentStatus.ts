import { provideActors } from '../../machines/kit/port.ts';
import { paymentStatusMachine } from '../../machines/paymentStatus/paymentStatus.machine.ts';
import { fetchPaymentState } from '../api/payments.ts';

export const paymentStatusPorts = {
  readPayment: ({ orderNo }: { orderNo: string }, signal: AbortSignal) => fetchPaymentState(orderNo, signal),
};

export const paymentStatusLogic = provideActors(paymentStatusMachine, paymentStatusPorts);
