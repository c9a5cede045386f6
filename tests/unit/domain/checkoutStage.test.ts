import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  checkoutPrefix,
  parseStage,
  redirectOf,
  type Stage,
  type StageName,
  stepNumber,
} from '../../../src/domain/checkoutStage.ts';

describe('checkout stages', () => {
  test.each<[string, { stage: StageName; orderNo?: string }, number]>([
    ['shopping-bag', { stage: 'shopping-bag' }, 1],
    ['details', { stage: 'details' }, 1],
    ['shipping', { stage: 'shipping' }, 2],
    ['payment', { stage: 'payment' }, 3],
    ['review', { stage: 'review' }, 4],
    ['order-260309123456', { stage: 'confirmation', orderNo: '260309123456' }, 5],
    ['order-W-1001', { stage: 'confirmation', orderNo: 'W-1001' }, 5],
    ['payment_fail', { stage: 'payment_fail' }, 6],
    ['', { stage: 'unknown' }, 7],
    ['order-', { stage: 'unknown' }, 7],
    ['order-<script>', { stage: 'unknown' }, 7],
    ['order-1/2', { stage: 'unknown' }, 7],
    ['confirmation', { stage: 'unknown' }, 7],
    ['unknown', { stage: 'unknown' }, 7],
    ['Shipping', { stage: 'unknown' }, 7],
    ['shipping ', { stage: 'unknown' }, 7],
    ['payment-fail', { stage: 'unknown' }, 7],
    ['constructor', { stage: 'unknown' }, 7],
  ])('[CHK-03] [CHK-05] [CHK-06] [CHK-07] [CHK-08] [CHK-09] [CHK-10] the path %j', (text, parsed, step) => {
    expect(parseStage(text)).toEqual(parsed);
    expect(stepNumber(parsed.stage)).toBe(step);
  });

  test('[CHK-08] a stage as it stands in the path has the same step', () => {
    expect(stepNumber('order-260309123456')).toBe(5);
    expect(redirectOf({ stage: 'order-260309123456', lines: 0, hasShipping: false })).toBe(null);
  });

  // For each stage: no lines without and with shipping, then lines without and with shipping.
  test.each<[StageName | Stage, ReturnType<typeof redirectOf>[]]>([
    ['shopping-bag', [null, null, null, null]],
    ['details', ['shopping-bag', 'shopping-bag', 'shopping-bag', 'shopping-bag']],
    ['shipping', ['/403', '/403', null, null]],
    ['payment', [null, null, null, null]],
    ['review', ['/403', '/403', 'shipping', null]],
    ['confirmation', [null, null, null, null]],
    ['payment_fail', [null, null, null, null]],
    ['unknown', ['/404c', '/404c', '/404c', '/404c']],
  ])('[CHK-04] [CHK-10] [CHK-12] [CHK-13] [CHK-14] redirects of %s', (stage, [none, noneShipped, some, shipped]) => {
    expect(redirectOf({ stage, lines: 0, hasShipping: false })).toBe(none);
    expect(redirectOf({ stage, lines: 0, hasShipping: true })).toBe(noneShipped);
    for (const lines of [1, 30]) {
      expect(redirectOf({ stage, lines, hasShipping: false })).toBe(some);
      expect(redirectOf({ stage, lines, hasShipping: true })).toBe(shipped);
    }
  });

  test('[CHK-10] [CHK-12] a redirect inside the checkout ends at a stage that stays, or at a page outside', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(30), fc.boolean(), (text, lines, hasShipping) => {
        const first = redirectOf({ stage: parseStage(text).stage, lines, hasShipping });
        if (first === 'shopping-bag' || first === 'shipping') {
          expect(redirectOf({ stage: first, lines, hasShipping })).toBe(null);
        }
      }),
    );
    for (const lines of [0, 1]) {
      const bag = redirectOf({ stage: 'details', lines, hasShipping: false });
      expect(bag && redirectOf({ stage: parseStage(bag).stage, lines, hasShipping: false })).toBe(null);
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
  expect(checkoutPrefix(path)).toBe(prefix);
});
