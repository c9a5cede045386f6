import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fromCallback } from 'xstate';
import { cleanup } from '../../fixtures/harness/render.tsx';
import { orderHistoryFixture } from '../../fixtures/orderHistory.fixture.tsx';
import { provideActors } from '../../machines/kit/port.ts';
import { orderHistoryMachine } from '../../machines/orderHistory/orderHistory.machine.ts';
import { orderHistorySamples as samples } from '../../machines/orderHistory/orderHistory.samples.ts';
import type { SessionReport } from '../../machines/session/session.setup.ts';
import { OrderHistory, orderHistory } from '../../src/flows/orderHistory/OrderHistory.tsx';
import { type Outcome, testPaths } from '../support/harness/testPaths.tsx';
import { openRoutes } from '../support/router.tsx';

const listed = { reply: 'history.listed' };
const forbidden = { reply: 'history.forbidden' };
const orders = () => within(screen.getByRole('list', { name: 'Orders' })).getAllByRole('listitem');

const outcomes: Outcome[] = [
  {
    requires: 'ORD-26',
    after: [listed],
    check: () =>
      expect(screen.getByRole('link', { name: 'Order 260814301276' }).getAttribute('href')).toBe(
        '/account/orders/260814301276/',
      ),
  },
  { requires: 'ORD-27', after: [listed], butNot: /261118094462|processing|draft/ },
  {
    requires: 'ORD-28',
    after: [listed],
    check: () =>
      expect(orders().map((order) => within(order).getByRole('heading').textContent)).toEqual([
        'Order 260930558140',
        'Order 260814301276',
      ]),
  },
  {
    requires: 'ORD-30',
    after: [listed],
    check: () =>
      expect(orders().map((order) => within(order).getByText(/^(completed|canceled)$/).textContent)).toEqual([
        'canceled',
        'completed',
      ]),
  },
  { requires: 'ORD-15', after: [listed], sees: 'Placed on 14 Aug 2026' },
  { requires: 'ORD-28', after: [{ reply: 'history.long' }], check: () => expect(orders()).toHaveLength(10) },
  {
    requires: 'ORD-28',
    after: [{ reply: 'history.long' }, { type: 'more.requested' }],
    check: ({ effects }) => {
      expect(orders()).toHaveLength(12);
      // The first that was not there before.
      expect(effects).toContainEqual({ type: 'focus', field: orders()[10]?.id });
      expect(effects).toContainEqual({ type: 'orders.shown', count: 20 });
    },
    butNot: 'Show more',
  },
  { requires: 'SESS-11', after: [{ reply: 'token.runOut' }], sees: 'Order 260814301276' },
  { requires: 'SESS-10', after: [forbidden], emits: { type: 'session.ended', uid: samples.input.session.details.id } },
  { requires: 'SESS-12', after: [{ reply: 'login.runOut' }], emits: { type: 'session.ended' } },
  {
    requires: 'ORD-27',
    after: [{ reply: 'history.down' }, { type: 'history.retried' }, listed],
    sees: 'Order 260814301276',
  },
];

testPaths({ ...orderHistoryFixture, outcomes });

test('[ORD-26] three pictures of an order leave room for its words, also in the smaller letters of paper', async () => {
  await page.viewport(1024, 768);
  const thing = { title: 'Misty Ghats', picture: null };
  const order = { id: '1', orderNo: '260814301276', state: 'completed', placedAt: 0, total: 1, productCount: 3 };
  const logic = provideActors(orderHistoryMachine, {
    findOrders: async () => [{ ...order, thumbnails: [thing, thing, thing] }],
    session: fromCallback<SessionReport>(() => {}),
  });
  document.documentElement.style.fontSize = '10pt';
  try {
    const element = (
      <orderHistory.Provider logic={logic} options={{ input: samples.input }}>
        <OrderHistory />
      </orderHistory.Provider>
    );
    openRoutes([{ path: '/', element }], ['/']);
    const words = await screen.findByRole('heading', { name: 'Order 260814301276' });
    const pictures = words.closest('li')?.firstElementChild?.children ?? [];
    expect(pictures).toHaveLength(3);
    const ends = Array.from(pictures, (picture) => picture.getBoundingClientRect().right);
    expect(Math.max(...ends)).toBeLessThan(words.getBoundingClientRect().left);
  } finally {
    document.documentElement.style.fontSize = '';
    cleanup();
  }
});
