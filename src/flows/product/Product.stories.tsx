import type { Meta, StoryObj } from '@storybook/react-vite';
import { inPage } from '../../../.storybook/inPage.tsx';
import { createStateStories } from '../../../.storybook/stateStories.tsx';
import { productMachine } from '../../../machines/product/product.machine.ts';
import { kettlePondBottle, productSamples } from '../../../machines/product/product.samples.ts';
import type { Product as Sold } from '../../domain/product.ts';
import { Product } from './Product.tsx';
import { product } from './product.ts';

export default {
  component: Product,
  decorators: [inPage],
} satisfies Meta<typeof Product>;

const at = createStateStories(product, productSamples);

export const Loading = at('finding.loading');
export const Shown = at('finding.shown');
export const Missing = at('finding.missing');
export const Failed = at('finding.failed');
export const OnPage = at('gallery.onPage');
export const Framing = at('gallery.framing');
export const Zoomed = at('gallery.zoomed');

/** A product that was read before. */
const withKnown = (sold: Partial<Sold>): StoryObj => ({
  decorators: [
    (Story) => (
      <product.Provider
        logic={productMachine}
        options={{ input: { ...productSamples.input, cachedProduct: { ...kettlePondBottle, ...sold } } }}
      >
        <Story />
      </product.Provider>
    ),
  ],
});
const [teal] = kettlePondBottle.variations;

export const WithoutPictures = withKnown({ variations: [{ ...teal, pictures: [] }] });
export const OnePicture = withKnown({ variations: [{ ...teal, pictures: teal.pictures.slice(0, 1) }] });
export const ManyPictures = withKnown({
  variations: [{ ...teal, pictures: Array.from({ length: 14 }, () => teal.pictures).flat() }],
});
export const BareSwatches = withKnown({
  title: 'Six Ridges to Munnar, and All the Mist That Lies Between Them in December',
  attribution: ['Nandini Pazhoor', 'Torn handmade paper and thread on board'],
  variations: [
    { ...teal, colour: { name: 'Beige', code: null, picture: null }, frame: 'Oak box frame' },
    { ...teal, variation: { ...teal.variation, id: 'black' }, colour: null, frame: 'Matte black box frame' },
  ],
});
