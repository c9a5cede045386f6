import { addToCartSetup } from './addToCart.setup.ts';
import { chooseFrameTransitions } from './chooseFrame.ts';

/** Why the thing did not go into the bag: each reason stays until it is mended, or the shopper tries again. */
export const refusedState = addToCartSetup.createStateConfig({
  description: 'It did not go into the bag, and the shopper reads why',
  initial: 'pincode',
  on: {
    'add.requested': {
      target: 'checkingDelivery',
      description: 'The shopper tries again',
      actions: { type: 'storeRequest', params: ({ event }) => event },
    },
    'frame.requested': chooseFrameTransitions,
  },
  states: {
    pincode: {
      description: 'The reason is the pincode; typing another one clears it',
      tags: 'pincodeAtFault',
      invoke: {
        id: 'awaitPincode',
        src: 'awaitPincode',
        onDone: { target: '#addToCart.ready', description: 'Another pincode was typed' },
      },
      initial: 'noPincode',
      states: {
        noPincode: {
          description: 'No pincode typed',
          entry: 'focusPincode',
          meta: { messages: ['add.noPincode'], requires: ['ART-24', 'CART-25'] },
        },
        shortPincode: {
          description: 'Fewer than six digits typed',
          entry: 'focusPincode',
          meta: { messages: ['add.shortPincode'], requires: ['ART-25', 'CART-25'] },
        },
        unserviceable: {
          description: 'We do not deliver there',
          entry: 'focusPincode',
          meta: { messages: ['add.unserviceable'], requires: ['ART-26', 'CART-25'] },
        },
        unanswered: {
          description: 'The pincode could not be checked',
          meta: { messages: ['add.unanswered'], requires: ['PIN-11'] },
        },
      },
    },
    noSize: {
      description: 'No size chosen: what is still to be chosen is scrolled to and focused',
      entry: 'focusMissingChoice',
      meta: { messages: ['add.noSize'], requires: ['ART-27', 'ART-28', 'CART-26'] },
    },
    noPicture: {
      description: 'No picture chosen for a gift that is made from one',
      entry: 'focusPicture',
      meta: { messages: ['add.noPicture'], requires: ['GIFT-16'] },
    },
    uploadFailed: {
      description: 'The picture did not reach the shop; nothing of what was chosen is lost',
      meta: { messages: ['add.uploadFailed'], requires: ['GIFT-18'] },
    },
    full: { description: 'The bag holds thirty lines', meta: { messages: ['cart.full'], requires: ['CART-37'] } },
  },
});
