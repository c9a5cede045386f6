import { provideActors } from '../../machines/kit/port.ts';
import { type Told, testGatewayMachine } from '../../machines/testGateway/testGateway.machine.ts';
import { answerTestGateway } from '../api/payments.ts';

export const testGatewayPorts = {
  tellBackend: ({ orderNo, outcome }: Told, signal: AbortSignal) => answerTestGateway(orderNo, outcome, signal),
};

export const testGatewayLogic = provideActors(testGatewayMachine, testGatewayPorts);
