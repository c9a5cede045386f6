import { cartSetup } from './cart.setup.ts';
import { panelState } from './panel.state.ts';
import { removalState } from './removal.state.ts';
import { stockState } from './stock.state.ts';

/** The bag: its lines, the panel that shows them, the question before one is removed, and whether there is one more. */
export const cartMachine = cartSetup.createMachine({
  id: 'cart',
  description: 'The shopping bag, stored in the browser',
  context: { lines: [], removing: null, checking: null, notices: {} },
  type: 'parallel',
  on: {
    'line.added': {
      guard: { type: 'hasRoom', params: ({ event }) => event.line },
      description: 'A line is added, or the quantity of an equal line is raised',
      meta: { requires: ['CART-10', 'CART-27', 'CART-28', 'CART-35'] },
      actions: { type: 'addLine', params: ({ event }) => event.line },
    },
    'lines.recalled': {
      description: 'The bag as the browser stored it, another tab left it, or a failed payment gives it back',
      meta: { requires: ['CART-10', 'CART-35', 'PAY-24'] },
      actions: { type: 'keepLines', params: ({ event }) => event.lines },
    },
    'lines.repriced': {
      guard: { type: 'isOtherPriced', params: ({ event }) => event.prices },
      description: 'Something costs more or less than when it was put into the bag; its line tells',
      meta: { messages: ['cart.repriced'], requires: ['CART-48'] },
      actions: { type: 'takePrices', params: ({ event }) => event.prices },
    },
    'bag.ordered': {
      guard: 'hasLines',
      description: 'The order is on its way to be paid; what came into the bag since stays',
      meta: { requires: ['PAY-06', 'PAY-08'] },
      actions: { type: 'dropOrdered', params: ({ event }) => event.lines },
    },
    'page.changed': {
      target: ['.panel.closed', '.removal.idle'],
      description: 'Another page was opened, perhaps by the Back button: what lay over the old one goes with it',
      actions: 'forgetQuestion',
    },
  },
  states: { panel: panelState, removal: removalState, stock: stockState },
});
