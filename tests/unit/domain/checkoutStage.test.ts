import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  getStageRedirect,
  parseCheckoutPrefix,
  parseStage,
  type StageName,
} from '../../../src/domain/checkoutStage.ts';

describe('checkout stages', () => {
  test.each<[string, ReturnType<typeof parseStage>]>([
    ['shopping-bag', { stage: 'shopping-bag' }],
    ['details', { stage: 'details' }],
    ['shipping', { stage: 'shipping' }],
    ['payment', { stage: 'payment' }],
    ['review', { stage: 'review' }],
    ['order-260309123456', { stage: 'confirmation', orderNo: '260309123456' }],
    ['order-W-1001', { stage: 'confirmation', orderNo: 'W-1001' }],
    ['payment_fail', { stage: 'payment_fail' }],
    ['', { stage: 'unknown' }],
    ['order-', { stage: 'unknown' }],
    ['my-order-1', { stage: 'unknown' }],
    [`order-${'1'.repeat(64)}`, { stage: 'confirmation', orderNo: '1'.repeat(64) }],
    [`order-${'1'.repeat(65)}`, { stage: 'unknown' }],
    ['order-<script>', { stage: 'unknown' }],
    ['order-1/2', { stage: 'unknown' }],
    ['confirmation', { stage: 'unknown' }],
    ['unknown', { stage: 'unknown' }],
    ['Shipping', { stage: 'unknown' }],
    ['shipping ', { stage: 'unknown' }],
    ['payment-fail', { stage: 'unknown' }],
    ['constructor', { stage: 'unknown' }],
  ])('[CHK-03] [CHK-05] [CHK-06] [CHK-07] [CHK-08] [CHK-09] [CHK-10] the path %j', (text, parsed) => {
    expect(parseStage(text)).toEqual(parsed);
  });

  // For each stage: no lines without and with shipping, then lines without and with shipping.
  test.each<[StageName, ReturnType<typeof getStageRedirect>[]]>([
    ['shopping-bag', [null, null, null, null]],
    ['details', ['shopping-bag', 'shopping-bag', 'shopping-bag', 'shopping-bag']],
    ['shipping', ['/403', '/403', null, null]],
    ['payment', [null, null, null, null]],
    ['review', ['/403', '/403', 'shipping', null]],
    ['confirmation', [null, null, null, null]],
    ['payment_fail', [null, null, null, null]],
    ['unknown', ['/404c', '/404c', '/404c', '/404c']],
  ])('[CHK-04] [CHK-10] [CHK-12] [CHK-13] [CHK-14] redirects of %s', (stage, [none, noneShipped, some, shipped]) => {
    expect(getStageRedirect({ stage, lines: 0, hasShipping: false })).toBe(none);
    expect(getStageRedirect({ stage, lines: 0, hasShipping: true })).toBe(noneShipped);
    for (const lines of [1, 30]) {
      expect(getStageRedirect({ stage, lines, hasShipping: false })).toBe(some);
      expect(getStageRedirect({ stage, lines, hasShipping: true })).toBe(shipped);
    }
  });

  test('[CHK-10] [CHK-12] a redirect inside the checkout ends at a stage that stays, or at a page outside', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(30), fc.boolean(), (text, lines, hasShipping) => {
        const first = getStageRedirect({ stage: parseStage(text).stage, lines, hasShipping });
        if (first === 'shopping-bag' || first === 'shipping') {
          expect(getStageRedirect({ stage: first, lines, hasShipping })).toBe(null);
        }
      }),
    );
    for (const lines of [0, 1]) {
      const bag = getStageRedirect({ stage: 'details', lines, hasShipping: false });
      expect(bag && getStageRedirect({ stage: parseStage(bag).stage, lines, hasShipping: false })).toBe(null);
    }
  });
});

test.each([
  ['/checkout/review', '/checkout'],
  ['/mock_checkout/review', '/mock_checkout'],
  ['/mock_checkout', '/mock_checkout'],
  ['/mock_checkouts/review', '/checkout'],
  ['https://elsewhere.example/mock_checkout', '/checkout'],
  ['', '/checkout'],
])('[CHK-01] %s belongs to the checkout under %s', (path, prefix) => {
  expect(parseCheckoutPrefix(path)).toBe(prefix);
});
