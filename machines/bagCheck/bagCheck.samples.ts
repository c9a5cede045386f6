import { palms } from '../cart/sampleLines.ts';
import { moonJar, sixRidges } from '../cart/sampleProducts.ts';
import type { Samples } from '../kit/samples.ts';
import type { bagCheckMachine } from './bagCheck.machine.ts';

const lines = [palms, moonJar, sixRidges];

export const bagCheckSamples = {
  input: { lines },
  events: [
    { type: 'bag.continued' },
    { type: 'lines.changed', lines: [palms] },
    {
      type: 'xstate.done.actor.readPrices',
      output: Object.fromEntries(lines.map(({ key, price }) => [key, price])),
      answer: 'variations.read',
    },
    { type: 'xstate.done.actor.readPrices', output: { [moonJar.key]: 599_000 }, answer: 'objects.repriced' },
    { type: 'xstate.error.actor.readPrices', error: 'down', answer: 'network.down' },
    { type: 'xstate.done.actor.lookUpStock', output: { soldOut: [] }, answer: 'variations.read' },
    { type: 'xstate.done.actor.lookUpStock', output: { soldOut: [moonJar.key] }, answer: 'objects.soldOut' },
    { type: 'xstate.error.actor.lookUpStock', error: 'down', answer: 'variations.down' },
  ],
  distinguish: ({ lines: inBag, soldOut }) => ({ count: inBag.length, soldOut }),
} satisfies Samples<typeof bagCheckMachine>;
