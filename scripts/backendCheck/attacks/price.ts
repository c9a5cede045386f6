import type { Attack, Host } from './attack.ts';
import { findPrint, getGuest, patchOrder, postItem, postOrder } from './probeOrders.ts';

const ONE_RUPEE = { unit_price: { number: '1.00', currency_code: 'INR' } };

/** Orders a print with these attributes, as a draft and placed at once. Gives the lowest price at which that went, in rupees. */
async function buy(host: Host, variation: string, attributes: object): Promise<number> {
  const { bearer } = await getGuest(host, 'owner');
  let lowest = Number.POSITIVE_INFINITY;
  for (const state of ['draft', 'processing'] as const) {
    const item = await postItem(host, variation, attributes);
    const order = item && (await postOrder(host, item, state));
    if (!order) continue;
    lowest = Math.min(lowest, order.total);
    await patchOrder(host, order, bearer);
  }
  return lowest;
}

/** An attempt to pay less for a print of 12 × 16 inches than the host asks for it. */
const tryPurchase =
  (...attempts: object[]): Attack['attempt'] =>
  async (host) => {
    const { variation, amountDue } = await findPrint(host);
    for (const way of attempts) {
      const paid = await buy(host, variation, way);
      if (paid < amountDue) return `a print of ₹${amountDue} is sold for ₹${paid}`;
    }
    return null;
  };

/** Prices that a client makes up (CONF-35, ORD-24). */
export const priceAttacks: readonly Attack[] = [
  {
    name: 'price.posted',
    requirement: 'What an item costs is reckoned from the shop’s own figures, whatever price its client posts.',
    attempt: tryPurchase(
      { ...ONE_RUPEE, overridden_unit_price: true },
      { ...ONE_RUPEE, overridden_unit_price: false },
      {},
    ),
  },
  {
    name: 'price.quantity',
    requirement: 'Nothing is sold in part: a quantity is whole, and at least 1.',
    attempt: tryPurchase({ quantity: '0.01' }, { quantity: '0' }, { quantity: '-1' }),
  },
  {
    name: 'price.size',
    requirement: 'Nothing is printed smaller than the smallest size, nor without one.',
    attempt: tryPurchase({ field_dimension: '0.1 x 0.1' }, { field_dimension: '' }),
  },
];
