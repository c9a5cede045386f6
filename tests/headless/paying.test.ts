import { expect, test, vi } from 'vitest';
import { palms } from '../../machines/cart/sampleLines.ts';
import { applyCoupon, confirmation, leaveBag, payThere, placeOrder, shipAsGuest } from './shopper/buying.ts';
import { putInBag } from './shopper/choosing.ts';
import { GOODS } from './shopper/goods.ts';
import { listOrders } from './shopper/outcome.ts';
import { waitForPath, waitForView } from './shopper/shopper.ts';
import { openShop } from './world/open.ts';
import { type StoreModules, Visit } from './world/visit.ts';
import { waitUntilIdle } from './world/waitUntil.ts';

// What comes of a payment while other tabs, other addresses and silence come in between.

/** A guest at the review, with one framed print in the bag. */
async function comeToTheReview(coupon?: string, { host, visit } = openShop('spec')) {
  await GOODS['a framed print from the list'].choose(visit);
  await putInBag(visit);
  if (coupon) applyCoupon(visit, coupon);
  await leaveBag(visit);
  await shipAsGuest(visit);
  return { host, visit };
}

/** A second tab of the same browser. */
async function openSecondTab(of: Visit, path: string): Promise<Visit> {
  const realm = (await import('./world/store.ts?tab=2' as string)) as StoreModules;
  const visit = new Visit(of.browser, realm);
  visit.load(path);
  return visit;
}

test('[PAY-14] [PAY-18] without an answer in five reads the guest comes to the confirmation anyway, which says so and goes on reading', async () => {
  const { host, visit } = await comeToTheReview();
  await placeOrder(visit);
  await payThere(visit, 'leaveOpen');
  await waitForPath(visit, '/checkout/payment');
  const countReads = () => host.calls.filter(({ path }) => path.startsWith('/jsonapi/commerce_payment/')).length;
  for (let read = 1; read <= 5; read++) {
    expect(visit.tab.location.pathname).toBe('/checkout/payment');
    await waitForView(visit, 'checkout', () => countReads() === read);
  }
  await confirmation(visit);
  expect(visit.see('checkout').isPaid).toBe(false);
  const reads = countReads();
  vi.advanceTimersByTime(10_000);
  await waitUntilIdle(host);
  expect(countReads()).toBe(reads + 1);
});

test('[PAY-15] an order that is paid is never said to have failed', async () => {
  const { visit } = await comeToTheReview();
  await placeOrder(visit);
  await payThere(visit);
  const orderNo = await confirmation(visit);
  visit.load('/checkout/payment_fail');
  await waitForPath(visit, `/checkout/order-${orderNo}`);
});

test('[PAY-15] [PAY-21] an order that a coupon takes to nothing is confirmed, and nobody is led to a provider', async () => {
  const { host, visit } = await comeToTheReview('ONTHEHOUSE');
  (await waitForView(visit, 'checkout', ({ canAgree }) => canAgree)).toggleTerms();
  visit.see('checkout').place();
  await confirmation(visit);
  expect(listOrders(host)).toMatchObject([
    { total: 0, coupons: ['ONTHEHOUSE'], payments: [{ state: 'completed', amount: 0 }] },
  ]);
  expect(visit.see('cart').lines).toEqual([]);
});

test('[CONF-36] [CHK-38] an order that comes to more than the review showed stops before payment, and is placed at the price of today', async () => {
  const shop = openShop('spec');
  const { host, visit } = shop;
  // the first price that the review is told is ₹100 less than the order comes to
  const { fetch } = host;
  host.fetch = async (...request) => {
    const answer = await fetch(...request);
    if (!String(request[0]).endsWith('/order/price')) return answer;
    host.fetch = fetch;
    const quote = await answer.json();
    return Response.json({ ...quote, amount: `${Number(quote.amount) - 100}.00` });
  };
  await comeToTheReview(undefined, shop);
  const { lines } = visit.see('cart');
  (await waitForView(visit, 'checkout', ({ canAgree }) => canAgree)).toggleTerms();
  const agreed = visit.see('checkout').totals.total;
  visit.see('checkout').place();
  const { repriced, retry } = await waitForView(visit, 'orderPlacement', (view) => view.repriced);
  expect(repriced).toEqual({ agreedAmount: agreed, total: agreed + 10_000 });
  expect(visit.find('payment')).toBeNull();
  expect(visit.see('cart').lines).toEqual(lines);
  retry();
  await placeOrder(visit);
  await payThere(visit);
  await confirmation(visit);
  const total = (agreed + 10_000) / 100;
  expect(listOrders(host).at(-1)).toMatchObject({ total, payments: [{ state: 'completed', amount: total }] });
});

test('[CART-47] what another tab puts in the bag while this one pays stays in the bag', async () => {
  const { visit } = await comeToTheReview();
  await placeOrder(visit);
  const other = await openSecondTab(visit, '/');
  const added = { ...palms, item_name: 'Misty Ghats', art_varid: 'misty-ghats' };
  other.tab.run(() => other.store.cart.send({ type: 'line.added', line: added }));
  await waitForView(visit, 'cart', ({ lines }) => lines.length === 2);
  await payThere(visit);
  await confirmation(visit);
  expect(visit.see('cart').lines.map(({ item_name }) => item_name)).toEqual(['Misty Ghats']);
  expect(other.see('cart').lines.map(({ item_name }) => item_name)).toEqual(['Misty Ghats']);
});

test('[PAY-13] [PAY-15] a second tab that waits for the payment hears of it', async () => {
  const { visit } = await comeToTheReview();
  await placeOrder(visit);
  visit.see('payment').choose('ccavenue');
  visit.see('payment').goOn();
  await waitForPath(visit, '/test-gateway');
  const orderNo = new URLSearchParams(visit.tab.location.search).get('order_no') ?? '';
  const other = await openSecondTab(visit, `/checkout/payment?order_no=${orderNo}`);
  await waitForView(other, 'checkout', ({ stage }) => stage === 'waiting');
  visit.see('testGateway').pay();
  await confirmation(visit);
  expect(await confirmation(other)).toBe(orderNo);
});

test('[PAY-15] a second tab with the window to pay the same order leads to its confirmation once it is paid', async () => {
  const { host, visit } = await comeToTheReview();
  const other = await openSecondTab(visit, '/checkout/review');
  for (const tab of [visit, other]) {
    await placeOrder(tab);
    tab.see('payment').choose('razorpay');
    tab.see('payment').goOn();
    await waitForView(tab, 'testGateway');
  }
  visit.see('testGateway').pay();
  const orderNo = await confirmation(visit);
  expect(await confirmation(other)).toBe(orderNo);
  expect(other.find('testGateway')).toBeNull();
  expect(listOrders(host)).toMatchObject([{ payments: [{ state: 'completed' }] }]);
});

test('[PAY-20] [PAY-21] an order that is left at the card page and paid at the other provider names that one', async () => {
  const { host, visit } = await comeToTheReview();
  const other = await openSecondTab(visit, '/checkout/review');
  for (const tab of [visit, other]) await placeOrder(tab);
  await payThere(visit, 'leaveOpen');
  await waitForPath(visit, '/checkout/payment');
  expect(listOrders(host)).toMatchObject([{ gateway: null }]);
  other.see('payment').choose('razorpay');
  other.see('payment').goOn();
  (await waitForView(other, 'testGateway')).pay();
  await confirmation(other);
  expect(listOrders(host)).toMatchObject([{ gateway: 'razorpay', payments: [{ state: 'completed' }] }]);
});

/** The browser stores nothing of a page, as a web view whose storages are off. */
function blockStorages({ tab }: Visit): void {
  const block = () => {
    throw new DOMException('It is blocked', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) Object.defineProperty(tab, name, { get: block });
}

test('[PAY-15] [PAY-21] [GUEST-04] a guest whose browser stores nothing but cookies pays by card, and comes to the confirmation', async () => {
  const shop = openShop('spec');
  blockStorages(shop.visit);
  const { visit } = await comeToTheReview(undefined, shop);
  await placeOrder(visit);
  await payThere(visit);
  const orderNo = await confirmation(visit);
  expect(visit.see('checkout').isPaid).toBe(true);
  visit.reload();
  expect(await confirmation(visit)).toBe(orderNo);
  // Nobody else learns of it, be it by its number.
  const { visit: stranger } = openShop('spec');
  stranger.load(`/checkout/payment?order_no=${orderNo}`);
  await waitForPath(stranger, `/order/${orderNo}`);
});
