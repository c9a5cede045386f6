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
      reply: 'variations.read',
    },
    { type: 'xstate.done.actor.readPrices', output: { [moonJar.key]: 599_000 }, reply: 'objects.repriced' },
    { type: 'xstate.error.actor.readPrices', error: 'down', reply: 'network.down' },
    { type: 'xstate.done.actor.lookUpStock', output: { soldOut: [] }, reply: 'variations.read' },
    { type: 'xstate.done.actor.lookUpStock', output: { soldOut: [moonJar.key] }, reply: 'objects.soldOut' },
    { type: 'xstate.error.actor.lookUpStock', error: 'down', reply: 'variations.down' },
  ],
  distinguish: ({ lines: inBag, soldOut }) => ({ count: inBag.length, soldOut }),
} satisfies Samples<typeof bagCheckMachine>;
