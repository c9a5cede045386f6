import { assign, emit, setup } from 'xstate';
import type { AddOutcome } from '../../src/domain/cart.ts';
import type { CartLine } from '../../src/domain/cartLine.ts';
import type { Effect, Meta } from '../kit/meta.ts';
import { port } from '../kit/port.ts';

/** What is known of delivery when a thing is about to go into the bag. */
export type Delivery = { standing: 'none' | 'short' | 'unserviceable' | 'serviceable' | 'unanswered'; pincode: string };

/** Add To Cart is pressed; `buyNow` means straight on to the checkout. */
type Asked = { type: 'add.asked'; line: CartLine | null; buyNow: boolean };

type FrameAsked = { type: 'frame.asked'; to: string | null };

/** Choose A Frame, beside the button; `to` is null while no size is chosen. */
const frameAsked = [
  {
    guard: { type: 'hasSize', params: ({ event }: { event: FrameAsked }) => event.to },
    target: '#addToCart.ready',
    description: 'Choose A Frame, for the size that is chosen',
    meta: { requires: ['CONF-13'] },
    actions: { type: 'openFrames', params: ({ event }: { event: FrameAsked }) => event.to ?? '' },
  },
  {
    target: '#addToCart.refused.noSize',
    description: 'Choose A Frame, without a size',
    meta: { requires: ['ART-28'] },
  },
] as const;

/** A thing goes into the bag, once its delivery and its size are settled. */
export const addToCartMachine = setup({
  types: {
    context: {} as { line: CartLine | null; buyNow: boolean },
    events: {} as Asked | FrameAsked | { type: 'popup.closed' } | { type: 'checkout.chosen' },
    emitted: {} as Effect,
    meta: {} as Meta,
  },
  actors: {
    checkDelivery: port<Delivery>('checkDelivery'),
    /** Settles once another pincode stands in the box than at the time of the call. */
    awaitPincode: port<void>('awaitPincode'),
    putInCart: port<AddOutcome, { line: CartLine }>('putInCart'),
  },
  guards: {
    stands: (_, { is, delivery }: { is: Delivery['standing']; delivery: Delivery }) => delivery.standing === is,
    hasLine: ({ context }) => context.line !== null,
    buysNow: ({ context }) => context.buyNow,
    hasSize: (_, to: string | null) => to !== null,
    isFull: (_, outcome: AddOutcome) => outcome === 'full',
    isLast: (_, outcome: AddOutcome) => outcome === 'addedLast',
  },
  actions: {
    keepAsked: assign((_, { line, buyNow }: Asked) => ({ line, buyNow })),
    addressTo: assign(({ context }, delivery: Delivery) => ({
      line: context.line && { ...context.line, pincode: delivery.pincode },
    })),
    focusPincode: emit({ type: 'focus', field: 'pincode' }),
    sayAdded: emit({ type: 'toast', says: 'add.added', tone: 'good' }),
    sayLast: emit({ type: 'toast', says: 'cart.last', tone: 'plain' }),
    sayFull: emit({ type: 'toast', says: 'cart.full', tone: 'bad' }),
    openBag: emit({ type: 'navigate', to: '/checkout/shopping-bag/' }),
    openDetails: emit({ type: 'navigate', to: '/checkout/details' }),
    openFrames: emit((_, to: string) => ({ type: 'navigate', to })),
  },
}).createMachine({
  id: 'addToCart',
  description: 'Puts a thing into the bag',
  context: { line: null, buyNow: false },
  initial: 'ready',
  states: {
    ready: {
      description: 'Nothing asked, or all that was asked is settled',
      meta: { requires: ['ART-09'] },
      on: {
        'add.asked': {
          target: 'checkingDelivery',
          description: 'The shopper presses Add To Cart',
          actions: { type: 'keepAsked', params: ({ event }) => event },
        },
        'frame.asked': frameAsked,
      },
    },
    checkingDelivery: {
      description: 'Can it be delivered to the pincode?',
      meta: { requires: ['CART-24'] },
      invoke: {
        id: 'checkDelivery',
        src: 'checkDelivery',
        onDone: [
          {
            guard: { type: 'stands', params: ({ event }) => ({ is: 'none', delivery: event.output }) },
            target: 'refused.pincode.noPincode',
          },
          {
            guard: { type: 'stands', params: ({ event }) => ({ is: 'short', delivery: event.output }) },
            target: 'refused.pincode.shortPincode',
          },
          {
            guard: { type: 'stands', params: ({ event }) => ({ is: 'unserviceable', delivery: event.output }) },
            target: 'refused.pincode.unserviceable',
          },
          {
            guard: { type: 'stands', params: ({ event }) => ({ is: 'unanswered', delivery: event.output }) },
            target: 'refused.pincode.unanswered',
          },
          {
            guard: 'hasLine',
            target: 'putting',
            actions: { type: 'addressTo', params: ({ event }) => event.output },
          },
          { target: 'refused.noSize', meta: { requires: ['CART-26'] } },
        ],
      },
    },
    refused: {
      description: 'It did not go into the bag, and the shopper reads why',
      initial: 'pincode',
      on: {
        'add.asked': {
          target: 'checkingDelivery',
          description: 'The shopper tries again',
          actions: { type: 'keepAsked', params: ({ event }) => event },
        },
        'frame.asked': frameAsked,
      },
      states: {
        pincode: {
          description: 'The reason is the pincode; another one takes the complaint away',
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
              meta: { says: ['add.noPincode'], requires: ['ART-24', 'CART-25'] },
            },
            shortPincode: {
              description: 'Fewer than six digits typed',
              entry: 'focusPincode',
              meta: { says: ['add.shortPincode'], requires: ['ART-25', 'CART-25'] },
            },
            unserviceable: {
              description: 'We do not deliver there',
              entry: 'focusPincode',
              meta: { says: ['add.unserviceable'], requires: ['ART-26', 'CART-25'] },
            },
            unanswered: {
              description: 'The pincode could not be checked',
              meta: { says: ['add.unanswered'], requires: ['PIN-11'] },
            },
          },
        },
        noSize: {
          description: 'No size chosen',
          meta: { says: ['add.noSize'], requires: ['ART-27', 'ART-28', 'CART-26'] },
        },
        full: { description: 'The bag holds thirty lines', meta: { says: ['cart.full'], requires: ['CART-37'] } },
      },
    },
    putting: {
      description: 'The line goes into the bag',
      invoke: {
        id: 'putInCart',
        src: 'putInCart',
        input: ({ context }) => ({ line: context.line as CartLine }),
        onDone: [
          {
            guard: { type: 'isFull', params: ({ event }) => event.output },
            target: 'refused.full',
            actions: 'sayFull',
            meta: { requires: ['CART-35', 'CART-37'] },
          },
          {
            guard: { type: 'isLast', params: ({ event }) => event.output },
            target: 'inBag',
            actions: 'sayLast',
            meta: { says: ['cart.last'], requires: ['CART-36'] },
          },
          {
            target: 'inBag',
            actions: 'sayAdded',
            meta: { says: ['add.added'], requires: ['CART-32', 'CART-34'] },
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
          actions: 'openDetails',
          meta: { requires: ['CONF-16'] },
        },
        { target: 'added' },
      ],
    },
    added: {
      description: 'It is in the bag, and a popup says how to go on',
      meta: { says: ['add.addedTitle'], requires: ['ART-13', 'CART-33'] },
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
