import type { Journey } from '../kit/journeys.ts';
import type { cartMachine } from './cart.machine.ts';
import { moonJar } from './sampleProducts.ts';

export const cartJourneys: readonly Journey<typeof cartMachine>[] = [
  {
    name: 'A print goes into the bag, and the shopper on to checkout',
    requires: ['CART-05', 'CART-28', 'CART-32'],
    steps: ['line.added', 'panel.opened', 'checkout.chosen'],
    endsIn: 'panel.closed',
  },
  {
    name: 'The same print is added twice',
    requires: ['CART-27'],
    steps: ['line.added', 'line.added', 'panel.opened', 'quantity.lowered'],
    endsIn: 'panel.open.filled',
  },
  {
    name: 'The last thing is removed',
    requires: ['CART-02', 'CART-03', 'CART-07', 'CART-09', 'CART-44'],
    steps: ['line.added', 'panel.opened', 'removal.requested', 'removal.confirmed', 'shopping.started'],
    endsIn: 'panel.closed',
  },
  {
    name: 'A removal is thought better of',
    requires: ['CART-03', 'CART-06'],
    steps: ['line.added', 'panel.opened', 'removal.requested', 'removal.cancelled', 'panel.closed'],
    endsIn: 'panel.closed',
  },
  {
    name: 'One more of an object is wanted than there is',
    requires: ['CART-42', 'CART-49'],
    steps: [
      { type: 'lines.recalled', lines: [moonJar] },
      'panel.opened',
      { type: 'quantity.raised', key: moonJar.key },
      'objects.soldOut',
    ],
    endsIn: 'stock.idle',
  },
  {
    name: 'A price has changed since',
    requires: ['CART-48'],
    steps: [{ type: 'lines.recalled', lines: [moonJar] }, 'lines.repriced', 'panel.opened'],
    endsIn: 'panel.open.filled',
  },
];
