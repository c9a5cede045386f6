import { fill } from '../../machines/kit/port.ts';
import { shippingMachine } from '../../machines/shipping/shipping.machine.ts';
import type { Quote } from '../../machines/shipping/shipping.setup.ts';
import { pricedItems } from '../api/orderItemBody.ts';
import { orderPrice } from '../api/orders.ts';
import type { CartLine } from '../domain/cart.ts';
import type { GuestSession } from '../domain/guest.ts';
import { guestAccountLogic } from './guestAccount.ts';
import { pincodePorts } from './pincode.ts';

/** What the order costs, in the guest's name; rejects with 'unauthorised' where the guest is not known. (CHK-38, CHK-40) */
async function quoteOrder(
  { lines, session }: { lines: readonly CartLine[]; session: GuestSession },
  signal: AbortSignal,
): Promise<Quote> {
  const asked = { items: pricedItems(lines), coupon: null, uid: session.details.id };
  const { total, subtotal, discount } = await orderPrice(asked, { bearer: session.token, signal });
  return { amount: total, subtotal, discount };
}

export const shippingPorts = {
  findPlace: pincodePorts.findPlace,
  quoteOrder,
};

export const shippingLogic = fill(shippingMachine, shippingPorts).provide({
  actors: { guestAccount: guestAccountLogic },
});
