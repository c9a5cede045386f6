import { assign, sendTo, setup } from 'xstate';
import type { CartLine } from '../../src/domain/cartLine.ts';
import { canSellOut, getChangedPrices, type LinePrices } from '../../src/domain/linePrices.ts';
import type { cartMessages } from '../../src/messages/cart.ts';
import type { bagCheckMessages } from '../../src/messages/checkout.ts';
import type { Meta } from '../kit/meta.ts';
import { callbackPort, port } from '../kit/port.ts';

type Lines = readonly CartLine[];

export type BagCheckInput = { lines: Lines };
export type BagCheckOutput = { outcome: 'inStock' };
/** What the bag hears of its check. */
export type LinesRepricedEvent = { type: 'lines.repriced'; prices: LinePrices };

/** The bag before it is left: today's prices, and whether all of it can be had. */
export const bagCheckMachine = setup({
  types: {
    /** `soldOut` holds the keys of lines. */
    context: {} as { lines: Lines; soldOut: readonly string[] },
    events: {} as { type: 'bag.continued' } | { type: 'lines.changed'; lines: Lines },
    input: {} as BagCheckInput,
    output: {} as BagCheckOutput,
    meta: {} as Meta<keyof (typeof bagCheckMessages & typeof cartMessages)>,
  },
  actors: {
    /** The bag of the visit: it describes what is in it. */
    bag: callbackPort<LinesRepricedEvent>(),
    readPrices: port<LinePrices, { lines: Lines }>('readPrices'),
    lookUpStock: port<{ soldOut: readonly string[] }, { lines: Lines }>('lookUpStock'),
  },
  guards: {
    isOtherPriced: ({ context }, prices: LinePrices) => Object.keys(getChangedPrices(context.lines, prices)).length > 0,
    canSellOut: ({ context }) => context.lines.some(canSellOut),
    isSoldOut: ({ context }, soldOut: readonly string[]) => context.lines.some(({ key }) => soldOut.includes(key)),
    isNothingSoldOut: ({ context }) => context.lines.every(({ key }) => !context.soldOut.includes(key)),
  },
  actions: {
    keepSoldOut: assign((_, soldOut: readonly string[]) => ({ soldOut })),
    sendPrices: sendTo('bag', ({ context }, prices: LinePrices) => ({
      type: 'lines.repriced',
      prices: getChangedPrices(context.lines, prices),
    })),
  },
  delays: { patience: 10_000 },
}).createMachine({
  id: 'bagCheck',
  description: "The bag's prices and stock, before it is left",
  context: ({ input: { lines } }) => ({ lines, soldOut: [] }),
  output: { outcome: 'inStock' },
  initial: 'open',
  invoke: { id: 'bag', src: 'bag' },
  on: {
    'lines.changed': {
      description: 'The bag changed, here or in another tab',
      actions: assign(({ event }) => ({ lines: event.lines })),
    },
  },
  states: {
    open: {
      description: 'The shopper looks at the bag, and can go on',
      initial: 'loading',
      on: {
        'bag.continued': [
          {
            guard: 'canSellOut',
            target: 'checking',
            description: 'SAVE & CONTINUE, with something that can sell out',
            meta: { requires: ['CHK-21'] },
          },
          {
            target: 'inStock',
            description: 'SAVE & CONTINUE: everything is made for the shopper',
            meta: { requires: ['CHK-20'] },
          },
        ],
      },
      states: {
        loading: {
          description: "Today's prices are read; nobody waits for them",
          meta: { requires: ['CART-48'] },
          invoke: {
            id: 'readPrices',
            src: 'readPrices',
            input: ({ context: { lines } }) => ({ lines }),
            onDone: [
              {
                guard: { type: 'isOtherPriced', params: ({ event }) => event.output },
                target: 'idle',
                description: 'Some prices changed since; the bag takes them and tells',
                actions: { type: 'sendPrices', params: ({ event }) => event.output },
                meta: { requires: ['CART-48'] },
              },
              { target: 'idle', description: 'All prices are as the bag has them' },
            ],
            onError: { target: 'idle', description: 'None can be read: the bag keeps its own' },
          },
        },
        idle: { description: 'Waits for the shopper' },
        soldOut: {
          description: 'The flow stops here: something sold out. The shopper can remove it, or try again',
          meta: { messages: ['cart.outOfStock', 'bagCheck.wayOn'], requires: ['CHK-22', 'CART-49'] },
          always: {
            guard: 'isNothingSoldOut',
            target: 'idle',
            description: 'Everything that sold out was removed',
          },
        },
      },
    },
    checking: {
      description: 'The stock of every object and mixed media work is looked up',
      meta: { messages: ['bagCheck.checking'], requires: ['CHK-21'] },
      invoke: {
        id: 'lookUpStock',
        src: 'lookUpStock',
        input: ({ context: { lines } }) => ({ lines }),
        onDone: [
          {
            guard: { type: 'isSoldOut', params: ({ event }) => event.output.soldOut },
            target: 'open.soldOut',
            description: 'Something in the bag is sold out',
            actions: { type: 'keepSoldOut', params: ({ event }) => event.output.soldOut },
            meta: { requires: ['CHK-22'] },
          },
          { target: 'inStock', description: 'All of it is in stock', meta: { requires: ['CHK-20', 'CART-50'] } },
        ],
        onError: { target: 'inStock', description: 'None of it can be looked up', meta: { requires: ['CART-50'] } },
      },
      after: { patience: { target: 'inStock', description: 'No answer at all', meta: { requires: ['CART-50'] } } },
    },
    inStock: { type: 'final', description: 'On to shipping' },
  },
});
