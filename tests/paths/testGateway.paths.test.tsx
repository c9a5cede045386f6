import { testGatewaySamples as samples } from '../../machines/testGateway/testGateway.samples.ts';
import { testGateway as flow, TestGateway } from '../../src/flows/testGateway/TestGateway.tsx';
import { testGatewayGestures as gestures } from '../../src/flows/testGateway/testGateway.gestures.ts';
import { testGatewayPorts as ports } from '../../src/ports/testGateway.ts';
import { expectPayment, placedOrder } from '../support/orders.ts';
import type { Outcome } from '../support/walk/walk.ts';
import { walkView } from '../support/walk/walkView.tsx';

const told = { answer: 'gateway.told' };

const outcomes: Outcome[] = [
  {
    requires: 'PAY-20',
    after: [{ type: 'gateway.paid' }, told],
    check: ({ backend }) => expectPayment(backend, 'completed'),
  },
  {
    requires: 'PAY-20',
    after: [{ type: 'gateway.failed' }, told],
    check: ({ backend }) => expectPayment(backend, 'Failed'),
  },
  {
    requires: 'PAY-18',
    after: [{ type: 'gateway.leftOpen' }, told],
    check: ({ backend }) => expectPayment(backend, 'pending'),
  },
  {
    requires: 'PAY-10',
    after: [{ type: 'gateway.closed' }],
    check: ({ backend }) => expectPayment(backend, 'pending'),
  },
  { requires: 'PAY-10', after: [], sees: '₹16,892' },
];

walkView({ flow, ports, samples, gestures, outcomes, view: <TestGateway />, prepare: placedOrder });
