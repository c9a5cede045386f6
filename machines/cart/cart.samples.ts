import { MAX_LINES, MAX_QUANTITY } from '../../src/domain/cart.ts';
import type { CartLine } from '../../src/domain/cartLine.ts';
import type { Samples } from '../kit/samples.ts';
import { cartMachine } from './cart.machine.ts';
import type { LineNotices } from './lineNotices.ts';
import { framedPalms, manyLines, palms } from './sampleLines.ts';
import { moonJar } from './sampleProducts.ts';

const { key } = palms;

export const cartSamples = {
  input: undefined,
  events: [
    { type: 'line.added', line: palms },
    { type: 'line.added', line: framedPalms },
    { type: 'lines.recalled', lines: [] },
    { type: 'lines.recalled', lines: manyLines(MAX_LINES) },
    { type: 'lines.recalled', lines: [{ ...palms, quantity: MAX_QUANTITY }] },
    { type: 'lines.recalled', lines: [moonJar] },
    { type: 'lines.repriced', prices: { [moonJar.key]: 599_000 } },
    { type: 'bag.ordered', lines: [palms] },
    { type: 'quantity.raised', key },
    { type: 'quantity.raised', key: moonJar.key },
    { type: 'quantity.lowered', key },
    { type: 'removal.requested', key },
    { type: 'removal.cancelled' },
    { type: 'removal.confirmed' },
    { type: 'panel.opened' },
    { type: 'panel.closed' },
    { type: 'checkout.chosen' },
    { type: 'shopping.started' },
    { type: 'page.changed' },
    { type: 'xstate.done.actor.isInStock', output: true, reply: 'variations.read' },
    { type: 'xstate.done.actor.isInStock', output: false, reply: 'objects.soldOut' },
    { type: 'xstate.error.actor.isInStock', error: 'down', reply: 'variations.down' },
  ],
  distinguish: ({ lines, removing, checking }) => ({
    removing,
    checking,
    count: Math.min(lines.length, 3),
    quantities: lines.slice(0, 2).map((line) => [line.key, Math.min(line.quantity, 2)]),
    isRepriced: lines.some(({ key: one, price }) => one === moonJar.key && price !== moonJar.price),
  }),
} satisfies Samples<typeof cartMachine>;

/** The bag with these lines and their notices in it, its panel closed, for a view of another flow that shows it. */
export const createCartSnapshot = (lines: readonly CartLine[], notices: LineNotices = {}) =>
  cartMachine.resolveState({
    value: { panel: 'closed', removal: 'idle', stock: 'idle' },
    context: { lines, removing: null, checking: null, notices },
  });
