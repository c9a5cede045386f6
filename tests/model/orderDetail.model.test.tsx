import { screen, within } from '@testing-library/dom';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import { orderDetailFixture } from '../../fixtures/orderDetail.fixture.tsx';
import { orderDetailSamples as samples } from '../../machines/orderDetail/orderDetail.samples.ts';
import { type Outcome, testPaths } from '../support/harness/testPaths.tsx';

const listed = { reply: 'history.listed' };
const forbidden = { reply: 'history.forbidden' };
const getFact = (name: string) => screen.getByText(name).nextElementSibling?.textContent;
const items = () => within(screen.getByRole('list', { name: 'Items of the order' })).getAllByRole('listitem');

const outcomes: Outcome[] = [
  {
    requires: 'ORD-29',
    after: [listed],
    check: () => {
      screen.getByRole('heading', { level: 1, name: 'Order 260814301276' });
      expect([getFact('Order status'), getFact('Payment method')]).toEqual(['completed', 'Razorpay']);
      expect(items().map((item) => item.textContent)).toEqual([
        expect.stringMatching(/Misty Ghats.*24\s×?x?\s?30\sin.*1 × ₹/),
        expect.stringMatching(/Curry Leaf.*2 × ₹/),
      ]);
    },
  },
  {
    requires: 'ORD-29',
    after: [listed],
    check: () => {
      const sum = (item: HTMLElement) => Number(/₹([\d,]+)$/.exec(item.textContent ?? '')?.[1]?.replaceAll(',', ''));
      const [first = 0, second = 0] = items().map(sum);
      expect(getFact('Total')).toBe(`₹${(first + second).toLocaleString('en-IN')}`);
    },
  },
  {
    requires: 'ORD-29',
    after: [listed],
    check: () => {
      for (const name of ['Customer details', 'Shipping details'])
        within(screen.getByRole('region', { name })).getByText('Flat 4B, Vembanad View, Old Ferry Road');
    },
  },
  {
    requires: 'ORD-30',
    after: [listed],
    // Two prints that were placed on 14 August: 5 to 7 days.
    sees: 'Expected delivery: 19 to 21 August',
    check: () => {
      const steps = within(screen.getByRole('region', { name: 'Progress of the order' })).getAllByRole('listitem');
      expect(steps.map((step) => [step.textContent?.replace(/^\d/, ''), step.getAttribute('aria-current')])).toEqual([
        ['Placed, done', null],
        ['Paid', 'step'],
        ['Printing', null],
        ['On its way', null],
        ['Delivered', null],
      ]);
    },
  },
  {
    requires: 'CHK-25',
    after: [listed],
    check: () =>
      expect(screen.getByRole('link', { name: 'Invoice' }).getAttribute('href')).toBe('/order/260814301276/invoice'),
  },
  {
    requires: 'ORD-32',
    after: [listed],
    check: () =>
      expect(screen.getByRole('link', { name: 'Back To Orders' }).getAttribute('href')).toBe('/account/orders/'),
  },
  {
    requires: 'ORD-35',
    after: [{ reply: 'history.none' }],
    emits: { type: 'navigate', to: '/404p', replace: true },
  },
  { requires: 'ORD-29', after: [listed, { type: 'print.requested' }], emits: { type: 'print' } },
  { requires: 'SESS-11', after: [{ reply: 'token.runOut' }], sees: 'Order 260814301276' },
  { requires: 'SESS-10', after: [forbidden], emits: { type: 'session.ended', uid: samples.input.session.details.id } },
  { requires: 'SESS-12', after: [{ reply: 'login.runOut' }], emits: { type: 'session.ended' } },
];

// The orders are of 14 August.
beforeAll(() => void vi.setSystemTime('2026-08-16T06:00:00Z'));
afterAll(() => void vi.useRealTimers());
testPaths({ ...orderDetailFixture, outcomes });
