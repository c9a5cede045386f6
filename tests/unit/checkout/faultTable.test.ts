import type { RequestHandler } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { listCreated } from '../../../fixtures/support/listCreated.ts';
import { seedGuest } from '../../../fixtures/support/orders.ts';
import { lines, session, WELCOME } from '../../../machines/orderPlacement/samplePurchase.ts';
import { createBackend } from '../../../mocks/backend.ts';
import { toReferences } from '../../../mocks/drupal/entity.ts';
import { memoryStorage } from '../../../mocks/drupal/storage.ts';
import { findAccount } from '../../../mocks/handlers/accounts.ts';
import { issueTokens } from '../../../mocks/handlers/tokens.ts';
import { answerRequest } from '../../../mocks/interceptRequests.ts';
import { parseHtml } from '../../../src/api/parseHtml.ts';
import { configureApi } from '../../../src/api/settings.ts';
import type { UserSession } from '../../../src/domain/userSession.ts';
import { formatMessage } from '../../../src/messages/message.ts';
import { orderMessages } from '../../../src/messages/order.ts';
import { createPlacementBrowser } from '../../support/placementBrowser.ts';
import { createBuyer } from './buyer.tsx';
import { CALLS, type CallName, FAULT_TIMES, type FaultTime, failOnce, KINDS, type KindName } from './faultyCalls.ts';

const NOW = Date.parse('2026-11-21T04:00:00Z');
const BEFORE = '0b1e7a5e-0000-4000-8000-0000000000ab';
const backend = createBackend({ storage: memoryStorage(), now: () => NOW });
const { store, reset } = backend;
/** What goes before the backend's own handlers. */
let faults: RequestHandler[] = [];

/** The guest, signed in anew; with `isLast` that session cannot be renewed. */
function logIn(isLast: boolean): UserSession {
  const { access_token, refresh_token } = issueTokens(store, findAccount(store, session.details.name)!);
  return { ...session, token: access_token, refresh_token: isLast ? 'spent' : refresh_token };
}

/** Another purchase was begun in this browser, and its order is waiting. */
function seedStartedOrder(browser: ReturnType<typeof createPlacementBrowser>) {
  const plan = { order: BEFORE, orderNo: '261120000001', billing: BEFORE, delivery: BEFORE, items: {} };
  browser.keeper.write({ purchase: 'another', user: session.details.id, plan });
  store.add({
    type: 'commerce_order--default',
    id: BEFORE,
    attributes: { order_number: plan.orderNo, state: 'processing' },
    relationships: { uid: { type: 'user--user', id: session.details.id } },
  });
}

const orders = () => listCreated(store, 'commerce_order--default').filter(({ id }) => id !== BEFORE);
const payments = () => listCreated(store, 'commerce_payment--payment_manual');
const items = () => listCreated(store, 'commerce_order_item--default');

/** Exactly one order, with exactly what is in the bag, at its price, and one payment of it. */
function isOneOrder(due: string) {
  expect(orders()).toHaveLength(1);
  const [order] = orders();
  expect(order?.attributes).toMatchObject({
    state: 'processing',
    total_price: { number: due, currency_code: 'INR' },
  });
  const ordered = toReferences(order?.relationships.order_items).map(({ id }) =>
    items().find((item) => item.id === id),
  );
  expect(ordered.map((item) => [item?.attributes.title, Number(item?.attributes.quantity)])).toEqual(
    lines.map(({ item_name, quantity }) => [item_name, quantity]),
  );
  expect(items()).toHaveLength(lines.length);
  expect(listCreated(store, 'profile--customer')).toHaveLength(2);
  expect(
    payments().map(({ attributes, relationships }) => [attributes.state, toReferences(relationships.order_id)[0]?.id]),
  ).toEqual([['pending', order?.id]]);
}

/** The few pages at which shoppers are stopped, each parsed once. */
const stopPages = new Map<string, Document>();

/** Is there a button of this name that can be pressed? */
function isOffered(page: string, name: string) {
  const parsed = stopPages.get(page) ?? parseHtml(page);
  stopPages.set(page, parsed);
  return [...parsed.querySelectorAll('button:enabled')].some(({ textContent }) => textContent.includes(name));
}

beforeEach(() => {
  // In this process: a server between fetch and the backend takes a third of the time.
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    const request = new Request(input, init);
    const answer = await answerRequest([...faults, ...backend.handlers], request);
    if (!answer) throw new Error(`No handler for ${request.method} ${request.url}`);
    return answer;
  });
  configureApi({ host: 'http://store.test' });
  seedGuest(backend);
});
afterEach(async () => {
  faults = [];
  await reset();
});

const names = <Name extends string>(table: Readonly<Record<Name, unknown>>) => Object.keys(table) as Name[];

/** Not part of the placement itself. */
const PRICE_AND_PAYMENT: readonly CallName[] = ['the price', 'the payment link'];

const isDenied = (kind: KindName) => /40[13]/.test(kind);

/** Half of them can be renewed. */
const isUnauthorized = (kind: KindName) => /401/.test(kind);

/** Of some faults nobody hears: there is a way around them. */
function isUnheard(call: CallName, kind: KindName, moment: FaultTime): boolean {
  // what was begun before is called off another time
  if (call === 'the undo of the order before') return true;
  // the answer is there, among all the rest
  if (kind === 'huge (8 MB more)' && moment === 'after it did') return !call.startsWith('reading');
  // a session that grew old is renewed; what is read was made by a call whose answer was lost, and that is heard
  if (isUnauthorized(kind)) return call !== 'the payment link' && !call.startsWith('reading');
  // the order is looked at, and is placed
  return call === 'the placing of the draft' && isDenied(kind) && moment === 'after it did';
}

/** Every call of an order with a coupon; the order itself is made otherwise without one. */
const RUNS: [CallName, string, typeof WELCOME | null, string][] = [
  // ₹16,892 less 10%, which is taken off to the rupee: ₹1,689
  ...names(CALLS).map((call): [CallName, string, typeof WELCOME, string] => [
    call,
    'with a coupon',
    WELCOME,
    '15203.000000',
  ]),
  ['the order', 'without a coupon', null, '16892.000000'],
  ['reading an order that is there', 'without a coupon', null, '16892.000000'],
];

describe.each(RUNS)('%s, %s,', (call, _, coupon, due) => {
  describe.each(names(KINDS))('%s', (kind) => {
    test.each(FAULT_TIMES)(
      '[ORD-03] [ORD-04] [ORD-13] %s: nothing is lost, and one order is placed',
      async (moment) => {
        const browser = createPlacementBrowser(() => NOW);
        seedStartedOrder(browser);
        const shopper = createBuyer(browser, { lines, coupon });
        let hits = 0;
        faults = [
          failOnce({ call, kind, moment }, backend.handlers, () => {
            hits += 1;
            if (kind === 'never answered') setTimeout(shopper.losePatience);
          }),
        ];

        const payLinks = await shopper.buy(() => logIn(!isUnauthorized(kind)));

        expect(hits).toBe(1);
        for (const { page, text, continueLabel: leadsOn, bag } of shopper.seen.stops) {
          expect(bag).toEqual(lines);
          expect(shopper.seen.toasts.includes(text) || page.includes(text), `the page says ${text}`).toBe(true);
          expect(isOffered(page, leadsOn), `the page offers "${leadsOn}"`).toBe(true);
        }
        expect(shopper.seen.stops.length > 0).toBe(!isUnheard(call, kind, moment));
        expect(shopper.seen.toasts.includes(formatMessage(orderMessages['order.expired']))).toBe(
          isDenied(kind) &&
            !isUnauthorized(kind) &&
            !PRICE_AND_PAYMENT.includes(call) &&
            !isUnheard(call, kind, moment),
        );
        isOneOrder(due);
        expect(payLinks).toHaveLength(1);
        expect(payLinks[0]).toContain(String(orders()[0]?.attributes.order_number));
        expect([shopper.bag(), shopper.seen.ordered]).toEqual([[], [lines]]);
      },
    );
  });
});
