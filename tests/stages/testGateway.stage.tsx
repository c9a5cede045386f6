import { testGatewaySamples as samples } from '../../machines/testGateway/testGateway.samples.ts';
import { testGateway as flow, TestGateway } from '../../src/flows/testGateway/TestGateway.tsx';
import { testGatewayGestures as gestures } from '../../src/flows/testGateway/testGateway.gestures.ts';
import { testGatewayPorts as ports } from '../../src/ports/testGateway.ts';
import { placedOrder } from '../support/orders.ts';
import { stage } from '../support/walk/stage.ts';

export const testGatewayStage = stage({ flow, ports, samples, gestures, view: <TestGateway />, prepare: placedOrder });
