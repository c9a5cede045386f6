import type { Meta, StoryObj } from '@storybook/react-vite';
import { createStateStories } from '../../../.storybook/stateStories.tsx';
import { cartMachine } from '../../../machines/cart/cart.machine.ts';
import { cartSamples, createCartSnapshot } from '../../../machines/cart/cart.samples.ts';
import { framedCanvas, framedPalms, islands, ownPicture, palms } from '../../../machines/cart/sampleLines.ts';
import { moonJar, productLines } from '../../../machines/cart/sampleProducts.ts';
import { Page } from '../../ui/Layout.tsx';
import { CartButton, cart } from './CartButton.tsx';
import { CartLines } from './CartLines.tsx';
import { CartPanel } from './CartPanel.tsx';

function Bag() {
  return (
    <Page>
      <CartButton />
      <CartLines />
      <CartPanel />
    </Page>
  );
}

export default { component: Bag } satisfies Meta<typeof Bag>;

const at = createStateStories(cart, cartSamples);
const LONG = 'A Cabinet of Small Wonders from the Backwaters, Collected over Forty Monsoons by Kunjamma-and-Daughters';

export const PanelClosed = at('panel.closed');
export const PanelFilled = at('panel.open.filled');
export const PanelEmpty = at('panel.open.empty');
export const RemovalIdle = at('removal.idle');

/** What lines can look like: framed paper and canvas, a picture of one's own, what is sold as it is, and ones without a picture. */
export const EveryKind: StoryObj = {
  decorators: [
    (Story) => (
      <cart.Provider
        logic={cartMachine}
        options={{
          snapshot: createCartSnapshot([
            palms,
            framedPalms,
            framedCanvas,
            ownPicture,
            ...productLines,
            { ...islands, image_url: '' },
            { ...moonJar, key: 'long', item_name: LONG, image_url: 'data:image/webp,not-a-picture' },
          ]),
        }}
      >
        <Story />
      </cart.Provider>
    ),
  ],
};
export const RemovalAsked = at('removal.confirming');
export const StockIdle = at('stock.idle');
export const StockLookedUp = at('stock.checking');
/** A line of which there is no more, and one that costs something else now. */
export const Remarks: StoryObj = {
  decorators: [
    (Story) => (
      <cart.Provider
        logic={cartMachine}
        options={{
          snapshot: createCartSnapshot([moonJar, palms], {
            [moonJar.key]: { kind: 'outOfStock' },
            [palms.key]: { kind: 'repriced', from: 398_000 },
          }),
        }}
      >
        <Story />
      </cart.Provider>
    ),
  ],
};
