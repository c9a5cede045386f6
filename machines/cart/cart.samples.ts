import { MAX_LINES, MAX_QUANTITY, quantityOf } from '../../src/domain/cart.ts';
import type { Samples } from '../kit/samples.ts';
import type { cartMachine } from './cart.machine.ts';
import { framedPalms, manyLines, palms } from './sampleLines.ts';

const { key } = palms;

export const cartSamples = {
  input: undefined,
  events: [
    { type: 'line.added', line: palms },
    { type: 'line.added', line: framedPalms },
    { type: 'lines.recalled', lines: [] },
    { type: 'lines.recalled', lines: manyLines(MAX_LINES) },
    { type: 'lines.recalled', lines: [{ ...palms, quantity: MAX_QUANTITY }] },
    { type: 'bag.ordered', lines: [palms] },
    { type: 'quantity.raised', key },
    { type: 'quantity.lowered', key },
    { type: 'removal.asked', key },
    { type: 'removal.cancelled' },
    { type: 'removal.confirmed' },
    { type: 'panel.opened' },
    { type: 'panel.closed' },
    { type: 'checkout.chosen' },
    { type: 'shopping.started' },
    { type: 'page.changed' },
  ],
  distinguish: ({ lines, removing }) => ({
    removing,
    count: Math.min(lines.length, 3),
    quantities: lines.slice(0, 2).map((line) => [line.key, Math.min(quantityOf(line), 2)]),
  }),
} satisfies Samples<typeof cartMachine>;
