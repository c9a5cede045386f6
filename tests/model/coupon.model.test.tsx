import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import { couponFixture } from '../../fixtures/coupon.fixture.tsx';
import type { Harness } from '../../fixtures/harness/fixture.ts';
import { palms } from '../../machines/cart/sampleLines.ts';
import type { CouponEffect } from '../../machines/coupon/coupon.setup.ts';
import { billing, lines, session } from '../../machines/orderPlacement/samplePurchase.ts';
import { couponMessages } from '../../src/messages/coupon.ts';
import { formatMessage } from '../../src/messages/message.ts';
import { type Outcome, testPaths } from '../support/harness/testPaths.tsx';

const type = (code: string) => ({ type: 'code.typed', code });
const apply = { type: 'code.applied' };
const known = { lines, session, billing: null, delivery: null };
const changeSubject = (over: object = {}) => ({ type: 'subject.changed', subject: { ...known, ...over } });
const buyer = changeSubject();
// the bag comes to ₹16,892
const applyCode = (code: string) => [buyer, type(code), apply, { reply: 'coupon.found' }];
const onePrint = { lines: [{ ...palms, price: 199_900, total_price: 199_900 }] };

type Changed = Extract<CouponEffect, { type: 'coupon.changed' }>;
const changesIn = ({ effects }: Harness) =>
  effects.filter((effect): effect is Changed => effect.type === 'coupon.changed');
const getCoupon = (harness: Harness) => changesIn(harness).at(-1)?.coupon;
const field = () => screen.getByLabelText('Coupon Code');
const button = (name: string) => screen.queryByRole('button', { name });

const outcomes: Outcome[] = [
  {
    requires: 'CHK-27',
    after: [],
    check: () => {
      expect(field()).toBeVisible();
      expect(button('Apply')).toBeVisible();
    },
  },
  {
    requires: 'COUP-01',
    after: applyCode('monsoon 500'),
    sees: 'MONSOON500 – you save ₹500',
    check: (harness) => {
      expect(getCoupon(harness)).toMatchObject({ code: 'MONSOON500', discount: 50_000 });
      expect(button('Apply')).toHaveFocus();
    },
  },
  {
    requires: 'COUP-01',
    after: [buyer, type('WELCOME10')],
    check: async (harness) => {
      const sent = vi.fn();
      document.addEventListener('submit', sent, { once: true });
      await userEvent.type(field(), '{Enter}');
      expect(sent).not.toHaveBeenCalled();
      await harness.perform({ reply: 'coupon.found' });
      expect(await screen.findByText('WELCOME10 – you save ₹1,689')).toBeVisible();
    },
  },
  {
    requires: 'COUP-09',
    after: applyCode('DOUBLEUP'),
    check: (harness) =>
      expect(getCoupon(harness)).toMatchObject({
        discount: 104_500,
        parts: [
          { label: '5% off the order', amount: 84_500 },
          { label: '₹200 off the order', amount: 20_000 },
        ],
      }),
  },
  // A guest learns at once that it is none: no code looks like that.
  { requires: 'COUP-19', after: [type('NOPE'), apply], sees: 'Invalid Coupon Code' },
  { requires: 'COUP-19', after: [type('MONSOON'), apply], sees: 'We check this code once we have your details.' },
  {
    requires: 'COUP-19',
    after: applyCode('NOSUCHCODE'),
    sees: 'Invalid Coupon Code',
    butNot: 'Coupon code expired',
    // The focus stays at the button, so that it has to be read out.
    check: () => {
      expect(screen.getByRole('status')).toHaveTextContent('Invalid Coupon Code');
    },
  },
  { requires: 'COUP-02', after: applyCode('LASTYEAR'), sees: 'Coupon code expired' },
  { requires: 'COUP-02', after: applyCode('NOTYET'), sees: 'Coupon code expired' },
  { requires: 'COUP-03', after: applyCode('WELCOME10'), butNot: 'Coupon code expired' },
  { requires: 'COUP-04', after: applyCode('BOTHWAYS'), sees: 'This code needs a decor object.' },
  { requires: 'COUP-04', after: applyCode('EITHERWAY'), sees: /^EITHERWAY – you save/ },
  {
    requires: 'COUP-05',
    after: [...applyCode('MONSOON500'), changeSubject(onePrint)],
    sees: 'This code needs an order of ₹3,000 or more.',
    emits: { type: 'coupon.changed', coupon: null },
  },
  {
    requires: 'COUP-05',
    after: [...applyCode('MONSOON500'), changeSubject(onePrint), buyer],
    sees: 'MONSOON500 – you save ₹500',
  },
  {
    requires: 'COUP-05',
    after: [...applyCode('KOCHI250'), changeSubject({ billing: { ...billing, pincode: '695001' } })],
    sees: 'This code needs another billing address.',
    check: (harness) => expect(getCoupon(harness)).toBeNull(),
  },
  {
    requires: 'COUP-08',
    after: [...applyCode('KOCHI250'), changeSubject({ billing })],
    sees: 'KOCHI250 – you save ₹250',
  },
  { requires: 'COUP-05', after: applyCode('GIFT100'), sees: 'This code takes nothing off what is in your bag.' },
  {
    requires: 'COUP-06',
    after: [...applyCode('MONSOON500'), type('MONSOON50')],
    butNot: /you save/,
    check: (harness) => expect(getCoupon(harness)).toBeNull(),
  },
  {
    requires: 'COUP-06',
    after: [...applyCode('MONSOON500'), { type: 'coupon.removed' }],
    emits: { type: 'focus', field: 'coupon-code' },
    check: (harness) => {
      expect(field()).toHaveValue('');
      expect(field()).toHaveAttribute('id', 'coupon-code');
      expect(getCoupon(harness)).toBeNull();
    },
  },
  // The answer to the code before comes too late to be of any use.
  {
    requires: 'COUP-06',
    after: [buyer, type('MONSOON500'), apply, type('WELCOME10'), apply, { reply: 'coupon.found' }],
    sees: 'WELCOME10 – you save ₹1,689',
    check: (harness) => expect(changesIn(harness)).toHaveLength(1),
  },
  {
    requires: 'COUP-01',
    after: [buyer, type('WELCOME10')],
    check: async (harness) => {
      await userEvent.dblClick(button('Apply')!);
      await harness.perform({ reply: 'coupon.found' });
      expect(await screen.findByText('WELCOME10 – you save ₹1,689')).toBeVisible();
      expect(changesIn(harness)).toHaveLength(1);
    },
  },
  {
    requires: 'COUP-18',
    after: [...applyCode('MONSOON500'), { type: 'coupon.refused' }],
    emits: { type: 'toast', text: formatMessage(couponMessages['coupon.expired']) },
    sees: 'Invalid Coupon Code',
    check: () => void screen.getByText('Coupon code expired'),
  },
  {
    requires: 'COUP-19',
    after: [...applyCode('MONSOON500'), { type: 'coupon.refused' }],
    check: (harness) => {
      expect(field()).toHaveAccessibleDescription('Invalid Coupon Code');
      expect(getCoupon(harness)).toBeNull();
    },
  },
  { requires: 'API-73', after: [type('WELCOME10'), apply], sees: 'We check this code once we have your details.' },
  {
    requires: 'API-73',
    after: [type('WELCOME10'), apply, buyer, { reply: 'coupon.found' }],
    sees: 'WELCOME10 – you save ₹1,689',
  },
  {
    requires: 'API-73',
    after: [buyer, type('WELCOME10'), apply, { reply: 'coupon.down' }],
    sees: 'We could not check this code just now. Please try again.',
  },
  {
    requires: 'API-73',
    after: [buyer, type('WELCOME10'), apply, { reply: 'coupon.down' }, apply, { reply: 'coupon.found' }],
    sees: 'WELCOME10 – you save ₹1,689',
  },
  {
    requires: 'API-73',
    after: [buyer, type('WELCOME10'), apply, { reply: 'coupon.noSession' }],
    sees: 'We could not check this code just now. Please try again.',
    butNot: 'We check this code once we have your details.',
  },
];

testPaths({ ...couponFixture, outcomes });
