import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { connect as connectProduct } from '../../../machines/product/product.connect.ts';
import { productMachine } from '../../../machines/product/product.machine.ts';
import { productSamples } from '../../../machines/product/product.samples.ts';
import { connect } from '../../../machines/wallFrames/wallFrames.connect.ts';
import { wallFramesMachine } from '../../../machines/wallFrames/wallFrames.machine.ts';
import { wallFramesSamples } from '../../../machines/wallFrames/wallFrames.samples.ts';
import type { WallParts } from '../../../src/domain/wallLayout.ts';

const parts = wallFramesSamples.events.find((event) => 'output' in event)?.output as WallParts;

async function openFrames() {
  const page = createActor(productMachine, productSamples.starts.wall).start();
  const read = () => connectProduct(page.getSnapshot(), page.send);
  read().openFrames();
  const choice = createActor(wallFramesMachine.provide({ actors: { readParts: fromPromise(async () => parts) } }), {
    input: { ...wallFramesSamples.input, page },
  }).start();
  await waitFor(choice, (state) => state.matches('choosing'));
  return { read, choose: () => connect(choice.getSnapshot(), choice.send) };
}

test('[WALL-04] [CART-19] the page and the line of the bag have the frame that was chosen for the whole wall', async () => {
  const { read, choose } = await openFrames();
  expect([read().isFraming, read().line]).toEqual([true, expect.objectContaining({ frame: 'Nordic' })]);
  choose().pick('Matte Black');
  expect(read().line).toMatchObject({ frame: 'Nordic' });
  choose().apply();
  expect([read().isFraming, read().line, read().facts.at(-1)]).toEqual([
    false,
    expect.objectContaining({ kind: 'gallery_wall', frame: 'Matte Black', price: 1_745_000 }),
    { name: 'frame', value: 'Matte Black' },
  ]);
});

test('[WALL-04] who leaves the choice leaves the frames as they were', async () => {
  const { read, choose } = await openFrames();
  choose().pick('Matte Black');
  choose().close();
  expect([read().isFraming, read().line]).toEqual([false, expect.objectContaining({ frame: 'Nordic' })]);
});
