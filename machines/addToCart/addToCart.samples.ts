import { islands, ownPicture } from '../cart/sampleLines.ts';
import type { Samples } from '../kit/samples.ts';
import type { addToCartMachine } from './addToCart.machine.ts';

/** The first of both goes into the bag, the other one is bought at once. */
const line = { ...ownPicture, pincode: '' };
const other = { ...islands, pincode: '' };

const stands = (standing: 'none' | 'short' | 'unserviceable' | 'serviceable' | 'unanswered', pincode: string) => ({
  type: 'xstate.done.actor.checkDelivery' as const,
  output: { standing, pincode },
  answer: `delivery.${standing}`,
});
const put = (output: 'added' | 'addedLast' | 'raised' | 'full') => ({
  type: 'xstate.done.actor.putInCart' as const,
  output,
  answer: `cart.${output}`,
});

export const addToCartSamples = {
  input: undefined,
  events: [
    { type: 'add.asked', line, buyNow: false },
    { type: 'add.asked', line: other, buyNow: true },
    { type: 'add.asked', line: null, buyNow: false },
    { type: 'frame.asked', to: '/frame/between-two-islands?type=art&media=Paper&size=36x24' },
    { type: 'frame.asked', to: null },
    stands('none', ''),
    stands('short', '682'),
    stands('unserviceable', '999999'),
    stands('unanswered', '682001'),
    stands('serviceable', '682001'),
    { type: 'xstate.done.actor.awaitPincode', output: undefined, answer: 'pincode.retyped' },
    put('added'),
    put('raised'),
    put('addedLast'),
    put('full'),
    { type: 'popup.closed' },
    { type: 'checkout.chosen' },
  ],
} satisfies Samples<typeof addToCartMachine>;
