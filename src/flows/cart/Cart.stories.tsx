import type { Meta } from '@storybook/react-vite';
import { stateStories } from '../../../.storybook/stateStories.tsx';
import { cartSamples } from '../../../machines/cart/cart.samples.ts';
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
export const RemovalAsked = at('removal.confirming');
