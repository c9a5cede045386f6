import { expect } from 'vitest';
import { getPaymentState } from '../../fixtures/support/orders.ts';
import { testGatewayFixture } from '../../fixtures/testGateway.fixture.tsx';
import { type Outcome, testPaths } from '../support/harness/testPaths.tsx';

const gatewayReply = { reply: 'gateway.reported' };

const outcomes: Outcome[] = [
  {
    requires: 'PAY-20',
    after: [{ type: 'gateway.paid' }, gatewayReply],
    check: ({ backend }) => expect(getPaymentState(backend)).toBe('completed'),
  },
  {
    requires: 'PAY-20',
    after: [{ type: 'gateway.failed' }, gatewayReply],
    check: ({ backend }) => expect(getPaymentState(backend)).toBe('Failed'),
  },
  {
    requires: 'PAY-18',
    after: [{ type: 'gateway.leftOpen' }, gatewayReply],
    check: ({ backend }) => expect(getPaymentState(backend)).toBe('pending'),
  },
  {
    requires: 'PAY-10',
    after: [{ type: 'gateway.closed' }],
    check: ({ backend }) => expect(getPaymentState(backend)).toBe('pending'),
  },
  { requires: 'PAY-10', after: [], sees: '₹16,892' },
];

testPaths({ ...testGatewayFixture, outcomes });
