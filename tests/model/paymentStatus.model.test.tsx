import { waitFor } from '@testing-library/dom';
import { expect } from 'vitest';
import type { Harness, PathAction } from '../../fixtures/harness/fixture.ts';
import { paymentStatusFixture } from '../../fixtures/paymentStatus.fixture.tsx';
import { endsWith } from '../support/harness/endsWith.ts';
import { type Outcome, testPaths } from '../support/harness/testPaths.tsx';

const threeSeconds = { wait: 3_000 };
const poll = (reply: string): PathAction[] => [threeSeconds, { reply }];
const polls = (count: number, reply: string): PathAction[] => Array.from({ length: count }, () => poll(reply)).flat();

const goesOn = ({ actor }: Harness) => expect(actor.getSnapshot().status).toBe('active');
const sendsRequest = ({ gate }: Harness) => waitFor(() => expect(gate.pendingCount()).toBe(1));
const sendsNone = ({ gate }: Harness) => expect(gate.pendingCount()).toBe(0);

const outcomes: Outcome[] = [
  { requires: 'PAY-13', after: [], sees: 'Your payment status is being collected.' },
  // An order of nothing passes here, too, and no bank has a part in it.
  { requires: 'PAY-13', after: [], butNot: /bank/ },
  { requires: 'PAY-13', after: poll('payment.pending'), butNot: /bank/ },
  { requires: 'PAY-14', after: [{ wait: 2_999 }], check: sendsNone },
  { requires: 'PAY-14', after: [threeSeconds], check: sendsRequest },
  { requires: 'PAY-14', after: [...poll('payment.pending'), { wait: 2_999 }], check: sendsNone },
  { requires: 'PAY-14', after: [...poll('payment.pending'), threeSeconds], check: sendsRequest },
  { requires: 'PAY-15', after: poll('payment.completed'), check: endsWith({ verdict: 'completed' }) },
  {
    requires: 'PAY-15',
    after: [...polls(4, 'payment.pending'), ...poll('payment.completed')],
    check: endsWith({ verdict: 'completed' }),
  },
  { requires: 'PAY-14', after: polls(2, 'payment.pendingTwiceThenPaid'), check: goesOn },
  { requires: 'PAY-15', after: polls(3, 'payment.pendingTwiceThenPaid'), check: endsWith({ verdict: 'completed' }) },
  { requires: 'PAY-15', after: polls(3, 'payment.downTwiceThenPaid'), check: endsWith({ verdict: 'completed' }) },
  { requires: 'PAY-17', after: poll('payment.failed'), check: endsWith({ verdict: 'failed' }) },
  { requires: 'PAY-18', after: polls(4, 'payment.pending'), check: goesOn },
  { requires: 'PAY-18', after: polls(5, 'payment.pending'), check: endsWith({ verdict: 'unanswered' }) },
  { requires: 'PAY-18', after: polls(5, 'payment.down'), check: endsWith({ verdict: 'unanswered' }) },
  { requires: 'PAY-18', after: polls(5, 'network.broken'), check: endsWith({ verdict: 'unanswered' }) },
  // the order's own record, as the backend holds it
  { requires: 'PAY-20', after: polls(5, 'payment.read'), check: endsWith({ verdict: 'unanswered' }) },
  {
    requires: 'PAY-18',
    after: Array.from({ length: 5 }, () => [threeSeconds, { wait: 20_000 }]).flat(),
    check: endsWith({ verdict: 'unanswered' }),
  },
];

testPaths({ ...paymentStatusFixture, outcomes });
