import { islands, ownPicture } from '../cart/sampleLines.ts';
import { ownGift } from '../cart/sampleProducts.ts';
import type { Samples } from '../kit/samples.ts';
import type { addToCartMachine } from './addToCart.machine.ts';

/** The first of both goes into the bag, the other one is bought at once. */
const line = { ...ownPicture, pincode: '' };
const other = { ...islands, pincode: '' };

/** A gift that nobody sent a picture for yet. */
const gift = { ...ownGift, og_image: '', image_id: '', image_url: '' };

const createDeliveryReply = (
  status: 'none' | 'short' | 'unserviceable' | 'serviceable' | 'unanswered',
  pincode: string,
) => ({
  type: 'xstate.done.actor.checkDelivery' as const,
  output: { status, pincode },
  reply: `delivery.${status}`,
});
const createCartReply = (output: 'added' | 'addedLast' | 'raised' | 'full') => ({
  type: 'xstate.done.actor.putInCart' as const,
  output,
  reply: `cart.${output}`,
});

export const addToCartSamples = {
  input: undefined,
  // The backend gives each file an id of its own.
  compare: ({ line, ...context }) => ({
    ...context,
    line:
      line?.kind === 'gifting'
        ? { ...line, key: '', image_id: '', image_url: '', og_image: line.og_image !== '' }
        : line,
  }),
  events: [
    { type: 'add.requested', line, buyNow: false },
    { type: 'add.requested', line: other, buyNow: true },
    { type: 'add.requested', line, otherLines: [other], buyNow: false },
    { type: 'add.requested', line: null, buyNow: false },
    { type: 'add.requested', line: gift, buyNow: false, picture: null },
    { type: 'add.requested', line: gift, buyNow: false, picture: 'picture-1' },
    { type: 'frame.requested', framesPath: '/frame/between-two-islands?type=art&media=Paper&size=36x24' },
    { type: 'frame.requested', framesPath: null },
    createDeliveryReply('none', ''),
    createDeliveryReply('short', '682'),
    createDeliveryReply('unserviceable', '999999'),
    createDeliveryReply('unanswered', '682001'),
    createDeliveryReply('serviceable', '682001'),
    {
      type: 'xstate.done.actor.uploadPicture',
      output: { file: ownGift.og_image, url: ownGift.image_url },
      reply: 'upload.stored',
    },
    { type: 'xstate.error.actor.uploadPicture', error: 'down', reply: 'upload.down' },
    { type: 'xstate.done.actor.awaitPincode', output: undefined, reply: 'pincode.retyped' },
    createCartReply('added'),
    createCartReply('raised'),
    createCartReply('addedLast'),
    createCartReply('full'),
    { type: 'popup.closed' },
    { type: 'checkout.chosen' },
  ],
} satisfies Samples<typeof addToCartMachine>;
