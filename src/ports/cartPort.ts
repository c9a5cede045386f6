import { type ActorRefFrom, fromCallback } from 'xstate';
import type { LinesRepricedEvent } from '../../machines/bagCheck/bagCheck.machine.ts';
import type { cartMachine } from '../../machines/cart/cart.machine.ts';
import type { CheckoutCartEvent } from '../../machines/checkout/checkoutContext.ts';
import type { CartLine } from '../domain/cartLine.ts';
import { deletePicturesByFile } from '../storage/pictureStorage.ts';
import { placementStorage } from '../storage/placementStorage.ts';
import { recoveryCopyStorage } from '../storage/recoveryCopyStorage.ts';
import { croppedPictureStorage, userUploadStorage } from '../storage/uploadStorage.ts';

/**
 * Forgets the shopper's own pictures that were ordered: drafts, and the picture that was uploaded last. The backend has
 * their files, so that the same lines can be ordered again; drafts of other pictures stay. (PAY-06)
 */
export async function deleteOrderedPictures(ordered: readonly CartLine[]): Promise<void> {
  const files = new Set(
    ordered.flatMap((line) => {
      if (line.kind === 'gifting') return line.og_image || [];
      return 'cropped_image' in line ? line.cropped_image || [] : [];
    }),
  );
  const last = croppedPictureStorage.read();
  if (last && files.has(last.id)) {
    croppedPictureStorage.remove();
    userUploadStorage.remove();
  }
  await deletePicturesByFile(files);
}

type Cart = ActorRefFrom<typeof cartMachine>;
type OrderedBag = { lines: readonly CartLine[]; orderNo: string | null };

/** Reports what is in the bag, now and each time that it changes, in another tab too; returns how to stop. (CART-47) */
function followLines(cart: Cart, listener: (lines: readonly CartLine[]) => void): () => void {
  let { lines } = cart.getSnapshot().context;
  listener(lines);
  const following = cart.subscribe(({ context }) => {
    if (context.lines === lines) return;
    lines = context.lines;
    listener(lines);
  });
  return () => following.unsubscribe();
}

/** The order is in the hands of a payment provider: the next purchase is another one. (PAY-06) */
function handOver(cart: Cart, { lines, orderNo }: OrderedBag) {
  placementStorage.handOver(orderNo);
  void deleteOrderedPictures(lines);
  cart.send({ type: 'bag.ordered', lines });
}

function handleEvent(cart: Cart, event: CheckoutCartEvent) {
  switch (event.type) {
    case 'lines.repriced':
      return cart.send(event);
    case 'bag.ordered':
      // Without its copy the bag is all that is left of an order that may not be paid. (PAY-24)
      if (recoveryCopyStorage.hold(event.lines)) handOver(cart, event);
      return;
    case 'bag.paid':
      // What could not be copied stayed in the bag until it was paid.
      if (placementStorage.read()?.plan.orderNo === event.orderNo) handOver(cart, event);
      return;
    case 'bag.restored':
      placementStorage.takeBack(event.orderNo);
      cart.send({ type: 'lines.recalled', lines: event.lines });
  }
}

/** The bag of the visit, as the checkout is linked to it. */
export const createCheckoutCartPort = (cart: Cart) =>
  fromCallback<CheckoutCartEvent>(({ sendBack, receive }) => {
    receive((event) => handleEvent(cart, event));
    return followLines(cart, (lines) => sendBack({ type: 'bag.changed', lines }));
  });

/** The bag of the visit, as the check of it is linked to it. */
export const createBagCheckCartPort = (cart: Cart) =>
  fromCallback<LinesRepricedEvent>(({ sendBack, receive }) => {
    receive((event) => cart.send(event));
    return followLines(cart, (lines) => sendBack({ type: 'lines.changed', lines }));
  });
