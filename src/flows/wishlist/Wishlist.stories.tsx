import type { Meta } from '@storybook/react-vite';
import { createStateStories } from '../../../.storybook/stateStories.tsx';
import { blueCity } from '../../../machines/wishlist/sampleWishlist.ts';
import { wishlistSamples } from '../../../machines/wishlist/wishlist.samples.ts';
import { Page, Section } from '../../ui/Layout.tsx';
import { HeartButton } from './HeartButton.tsx';
import { Wishlist } from './Wishlist.tsx';
import { WishlistBridge, wishlist } from './wishlistActor.tsx';
import { createWishlistStore, WishlistStoreContext } from './wishlistStore.ts';

const wishes = createWishlistStore();

export default {
  component: Wishlist,
  render: () => (
    <WishlistStoreContext value={wishes}>
      <WishlistBridge store={wishes} />
      <Page>
        <Section level={1} title="Wishlist" action={<HeartButton {...blueCity} look="plain" />}>
          <Wishlist />
        </Section>
      </Page>
    </WishlistStoreContext>
  ),
} satisfies Meta<typeof Wishlist>;

const at = createStateStories(wishlist, wishlistSamples);

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
