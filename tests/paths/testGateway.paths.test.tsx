import { expect } from 'vitest';
import { testGatewayStage } from '../stages/testGateway.stage.tsx';
import { paymentState } from '../support/orders.ts';
import type { Outcome } from '../support/walk/walk.ts';
import { walkView } from '../support/walk/walkView.tsx';

const told = { answer: 'gateway.told' };

const outcomes: Outcome[] = [
  {
    requires: 'PAY-20',
    after: [{ type: 'gateway.paid' }, told],
    check: ({ backend }) => expect(paymentState(backend)).toBe('completed'),
  },
  {
    requires: 'PAY-20',
    after: [{ type: 'gateway.failed' }, told],
    check: ({ backend }) => expect(paymentState(backend)).toBe('Failed'),
  },
  {
    requires: 'PAY-18',
    after: [{ type: 'gateway.leftOpen' }, told],
    check: ({ backend }) => expect(paymentState(backend)).toBe('pending'),
  },
  {
    requires: 'PAY-10',
    after: [{ type: 'gateway.closed' }],
    check: ({ backend }) => expect(paymentState(backend)).toBe('pending'),
  },
  { requires: 'PAY-10', after: [], sees: '₹16,892' },
];

walkView({ ...testGatewayStage, outcomes });
