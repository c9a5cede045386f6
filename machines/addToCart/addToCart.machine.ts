import type { CartLine } from '../../src/domain/cartLine.ts';
import { addToCartSetup } from './addToCart.setup.ts';
import { chooseFrameTransitions } from './chooseFrame.ts';
import { refusedState } from './refused.state.ts';

/** A thing goes into the bag, once its delivery and its size are settled, and a gift's picture is with the shop. */
export const addToCartMachine = addToCartSetup.createMachine({
  id: 'addToCart',
  description: 'Puts a thing into the bag',
  context: { line: null, otherLines: [], addedCount: 0, buyNow: false, picture: undefined },
  initial: 'ready',
  states: {
    ready: {
      description: 'Nothing requested, or all that was requested is settled',
      meta: { requires: ['ART-09'] },
      on: {
        'add.requested': {
          target: 'checkingDelivery',
          description: 'The shopper presses Add To Cart',
          actions: { type: 'storeRequest', params: ({ event }) => event },
        },
        'frame.requested': chooseFrameTransitions,
      },
    },
    checkingDelivery: {
      description: 'Can it be delivered to the pincode?',
      tags: 'busy',
      meta: { requires: ['CART-24'] },
      invoke: {
        id: 'checkDelivery',
        src: 'checkDelivery',
        onDone: [
          {
            guard: { type: 'hasDeliveryStatus', params: ({ event }) => ({ is: 'none', delivery: event.output }) },
            target: 'refused.pincode.noPincode',
            description: 'No pincode is known yet',
          },
          {
            guard: { type: 'hasDeliveryStatus', params: ({ event }) => ({ is: 'short', delivery: event.output }) },
            target: 'refused.pincode.shortPincode',
            description: 'The pincode is too short',
          },
          {
            guard: {
              type: 'hasDeliveryStatus',
              params: ({ event }) => ({ is: 'unserviceable', delivery: event.output }),
            },
            target: 'refused.pincode.unserviceable',
            description: 'Nothing is delivered to this pincode',
          },
          {
            guard: { type: 'hasDeliveryStatus', params: ({ event }) => ({ is: 'unanswered', delivery: event.output }) },
            target: 'refused.pincode.unanswered',
            description: 'Nobody answered whether it is delivered there',
          },
          {
            guard: 'lacksPicture',
            target: 'refused.noPicture',
            description: 'A gift of the own picture, without one',
          },
          {
            guard: 'hasPicture',
            target: 'uploadingPicture',
            description: 'A gift of the own picture',
            meta: { requires: ['GIFT-17'] },
            actions: { type: 'addressTo', params: ({ event }) => event.output },
          },
          {
            guard: 'hasLine',
            target: 'storing',
            description: 'It is delivered there, and a size is chosen',
            actions: { type: 'addressTo', params: ({ event }) => event.output },
          },
          { target: 'refused.noSize', description: 'No size is chosen', meta: { requires: ['CART-26'] } },
        ],
      },
    },
    refused: refusedState,
    uploadingPicture: {
      description: 'The picture for the gift is sent, before its line goes into the bag',
      tags: 'busy',
      meta: { messages: ['add.sending'], requires: ['GIFT-17'] },
      invoke: {
        id: 'uploadPicture',
        src: 'uploadPicture',
        input: ({ context }) => ({ picture: context.picture as string }),
        onDone: {
          target: 'storing',
          description: 'The shop has the picture',
          actions: { type: 'makeFrom', params: ({ event }) => event.output },
        },
        onError: { target: 'refused.uploadFailed', description: 'It did not get there', actions: 'logFailure' },
      },
    },
    storing: {
      description: 'The line goes into the bag',
      tags: 'busy',
      invoke: {
        id: 'putInCart',
        src: 'putInCart',
        input: ({ context }) => ({ line: context.line as CartLine }),
        onDone: [
          {
            guard: { type: 'isFull', params: ({ event }) => event.output },
            target: 'refused.full',
            description: 'The bag is full',
            actions: 'toastFull',
            meta: { requires: ['CART-35', 'CART-37'] },
          },
          {
            guard: { type: 'hasMore', params: ({ event }) => event.output },
            target: 'storing',
            reenter: true,
            description: 'It is in the bag, and one more follows',
            actions: 'takeNext',
            meta: { requires: ['CART-32'] },
          },
          {
            guard: { type: 'isLast', params: ({ event }) => event.output },
            target: 'inBag',
            description: 'It is in the bag, and it was the last one',
            actions: 'toastLast',
            meta: { messages: ['cart.last'], requires: ['CART-36'] },
          },
          {
            target: 'inBag',
            description: 'It is in the bag',
            meta: { requires: ['CART-32'] },
          },
        ],
      },
    },
    inBag: {
      description: 'It is in the bag: how to go on?',
      always: [
        {
          guard: 'buysNow',
          target: 'ready',
          description: 'Buying now: straight on to the checkout',
          actions: ['toastAdded', 'openDetails'],
          meta: { messages: ['add.added'], requires: ['CONF-16', 'CART-34'] },
        },
        { target: 'added', description: 'The shopper says where to go on' },
      ],
    },
    added: {
      description: 'It is in the bag, and a popup describes how to go on',
      meta: { messages: ['add.addedTitle'], requires: ['ART-13', 'CART-33', 'CART-34'] },
      on: {
        'popup.closed': { target: 'ready', description: 'Continue shopping' },
        'checkout.chosen': {
          target: 'ready',
          description: 'Proceed to checkout',
          actions: 'openBag',
          meta: { requires: ['ART-14'] },
        },
      },
    },
  },
});
