import { cartSetup } from './cart.setup.ts';

/** One more of something of which there may be no more. All else in the bag stays in use meanwhile. */
export const stockState = cartSetup.createStateConfig({
  description: 'One more of a decor object is taken once it is known to be there',
  initial: 'idle',
  states: {
    idle: {
      description: 'No stock is being looked up',
      on: {
        'quantity.raised': {
          guard: { type: 'canAskForMore', params: ({ event }) => event.key },
          target: 'checking',
          description: 'One more of a decor object is requested',
          meta: { requires: ['CART-42'] },
          actions: { type: 'check', params: ({ event }) => event.key },
        },
      },
    },
    checking: {
      description: 'The stock of one object is looked up; another one waits until that is known',
      meta: { requires: ['CART-42'] },
      always: {
        guard: 'isCheckedLineMissing',
        target: 'idle',
        actions: 'forgetCheck',
        description: 'The line went meanwhile: removed, ordered, or taken out in another tab',
      },
      invoke: {
        id: 'isInStock',
        src: 'isInStock',
        input: ({ context: { lines, checking } }) =>
          lines.find(({ key }) => key === checking) as (typeof lines)[number],
        onDone: [
          {
            guard: { type: 'isOutOfStock', params: ({ event }) => event.output },
            target: 'idle',
            actions: 'addOutOfStockNotice',
            description: 'There is no more of it',
            meta: { messages: ['cart.outOfStock'], requires: ['CART-42', 'CART-49'] },
          },
          {
            target: 'idle',
            actions: 'raiseChecked',
            description: 'One more',
            meta: { requires: ['CART-40', 'CART-42'] },
          },
        ],
        onError: {
          target: 'idle',
          actions: 'raiseChecked',
          description: 'It cannot be looked up, which counts as in stock',
          meta: { requires: ['CART-50'] },
        },
      },
      after: {
        patience: {
          target: 'idle',
          actions: 'raiseChecked',
          description: 'No answer at all counts as in stock',
          meta: { requires: ['CART-50'] },
        },
      },
    },
  },
});
