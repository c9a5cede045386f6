import { type ActorRefFrom, waitFor } from 'xstate';
import { addToCartMachine } from '../../machines/addToCart/addToCart.machine.ts';
import type { Delivery } from '../../machines/addToCart/addToCart.setup.ts';
import type { cartMachine } from '../../machines/cart/cart.machine.ts';
import { provideActors } from '../../machines/kit/port.ts';
import type { pincodeMachine } from '../../machines/pincode/pincode.machine.ts';
import { type AddOutcome, addLine } from '../domain/cart.ts';
import type { CartLine } from '../domain/cartLine.ts';
import type { GiftUpload } from '../domain/productLine.ts';

type VisitActors = { pincode: ActorRefFrom<typeof pincodeMachine>; cart: ActorRefFrom<typeof cartMachine> };

/** Add To Cart's ports, from the pincode box and the bag of the visit. */
export const addToCartPorts = ({ pincode, cart }: VisitActors) => {
  const waitForLookup = (signal: AbortSignal) =>
    waitFor(pincode, (state) => !state.matches('lookingUp'), { signal, timeout: Number.POSITIVE_INFINITY });
  return {
    /** How delivery stands, once any lookup has ended; one that failed is tried once more. (CART-24, PIN-11) */
    async checkDelivery(_: unknown, signal: AbortSignal): Promise<Delivery> {
      let state = await waitForLookup(signal);
      if (state.matches('unanswered')) {
        pincode.send({ type: 'pincode.retried' });
        state = await waitForLookup(signal);
      }
      const { text } = state.context;
      if (state.matches('serviceable')) return { status: 'serviceable', pincode: text };
      if (state.matches('unserviceable')) return { status: 'unserviceable', pincode: text };
      if (state.matches('unanswered')) return { status: 'unanswered', pincode: text };
      return { status: text === '' ? 'none' : 'short', pincode: text };
    },
    async awaitPincode(_: unknown, signal: AbortSignal): Promise<void> {
      const before = pincode.getSnapshot().context.text;
      await waitFor(pincode, ({ context }) => context.text !== before, { signal, timeout: Number.POSITIVE_INFINITY });
    },
    /** (GIFT-17) */
    async uploadPicture({ picture }: { picture: string }, signal: AbortSignal): Promise<GiftUpload> {
      // Only for who has chosen a picture.
      const { uploadGiftPicture } = await import('./giftPicture.ts');
      return uploadGiftPicture(picture, signal);
    },
    async putInCart({ line }: { line: CartLine }): Promise<AddOutcome> {
      const { outcome } = addLine(cart.getSnapshot().context.lines, line);
      cart.send({ type: 'line.added', line });
      return outcome;
    },
  };
};

export const addToCartLogic = (visit: VisitActors) => provideActors(addToCartMachine, addToCartPorts(visit));
