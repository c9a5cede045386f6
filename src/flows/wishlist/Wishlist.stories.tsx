import type { Meta } from '@storybook/react-vite';
import { stateStories } from '../../../.storybook/stateStories.tsx';
import { blueCity } from '../../../machines/wishlist/sampleWishlist.ts';
import { wishlistSamples } from '../../../machines/wishlist/wishlist.samples.ts';
import { Page, Section } from '../../ui/Layout.tsx';
import { Heart } from './Heart.tsx';
import { Hearts } from './Hearts.tsx';
import { WishesContext } from './useWishes.ts';
import { Wishlist } from './Wishlist.tsx';
import { createWishes } from './wishes.ts';
import { wishlist } from './wishlist.ts';

const wishes = createWishes();

export default {
  title: 'Flows/Wishlist',
  component: Wishlist,
  render: () => (
    <WishesContext value={wishes}>
      <Hearts of={wishes} />
      <Page>
        <Section level={1} title="Wishlist" action={<Heart {...blueCity} look="plain" />}>
          <Wishlist />
        </Section>
      </Page>
    </WishesContext>
  ),
} satisfies Meta<typeof Wishlist>;

const at = stateStories(wishlist, wishlistSamples);

export const Guest = at('guest.idle');
export const Waiting = at('guest.waiting');
export const Forbidden = at('guest.forbidden');
export const Expired = at('guest.expired');
export const Reading = at('customer.reading');
export const Creating = at('customer.creating');
export const Adding = at('customer.adding');
export const Removing = at('customer.removing');
export const Listed = at('customer.ready.listed');
export const Empty = at('customer.ready.empty');
export const Failed = at('customer.ready.failed');
