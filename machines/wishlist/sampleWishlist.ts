import type { Picture } from '../../src/domain/art.ts';
import { BUNDLES, type SoldArea } from '../../src/domain/listArea.ts';
import type { Wishlist, WishlistEntry, WishlistItem, WishlistProduct } from '../../src/domain/wishlistItem.ts';

const getPicture = (path: string, width: number, height: number, alt: string): Picture => {
  const listing = { url: `/sites/default/files/styles/listing/public/${path}.webp`, width, height };
  return { alt, thumbnail: listing, listing, detail: listing };
};

const entry = (area: SoldArea, id: string, product: Omit<WishlistProduct, 'area'> | null): WishlistEntry => ({
  variation: { type: `commerce_product_variation--${BUNDLES[area]}`, id },
  items: [`item-of-${id}`],
  product: product && { area, ...product },
});

/** The demo customer's wishlist as the embedded backend has it, and one thing that the shop has no more. */
export const sampleList: Wishlist = {
  id: '6dcae038-5a1c-569f-b062-4ead4ba89ae9',
  entries: [
    entry('art', '0b1e7a5e-0000-4000-8000-00000000901e', null),
    entry('objects', '97aa4a97-8668-552b-8565-8c8d9b6d16b5', {
      title: 'Poornima Moon Jar',
      path: '/decor-objects/poornima-moon-jar',
      price: 545_000,
      picture: getPicture('objects/poornima-moon-jar-white', 480, 480, 'Poornima Moon Jar in white'),
    }),
    entry('mixedMedia', 'f9e8c1b9-892d-53c1-b147-d4553f71dbb6', {
      title: 'Six Ridges to Munnar',
      path: '/mixed-media/six-ridges-to-munnar',
      price: 1_480_000,
      picture: getPicture('mixed-media/six-ridges-to-munnar-oak', 384, 480, 'Six Ridges to Munnar on a wall'),
    }),
    entry('gifts', 'e0e05e06-6e47-55a5-9598-8c7d9cca66c3', {
      title: 'Lotus for a Wedding',
      path: '/gifts/lotus-for-a-wedding',
      price: 495_000,
      picture: getPicture('gifts/gift-lotus-for-a-wedding', 384, 480, 'Lotus for a Wedding, in a gold frame'),
    }),
    entry('walls', 'e6da8528-7ef9-5fab-8106-56924852c184', {
      title: 'Two Monsoons',
      path: '/gallery-walls/two-monsoons',
      price: 1_745_000,
      picture: getPicture('gallery-walls/wall-two-monsoons', 480, 360, 'Two Monsoons: 2 framed prints on a wall'),
    }),
    entry('art', '0c6cfe3e-58e7-59a8-a8cd-a48f953a9b09', {
      title: 'Blue City Jali',
      path: '/art/blue-city-jali',
      price: 172_800,
      picture: getPicture('art/blue-city-jali', 480, 320, 'Blue City Jali'),
    }),
  ],
};

/** An art print that is on that list. */
export const blueCity: WishlistItem = {
  variation: { type: 'commerce_product_variation--default', id: '0c6cfe3e-58e7-59a8-a8cd-a48f953a9b09' },
  title: 'Blue City Jali',
};
