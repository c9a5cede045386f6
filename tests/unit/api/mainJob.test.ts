import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { billing, delivery } from '../../../machines/orderPlacement/samplePurchase.ts';
import { createServer } from '../../../mocks/server.ts';
import { artByAlias, artsPage } from '../../../src/api/arts.ts';
import { configureApi } from '../../../src/api/client.ts';
import { orderByNumber, orderHistory } from '../../../src/api/orderHistory.ts';
import { pricedItem } from '../../../src/api/orderItemBody.ts';
import { orderPrice } from '../../../src/api/orders.ts';
import { answerTestGateway, paymentState } from '../../../src/api/payments.ts';
import { findPlace } from '../../../src/api/pincode.ts';
import { priceTable } from '../../../src/api/prices.ts';
import { printLine } from '../../../src/domain/cart.ts';
import type { GuestSession } from '../../../src/domain/guest.ts';
import { price } from '../../../src/domain/price.ts';
import { guestAccountPorts } from '../../../src/ports/guestAccount.ts';
import { orderPlacementPorts } from '../../../src/ports/orderPlacement.ts';

const NOW = Date.parse('2026-11-21T04:00:00Z');
const { signal } = new AbortController();
const guest = { mobile: '9847012399', mail: 'guest-of-both@example.com', fullName: 'Asha Menon' };

/** A guest's session, by the code that the answer carries. */
async function signedIn(): Promise<GuestSession> {
  await guestAccountPorts.signUp(guest, signal);
  const whom = { ...guest, via: 'mobile' as const };
  const { code, account } = await guestAccountPorts.requestCode(whom, signal);
  const verified = await guestAccountPorts.verifyCode({ ...whom, code: code ?? '', account }, signal);
  if (!('session' in verified)) throw new Error('the code was refused');
  return verified.session;
}

async function chosenLine() {
  const { arts, total } = await artsPage({ page: 1, themes: [], orientations: [] });
  const art = await artByAlias(arts[0]?.alias ?? '');
  if (!art) throw new Error('no art');
  const size = { width: 12, height: 12 };
  const unit = price({ size, media: 'Paper', source: 'art', framed: false, table: await priceTable() });
  return { listed: arts.length, total, line: printLine({ art, media: 'Paper', size, price: unit, pincode: '682001' }) };
}

/** Profile, whether an order begins as a draft, and what then stands as the moment it was placed. */
const HOSTS = [
  ['spec', false, NOW],
  ['drupal10', true, NOW],
  // A present Commerce notes the moment only as a draft turns into an order.
  ['drupal10', false, null],
] as const;

describe.each(HOSTS)(
  '[API-01] the main job at a %s backend, orders begun as drafts: %s',
  (profile, beginsAsDraft, placed) => {
    const { server } = createServer({ now: () => NOW, settings: { profile } });
    beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
    beforeEach(() => configureApi({ host: 'http://store.test' }));
    afterAll(() => server.close());

    test('[ORD-01] [ORD-11] [PAY-20] [API-83] [API-84] from the list of art to a paid order in the history', async () => {
      expect(await findPlace('682001')).toMatchObject({ pincode: '682001', state: 'Kerala' });
      const { listed, total, line } = await chosenLine();
      expect(listed).toBe(30);
      expect(total).toBeGreaterThan(30);

      const session = await signedIn();
      const call = { bearer: session.token };
      const asked = { items: [pricedItem(line)], coupon: null, uid: session.details.id };
      expect((await orderPrice(asked, call)).total).toBe(line.price);

      const ports = orderPlacementPorts({
        keeper: { read: () => null, write: () => undefined },
        now: () => new Date(NOW),
        uuid: () => crypto.randomUUID(),
        beginsAsDraft,
      });
      const purchase = { lines: [line], billing, delivery, session };
      const planned = { ...purchase, plan: await ports.planOrder(purchase) };
      await ports.createItems(planned, signal);
      const profiles = await ports.createProfiles(planned, signal);
      await ports.createOrder({ ...planned, profiles }, signal);
      await ports.assignOrder(planned, signal);
      const { orderNo, amount } = await ports.createPayment(planned, signal);
      expect({ orderNo, amount }).toEqual({ orderNo: planned.plan.orderNo, amount: line.price });

      expect(await orderHistory(session.details.id, call)).toEqual([]);
      expect(await paymentState(orderNo)).toBe('pending');
      await answerTestGateway(orderNo, 'paid');
      expect(await paymentState(orderNo)).toBe('completed');

      const order = { id: planned.plan.order, orderNo, state: 'completed', placed, total: line.price };
      expect(await orderHistory(session.details.id, call)).toEqual([order]);
      expect(await orderByNumber(orderNo, call)).toEqual(order);
    });
  },
);
