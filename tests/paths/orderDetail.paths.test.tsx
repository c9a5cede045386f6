import { screen, within } from '@testing-library/dom';
import { expect } from 'vitest';
import { orderDetailSamples as samples } from '../../machines/orderDetail/orderDetail.samples.ts';
import { orderDetailStage } from '../stages/orderDetail.stage.tsx';
import type { Outcome } from '../support/walk/walk.ts';
import { walkView } from '../support/walk/walkView.tsx';

const shown = { answer: 'history.listed' };
const forbidden = { answer: 'history.forbidden' };
const told = (name: string) => screen.getByText(name).nextElementSibling?.textContent;
const items = () => within(screen.getByRole('list', { name: 'Items of the order' })).getAllByRole('listitem');

const outcomes: Outcome[] = [
  {
    requires: 'ORD-29',
    after: [shown],
    check: () => {
      screen.getByRole('heading', { level: 1, name: 'Order 260814301276' });
      expect([told('Order status'), told('Payment method')]).toEqual(['completed', 'Razorpay']);
      expect(items().map((item) => item.textContent)).toEqual([
        expect.stringMatching(/Misty Ghats.*24\s×?x?\s?30\sin.*1 × ₹/),
        expect.stringMatching(/Curry Leaf.*2 × ₹/),
      ]);
    },
  },
  {
    requires: 'ORD-29',
    after: [shown],
    check: () => {
      const sum = (item: HTMLElement) => Number(/₹([\d,]+)$/.exec(item.textContent ?? '')?.[1]?.replaceAll(',', ''));
      const [first = 0, second = 0] = items().map(sum);
      expect(told('Total')).toBe(`₹${(first + second).toLocaleString('en-IN')}`);
    },
  },
  {
    requires: 'ORD-29',
    after: [shown],
    check: () => {
      for (const name of ['Customer details', 'Shipping details'])
        within(screen.getByRole('region', { name })).getByText('Flat 4B, Vembanad View, Old Ferry Road');
    },
  },
  {
    requires: 'ORD-32',
    after: [shown],
    check: () =>
      expect(screen.getByRole('link', { name: 'Back To Orders' }).getAttribute('href')).toBe('/account/orders/'),
  },
  {
    requires: 'ORD-35',
    after: [{ answer: 'history.none' }],
    lets: { type: 'navigate', to: '/404p', replace: true },
  },
  { requires: 'ORD-29', after: [shown, { type: 'print.asked' }], lets: { type: 'print' } },
  { requires: 'SESS-11', after: [{ answer: 'token.runOut' }], sees: 'Order 260814301276' },
  { requires: 'SESS-10', after: [forbidden], lets: { type: 'session.ended', uid: samples.input.session.details.id } },
  { requires: 'SESS-12', after: [{ answer: 'login.runOut' }], lets: { type: 'session.ended' } },
];

walkView({ ...orderDetailStage, outcomes });
