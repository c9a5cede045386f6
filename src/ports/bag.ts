import { type ActorRefFrom, fromCallback } from 'xstate';
import type { BagNews } from '../../machines/bagCheck/bagCheck.machine.ts';
import type { cartMachine } from '../../machines/cart/cart.machine.ts';
import type { ToBag } from '../../machines/checkout/checkoutContext.ts';
import type { CartLine } from '../domain/cartLine.ts';
import { keptPlacement } from '../storage/placement.ts';
import { keptCopies } from '../storage/recoveryCopies.ts';
import { dropPictures } from './dropPictures.ts';

type Cart = ActorRefFrom<typeof cartMachine>;
type Ordered = { lines: readonly CartLine[]; orderNo: string | null };

/** Tells what is in the bag, now and each time that it changes, in another tab too; returns how to stop. (CART-47) */
function followLines(cart: Cart, tell: (lines: readonly CartLine[]) => void): () => void {
  let { lines } = cart.getSnapshot().context;
  tell(lines);
  const following = cart.subscribe(({ context }) => {
    if (context.lines === lines) return;
    lines = context.lines;
    tell(lines);
  });
  return () => following.unsubscribe();
}

/** The order is in the hands of a payment provider: the next purchase is another one. (PAY-06) */
function handOver(cart: Cart, { lines, orderNo }: Ordered) {
  keptPlacement.handOver(orderNo);
  void dropPictures(lines);
  cart.send({ type: 'bag.ordered', lines });
}

function hear(cart: Cart, event: ToBag) {
  switch (event.type) {
    case 'lines.repriced':
      return cart.send(event);
    case 'bag.ordered':
      // Without its copy the bag is all that is left of an order that may not be paid. (PAY-24)
      if (keptCopies.hold(event.lines)) handOver(cart, event);
      return;
    case 'bag.paid':
      // What could not be copied stayed in the bag until it was paid.
      if (keptPlacement.read()?.plan.orderNo === event.orderNo) handOver(cart, event);
      return;
    case 'bag.restored':
      keptPlacement.takeBack(event.orderNo);
      cart.send({ type: 'lines.recalled', lines: event.lines });
  }
}

/** The bag of the visit, as the checkout is linked to it. */
export const bagOfCheckout = (cart: Cart) =>
  fromCallback<ToBag>(({ sendBack, receive }) => {
    receive((event) => hear(cart, event));
    return followLines(cart, (lines) => sendBack({ type: 'bag.changed', lines }));
  });

/** The bag of the visit, as the check of it is linked to it. */
export const bagOfCheck = (cart: Cart) =>
  fromCallback<BagNews>(({ sendBack, receive }) => {
    receive((event) => cart.send(event));
    return followLines(cart, (lines) => sendBack({ type: 'lines.changed', lines }));
  });
