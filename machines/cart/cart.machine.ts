import { assign, emit, not, setup, stateIn } from 'xstate';
import {
  addLine,
  type CartLine,
  lowerQuantity,
  MAX_LINES,
  MAX_QUANTITY,
  quantityOf,
  raiseQuantity,
  removeLine,
  withoutOrdered,
} from '../../src/domain/cart.ts';
import type { Effect, Meta } from '../kit/meta.ts';

type Lines = readonly CartLine[];

/** The bag: its lines, the panel that shows them, and the question before one is removed. */
export const cartMachine = setup({
  types: {
    context: {} as { lines: Lines; removing: string | null },
    events: {} as
      | { type: 'line.added'; line: CartLine }
      | { type: 'lines.recalled'; lines: Lines }
      | { type: 'bag.ordered'; lines: Lines }
      | { type: 'quantity.raised'; key: string }
      | { type: 'quantity.lowered'; key: string }
      | { type: 'removal.asked'; key: string }
      | { type: 'removal.cancelled' }
      | { type: 'removal.confirmed' }
      | { type: 'panel.opened' }
      | { type: 'panel.closed' }
      | { type: 'checkout.chosen' }
      | { type: 'shopping.started' }
      | { type: 'page.changed' },
    emitted: {} as Effect,
    meta: {} as Meta,
  },
  guards: {
    hasLines: ({ context }) => context.lines.length > 0,
    hasRoom: ({ context }, line: CartLine) => addLine(context.lines, line).outcome !== 'full',
    canRaise: ({ context }, key: string) =>
      context.lines.some((line) => line.key === key && quantityOf(line) < MAX_QUANTITY),
    canLower: ({ context }, key: string) => context.lines.some((line) => line.key === key && quantityOf(line) > 1),
    isInBag: ({ context }, key: string) => context.lines.some((line) => line.key === key),
    isGone: ({ context }) => context.lines.every((line) => line.key !== context.removing),
    /** While the question stands, nothing behind it can be reached. */
    isUnasked: stateIn({ removal: 'settled' }),
  },
  actions: {
    forgetQuestion: assign({ removing: null }),
    openCheckout: emit({ type: 'navigate', to: '/checkout/details' }),
    openHome: emit({ type: 'navigate', to: '/' }),
  },
}).createMachine({
  id: 'cart',
  description: 'The shopping bag, kept in the browser',
  context: { lines: [], removing: null },
  type: 'parallel',
  on: {
    'line.added': {
      guard: { type: 'hasRoom', params: ({ event }) => event.line },
      description: 'A line is added, or the quantity of an equal line is raised',
      meta: { requires: ['CART-10', 'CART-27', 'CART-28', 'CART-35'] },
      actions: assign(({ context, event }) => ({ lines: addLine(context.lines, event.line).lines })),
    },
    'lines.recalled': {
      description: 'The bag as the browser kept it, another tab left it, or a failed payment gives it back',
      meta: { requires: ['CART-10', 'CART-35', 'PAY-24'] },
      actions: assign(({ event: { lines } }) => ({
        lines: lines.length > MAX_LINES ? lines.slice(0, MAX_LINES) : lines,
      })),
    },
    'bag.ordered': {
      guard: 'hasLines',
      description: 'The order is on its way to be paid; what came into the bag since stays',
      meta: { requires: ['PAY-06', 'PAY-08'] },
      actions: assign(({ context, event }) => ({ lines: withoutOrdered(context.lines, event.lines) })),
    },
    'page.changed': {
      target: ['.panel.closed', '.removal.settled'],
      description: 'Another page was opened, perhaps by the Back button: what lay over the old one goes with it',
      actions: 'forgetQuestion',
    },
  },
  states: {
    panel: {
      description: 'The panel at the side of the page',
      initial: 'closed',
      states: {
        closed: {
          description: 'Out of sight; the icon in the header shows the count',
          meta: { requires: ['SHELL-11', 'CART-46'] },
          on: { 'panel.opened': { guard: 'isUnasked', target: 'open', meta: { requires: ['SHELL-12'] } } },
        },
        open: {
          description: 'Over the page',
          meta: { requires: ['SHELL-12', 'CART-01'] },
          initial: 'filled',
          on: {
            'panel.closed': {
              guard: 'isUnasked',
              target: 'closed',
              description: 'Keep Shopping',
              meta: { requires: ['CART-06'] },
            },
          },
          states: {
            filled: {
              description: 'It lists what is in the bag',
              meta: { requires: ['CART-02', 'CART-04'] },
              always: { guard: not('hasLines'), target: 'empty' },
              on: {
                'checkout.chosen': {
                  guard: 'isUnasked',
                  target: '#cart.panel.closed',
                  actions: 'openCheckout',
                  description: 'Checkout',
                  meta: { requires: ['CART-05'] },
                },
              },
            },
            empty: {
              description: 'The bag is empty',
              meta: { says: ['cart.empty', 'cart.emptyHint'], requires: ['CART-07', 'CART-08'] },
              always: { guard: 'hasLines', target: 'filled' },
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
    },
    removal: {
      description: 'Removing a line is asked twice',
      initial: 'settled',
      states: {
        settled: {
          description: 'Nothing is being removed',
          on: {
            'quantity.raised': {
              guard: { type: 'canRaise', params: ({ event }) => event.key },
              description: 'One more of a line',
              meta: { requires: ['CART-40', 'CART-41'] },
              actions: assign(({ context, event }) => ({ lines: raiseQuantity(context.lines, event.key) })),
            },
            'quantity.lowered': {
              guard: { type: 'canLower', params: ({ event }) => event.key },
              description: 'One fewer of a line, never less than one',
              meta: { requires: ['CART-40', 'CART-43'] },
              actions: assign(({ context, event }) => ({ lines: lowerQuantity(context.lines, event.key) })),
            },
            'removal.asked': {
              guard: { type: 'isInBag', params: ({ event }) => event.key },
              target: 'confirming',
              description: 'Remove Item',
              meta: { requires: ['CART-02', 'CART-03'] },
              actions: assign(({ event }) => ({ removing: event.key })),
            },
          },
        },
        confirming: {
          description: 'Are you sure?',
          meta: { says: ['cart.confirmRemoval'], requires: ['CART-03'] },
          always: {
            guard: 'isGone',
            target: 'settled',
            actions: 'forgetQuestion',
            description: 'The line went meanwhile, in another tab',
          },
          on: {
            'removal.cancelled': { target: 'settled', actions: 'forgetQuestion', description: 'Cancel' },
            'removal.confirmed': {
              target: 'settled',
              description: 'The line is removed; count and total follow',
              meta: { requires: ['CART-44', 'CART-45', 'CART-46'] },
              actions: assign(({ context }) => ({
                lines: removeLine(context.lines, context.removing ?? ''),
                removing: null,
              })),
            },
          },
        },
      },
    },
  },
});
