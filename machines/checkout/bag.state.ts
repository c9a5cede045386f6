import { not } from 'xstate';
import { checkoutSetup } from './checkout.setup.ts';

/** The shopping bag, with today's prices. */
export const bagState = checkoutSetup.createStateConfig({
  description: 'Shopping bag',
  meta: { requires: ['CHK-03', 'CHK-17', 'CHK-24'] },
  initial: 'filled',
  states: {
    filled: {
      description: 'What is in the bag, and what it comes to',
      meta: { requires: ['CHK-17', 'CHK-24', 'CHK-25'] },
      always: { guard: not('hasLines'), target: 'empty', description: 'The last item went' },
      invoke: {
        id: 'bagCheck',
        src: 'bagCheck',
        input: ({ context }) => ({ lines: context.lines }),
        onDone: {
          target: '#checkout.shipping',
          description: 'SAVE & CONTINUE, with everything in stock',
          actions: { type: 'goTo', params: { stage: 'shipping' } },
          meta: { requires: ['CHK-20', 'CHK-21', 'CHK-22', 'CHK-23'] },
        },
      },
    },
    empty: {
      description: 'Nothing in the bag',
      meta: { messages: ['cart.empty'], requires: ['CHK-18', 'CHK-19', 'CHK-23'] },
      always: { guard: 'hasLines', target: 'filled', description: 'Something was put in' },
    },
  },
});
