import { screen } from '@testing-library/dom';
import { expect } from 'vitest';
import type { PathAction } from '../../fixtures/harness/fixture.ts';
import { orderTrackingFixture } from '../../fixtures/orderTracking.fixture.tsx';
import { type Outcome, testPaths } from '../support/harness/testPaths.tsx';

const numbered: PathAction = { type: 'field.typed', field: 'number', text: ' #260814301276 ' };
const reachable: PathAction = { type: 'field.typed', field: 'mobile', text: '+91 98470 12345' };
const track: PathAction = { type: 'tracking.submitted' };
const sent: PathAction = { reply: 'codeRequest.sent' };
const box = (name: RegExp) => screen.getByRole('textbox', { name });

const outcomes: Outcome[] = [
  {
    requires: 'OTP-03',
    after: [numbered, reachable, track, sent],
    emits: { type: 'login.requested' },
    check: ({ backend }) => {
      // The code went to the ten digits of the mobile number.
      expect(backend.inbox().map(({ to }) => to)).toEqual(['9847012345']);
    },
  },
  // The number outlives the login, which begins the page anew.
  {
    requires: 'ORD-33',
    after: [numbered, reachable, track, sent],
    emits: { type: 'navigate', to: '/track-order?number=260814301276', replace: true },
  },
  {
    requires: 'GUEST-01',
    after: [reachable, track],
    emits: { type: 'focus', field: 'tracking-number' },
    check: ({ gate }) => {
      expect(gate.pendingCount()).toBe(0);
      expect(box(/^Order number/)).toHaveAccessibleDescription(
        'Enter the number of your order. The e-mail that confirms it names it.',
      );
    },
  },
  {
    requires: 'OTP-15',
    after: [numbered, { type: 'field.typed', field: 'mobile', text: '12345' }, track],
    emits: { type: 'focus', field: 'tracking-mobile' },
    check: ({ gate }) => expect(gate.pendingCount()).toBe(0),
  },
  {
    requires: 'GUEST-01',
    after: [numbered, reachable, track, { reply: 'codeRequest.unknown' }],
    sees: 'We know no order with this mobile number. Please look at both numbers once more.',
    check: () => {
      expect(box(/^Mobile number/)).toHaveValue('+91 98470 12345');
    },
  },
];

testPaths({ ...orderTrackingFixture, outcomes });
