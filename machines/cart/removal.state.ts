import { cartSetup } from './cart.setup.ts';

/** Quantities, and the question before a line goes. */
export const removalState = cartSetup.createStateConfig({
  description: 'Removing a line takes a confirmation',
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing is being removed',
      on: {
        'quantity.raised': {
          guard: { type: 'canRaise', params: ({ event }) => event.key },
          description: 'One more of a line that is made to order',
          meta: { requires: ['CART-40', 'CART-41'] },
          actions: { type: 'raise', params: ({ event }) => event.key },
        },
        'quantity.lowered': {
          guard: { type: 'canLower', params: ({ event }) => event.key },
          description: 'One fewer of a line, never less than one',
          meta: { requires: ['CART-40', 'CART-43'] },
          actions: { type: 'lower', params: ({ event }) => event.key },
        },
        'removal.requested': {
          guard: { type: 'isInBag', params: ({ event }) => event.key },
          target: 'confirming',
          description: 'Remove Item',
          meta: { requires: ['CART-02', 'CART-03'] },
          actions: { type: 'askRemoval', params: ({ event }) => event.key },
        },
      },
    },
    confirming: {
      description: 'Are you sure?',
      meta: { messages: ['cart.confirmRemoval'], requires: ['CART-03'] },
      always: {
        guard: 'isLineMissing',
        target: 'idle',
        actions: 'forgetQuestion',
        description: 'The line went meanwhile, in another tab',
      },
      on: {
        'removal.cancelled': { target: 'idle', actions: 'forgetQuestion', description: 'Cancel' },
        'removal.confirmed': {
          target: 'idle',
          description: 'The line is removed; count and total follow',
          meta: { requires: ['CART-44', 'CART-45', 'CART-46'] },
          actions: 'remove',
        },
      },
    },
  },
});
