import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { connect } from '../../../machines/product/product.connect.ts';
import { productMachine } from '../../../machines/product/product.machine.ts';
import { kettlePondBottle, productSamples } from '../../../machines/product/product.samples.ts';
import type { Product } from '../../../src/domain/product.ts';
import { createPagePorts } from './pagePorts.ts';

const [teal, cream] = kettlePondBottle.variations;

function open(cachedProduct: Product) {
  const { logic, requests } = createPagePorts(productMachine, 'findProduct');
  const actor = createActor(logic, { input: { ...productSamples.input, area: cachedProduct.area, cachedProduct } });
  const emitted: unknown[] = [];
  actor.on('*', (effect) => emitted.push(effect));
  actor.start();
  return { actor, requests, view: () => connect(actor.getSnapshot(), actor.send) };
}

test('[WALL-04] a product that was read before is shown at once, and nothing is asked', () => {
  const { actor, requests } = open(kettlePondBottle);
  expect(actor.getSnapshot().value).toEqual({ finding: 'shown', gallery: 'onPage' });
  expect(requests).toEqual([]);
});

test('[DECOR-05] [MIX-06] without a picture there is nothing to turn to, nor to come near to', () => {
  const { actor, view } = open({ ...kettlePondBottle, variations: [{ ...teal, pictures: [] }] });
  for (const event of [
    { type: 'picture.next' },
    { type: 'picture.previous' },
    { type: 'picture.picked', at: 0 },
    { type: 'zoom.opened' },
  ] as const)
    expect(actor.getSnapshot().can(event)).toBe(false);
  expect(view()).toMatchObject({ pictures: [], pictureIndex: 0, hasNextPicture: false, hasPreviousPicture: false });
});

test.each([-1, 2, 0.5, Number.NaN])('[DECOR-05] there is no picture %d of two', (at) => {
  const { actor } = open(kettlePondBottle);
  expect(actor.getSnapshot().can({ type: 'picture.picked', at })).toBe(false);
});

test('[DECOR-11] what is no variation of it cannot be chosen', () => {
  const { view } = open(kettlePondBottle);
  view().choose('00000000-0000-4000-8000-000000000000');
  expect(view().variation).toBe(teal);
});

test('[MIX-08] a way in which it is sold goes by its frame where it has no colour', () => {
  const sold = [
    { ...teal, colour: null, frame: 'Oak box frame' },
    { ...teal, variation: { ...teal.variation, id: 'black' }, colour: null, frame: 'Matte black box frame' },
  ] as const;
  const { view } = open({ ...kettlePondBottle, area: 'mixedMedia', variations: [...sold] });
  expect(view().swatches.map(({ name }) => name)).toEqual(['Oak box frame', 'Matte black box frame']);
});

test('[MIX-08] one that has neither goes by its number, for a choice without a name can be made by nobody who hears it', () => {
  const bare = [teal, { ...teal, variation: { ...teal.variation, id: 'other' } }].map((one) => ({
    ...one,
    colour: null,
  }));
  const { view } = open({ ...kettlePondBottle, variations: bare as unknown as Product['variations'] });
  expect(view().swatches.map(({ name }) => name)).toEqual(['1', '2']);
});

test('[MIX-07] the frame follows the variation, and what is sold in one way alone offers no choice', () => {
  const { view } = open({ ...kettlePondBottle, variations: [{ ...(cream as typeof teal), frame: 'Oak' }] });
  expect(view().facts.at(-1)).toEqual({ name: 'frame', value: 'Oak' });
  expect(view().swatches).toEqual([]);
});
