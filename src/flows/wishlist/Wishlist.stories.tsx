import type { Meta, StoryObj } from '@storybook/react-vite';
import { getSnapshotAt } from '../../../.storybook/snapshotAt.ts';
import { createStateStories } from '../../../.storybook/stateStories.tsx';
import { keepRemovedEntries } from '../../../machines/wishlist/changes.ts';
import { blueCity, sampleList } from '../../../machines/wishlist/sampleWishlist.ts';
import { wishlistMachine } from '../../../machines/wishlist/wishlist.machine.ts';
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
export const Loading = at('customer.loading');
export const Creating = at('customer.creating');
export const Adding = at('customer.adding');
export const Removing = at('customer.removing');
export const Listed = at('customer.ready.listed');
export const Empty = at('customer.ready.empty');
export const Failed = at('customer.ready.failed');

const snapshot = getSnapshotAt(wishlistMachine, wishlistSamples, 'customer.ready.listed');
/** Some are taken off, and can be put back until the page is left. */
export const TakenOff: StoryObj = {
  decorators: [
    (Story) => (
      <wishlist.Provider
        options={{
          snapshot: wishlistMachine.resolveState({
            value: snapshot.value,
            context: {
              ...snapshot.context,
              list: keepRemovedEntries(
                { list: sampleList, changes: [] },
                { ...sampleList, entries: sampleList.entries.slice(2) },
              ),
            },
          }),
        }}
      >
        <Story />
      </wishlist.Provider>
    ),
  ],
};
