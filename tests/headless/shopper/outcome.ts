import { listCreated } from '../../../fixtures/support/listCreated.ts';
import { type Entity, toReferences } from '../../../mocks/drupal/entity.ts';
import type { Host } from '../world/host.ts';
import type { Visit } from '../world/visit.ts';

const numberIn = (price: unknown): number => Number((price as { number?: string } | null)?.number ?? Number.NaN);

/** What the backend holds of the orders that were made, in rupees. */
export const listOrders = ({ store }: Host) =>
  listCreated(store, 'commerce_order--default').map((order) => {
    const { order_number, state, total_price, mail } = order.attributes;
    const entities = (name: string): Entity[] =>
      toReferences(order.relationships[name]).flatMap((ref) => store.find(ref) ?? []);
    const payments = store
      .list('commerce_payment--payment_manual')
      .filter((each) => toReferences(each.relationships.order_id)[0]?.id === order.id);
    return {
      id: order.id,
      number: order_number,
      buyer: toReferences(order.relationships.uid)[0]?.id ?? null,
      mail,
      state,
      total: numberIn(total_price),
      items: entities('order_items').map(({ attributes: { title, quantity, total_price } }) => ({
        title,
        quantity: Number(quantity),
        total: numberIn(total_price),
      })),
      gateway: toReferences(order.relationships.payment_gateway)[0]?.meta?.drupal_internal__target_id ?? null,
      coupons: entities('coupons').map(({ attributes }) => attributes.code),
      payments: payments.map(({ attributes: { state, amount } }) => ({ state, amount: numberIn(amount) })),
    };
  });

/** What is left in the browser, key by key. */
export const listStorageKeys = ({ tab, browser }: Visit) => ({
  local: [...browser.shelf.keys()].sort(),
  session: [...tab.sessionShelf.keys()].sort(),
});

/** What the shopper learns of the order at its confirmation, in rupees. */
export const getConfirmation = (visit: Visit) => {
  const { order, orderNo } = visit.see('checkout');
  return {
    orderNo,
    lines: order?.lines.map(({ kind, item_name, quantity, total_price }) => [
      kind,
      item_name,
      quantity,
      total_price / 100,
    ]),
    discounts: order?.discounts.map(({ label, amount }) => [label, amount / 100]),
    total: (order?.total ?? Number.NaN) / 100,
    mail: order?.mail,
  };
};

/** The purchases that were sent to analytics, in rupees. */
export const listTrackedPurchases = ({ tab }: Visit) =>
  (tab.dataLayer ?? []).flatMap(({ event, order_id, total }) => (event === 'checkout' ? [{ order_id, total }] : []));
