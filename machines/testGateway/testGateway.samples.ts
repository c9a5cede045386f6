import type { Samples } from '../kit/samples.ts';
import type { testGatewayMachine } from './testGateway.machine.ts';

export const testGatewaySamples = {
  input: { orderNo: '261121482615', method: 'ccavenue', amount: 1_689_200 },
  events: [
    { type: 'gateway.paid' },
    { type: 'gateway.failed' },
    { type: 'gateway.leftOpen' },
    { type: 'gateway.closed' },
    { type: 'xstate.done.actor.reportOutcome', output: undefined, reply: 'gateway.reported' },
    { type: 'xstate.error.actor.reportOutcome', error: 'down', reply: 'gateway.down' },
  ],
} satisfies Samples<typeof testGatewayMachine>;
