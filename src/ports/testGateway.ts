import { provideActors } from '../../machines/kit/port.ts';
import { type PaymentReport, testGatewayMachine } from '../../machines/testGateway/testGateway.machine.ts';
import { reportTestPayment } from '../api/payments.ts';

export const testGatewayPorts = {
  reportOutcome: ({ orderNo, outcome }: PaymentReport, signal: AbortSignal) =>
    reportTestPayment(orderNo, outcome, signal),
};

export const testGatewayLogic = provideActors(testGatewayMachine, testGatewayPorts);
