import { isImpersonal, STORAGE_KEYS } from '../../../src/storage/storageKeys.ts';
import { listOrders } from '../shopper/outcome.ts';
import type { Host } from '../world/host.ts';
import type { Story } from './story.ts';

const ORDERED = ['commerce_order--default', 'commerce_order_item--default', 'commerce_payment--payment_manual'];
const known = new WeakMap<Host, { lists: unknown[]; orders: ReturnType<typeof listOrders> }>();

/** What the backend holds of orders, read anew only where it changed. */
function getOrders(host: Host) {
  // a list stays the same one until something in it changes
  const lists = ORDERED.map((type) => host.store.list(type));
  const before = known.get(host);
  if (before && lists.every((list, index) => list === before.lists[index])) return before.orders;
  const orders = listOrders(host);
  known.set(host, { lists, orders });
  return orders;
}

/** What a shopper must never meet. Throws with what was broken. */
export function checkInvariants(story: Story): void {
  const { host, visit } = story;
  const broken = (what: string, why: unknown) => {
    throw new Error(`${what}: ${typeof why === 'string' ? why : JSON.stringify(why)}`);
  };

  for (const { ignoredEvents } of story.visits)
    if (ignoredEvents.length > 0) broken('No event that nobody handles', ignoredEvents[0]);
  for (const { page } of story.visits)
    for (const [name, actor] of Object.entries(page.charts))
      if (actor.getSnapshot().status === 'error')
        broken('No chart that breaks', `${name}: ${actor.getSnapshot().error}`);
  if (story.rejections.length > 0) broken('Nothing goes wrong unseen', story.rejections[0]);
  if (story.faults.length > 0) broken('No call with another person’s data', story.faults[0]);

  const orders = getOrders(host);
  const paid = new Map<string, number>();
  for (const { number, payments, state, total, items } of orders) {
    if (payments.length > 1) broken('One payment for one order', { number, payments });
    if (payments[0] && payments[0].amount !== total)
      broken('The payment is of what the order comes to', { number, payments, total });
    if (state !== 'completed') continue;
    for (const { title, quantity } of items) paid.set(String(title), (paid.get(String(title)) ?? 0) + quantity);
  }
  for (const [name, added] of paid)
    if (story.added.has(name) && added > (story.added.get(name) ?? 0))
      broken('Nothing is bought twice', { name, paid: added, added: story.added.get(name), orders });

  const kept = [...story.browser.shelf.keys(), ...story.visits.flatMap(({ tab }) => [...tab.sessionShelf.keys()])];
  for (const name of kept)
    if (!(name in STORAGE_KEYS)) broken('Everything that is stored has an owner and an end', name);
  if (story.isForgotten && !kept.every(isImpersonal)) broken('Nothing of a person stays when they sign out', kept);
  story.isForgotten = false;

  const payment = visit.find('payment');
  const of = payment?.isOpen && orders.find(({ number }) => number === payment.orderNo);
  if (of && Math.round(of.total * 100) !== payment?.amount)
    broken('The amount to pay is the order’s', { of, label: payment?.amount });
  const repriced = visit.find('orderPlacement')?.repriced;
  if (repriced) broken('An order comes to what the review showed', repriced);
  const checkout = visit.find('checkout');
  const bought = checkout?.stage === 'confirmed' && orders.find(({ number }) => number === checkout.orderNo);
  if (bought && checkout?.order && Math.round(bought.total * 100) !== checkout.order.total)
    broken('The confirmation says what was paid', { bought, label: checkout.order.total });

  const shipping = visit.find('shipping');
  if (shipping)
    for (const [field, text] of Object.entries(story.typed)) {
      const now = shipping.billing[field as keyof typeof shipping.billing];
      // city and state follow the pincode
      if (now !== text && field !== 'city') broken('Nothing typed is lost', `${field} was '${text}', and is '${now}'`);
    }
  // a coupon is good for the order that it was used on
  if (checkout && !['bag', 'shipping', 'review'].includes(checkout.stage)) story.coupon = null;
  const { coupon } = story;
  if (coupon && coupon.checkout === visit.page.charts.checkout && visit.find('coupon')?.code !== coupon.code)
    broken('Nothing typed is lost', `the coupon was ${coupon.code}, and is '${visit.find('coupon')?.code}'`);
}
