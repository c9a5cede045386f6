import type { Meta, StoryObj } from '@storybook/react-vite';
import { stateStories } from '../../../.storybook/stateStories.tsx';
import { cartSamples } from '../../../machines/cart/cart.samples.ts';
import { framedCanvas, framedPalms, islands, ownPicture, palms } from '../../../machines/cart/sampleLines.ts';
import { standingBag } from '../../../machines/cart/standingBag.ts';
import { Page } from '../../ui/Layout.tsx';
import { BagLines } from './BagLines.tsx';
import { CartButton } from './CartButton.tsx';
import { CartPanel } from './CartPanel.tsx';
import { cart } from './cart.ts';

function Bag() {
  return (
    <Page>
      <CartButton />
      <BagLines />
      <CartPanel />
    </Page>
  );
}

export default { title: 'Flows/Cart', component: Bag } satisfies Meta<typeof Bag>;

const at = stateStories(cart, cartSamples);

export const PanelClosed = at('panel.closed');
export const PanelFilled = at('panel.open.filled');
export const PanelEmpty = at('panel.open.empty');
export const NothingAsked = at('removal.settled');
/** What lines can look like: framed paper and canvas, a picture of one's own, and one without a picture. */
export const EveryKind: StoryObj = {
  decorators: [
    (Story) => (
      <cart.Start
        options={{
          snapshot: standingBag([palms, framedPalms, framedCanvas, ownPicture, { ...islands, image_url: '' }]),
        }}
      >
        <Story />
      </cart.Start>
    ),
  ],
};
export const RemovalAsked = at('removal.confirming');
