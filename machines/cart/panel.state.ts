import { not } from 'xstate';
import { cartSetup } from './cart.setup.ts';

/** The bag at the side of any page. */
export const panelState = cartSetup.createStateConfig({
  description: 'The panel at the side of the page',
  initial: 'closed',
  states: {
    closed: {
      description: 'Out of sight; the icon in the header shows the count',
      meta: { requires: ['SHELL-11', 'CART-46'] },
      on: {
        'panel.opened': {
          guard: 'isRemovalIdle',
          target: 'open',
          description: 'The bag is opened',
          meta: { requires: ['SHELL-12'] },
        },
      },
    },
    open: {
      description: 'Over the page',
      meta: { requires: ['SHELL-12', 'CART-01'] },
      initial: 'filled',
      on: {
        'panel.closed': {
          guard: 'isRemovalIdle',
          target: 'closed',
          description: 'Keep Shopping',
          meta: { requires: ['CART-06'] },
        },
      },
      states: {
        filled: {
          description: 'It lists what is in the bag',
          meta: { requires: ['CART-02', 'CART-04'] },
          always: { guard: not('hasLines'), target: 'empty', description: 'The last item went' },
          on: {
            'checkout.chosen': {
              guard: 'isRemovalIdle',
              target: '#cart.panel.closed',
              actions: 'openCheckout',
              description: 'Checkout',
              meta: { requires: ['CART-05'] },
            },
          },
        },
        empty: {
          description: 'The bag is empty',
          meta: { messages: ['cart.empty', 'cart.emptyHint'], requires: ['CART-07', 'CART-08'] },
          always: { guard: 'hasLines', target: 'filled', description: 'Something was put in' },
          on: {
            'shopping.started': {
              target: '#cart.panel.closed',
              actions: 'openHome',
              description: 'Start Shopping',
              meta: { requires: ['CART-09'] },
            },
          },
        },
      },
    },
  },
});
