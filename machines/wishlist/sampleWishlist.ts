import type { Picture } from '../../src/domain/art.ts';
import type { SoldArea } from '../../src/domain/listArea.ts';
import type { Variation } from '../../src/domain/variation.ts';
import type { Wishlist, WishlistEntry, WishlistItem } from '../../src/domain/wishlistItem.ts';

const getPicture = (path: string, width: number, height: number, alt: string): Picture => {
  const listing = { url: `/sites/default/files/styles/listing/public/${path}.webp`, width, height };
  return { alt, thumbnail: listing, listing, detail: listing };
};

const thing = (bundle: string, id: string, product: WishlistEntry['product']): WishlistEntry => ({
  variation: { type: `commerce_product_variation--${bundle}` as Variation['type'], id },
  items: [`item-of-${id}`],
  product,
});
const product = (area: SoldArea, title: string, path: string, price: number, picture: Picture) => ({
  area,
  title,
  path,
  price,
  picture,
});

/** The demo customer's wishlist as the embedded backend has it, and one thing that the shop has no more. */
export const sampleList: Wishlist = {
  id: '6dcae038-5a1c-569f-b062-4ead4ba89ae9',
  entries: [
    thing('default', '0b1e7a5e-0000-4000-8000-00000000901e', null),
    thing(
      'object',
      '97aa4a97-8668-552b-8565-8c8d9b6d16b5',
      product(
        'objects',
        'Poornima Moon Jar',
        '/decor-objects/poornima-moon-jar',
        545_000,
        getPicture('objects/poornima-moon-jar-white', 480, 480, 'Poornima Moon Jar in white'),
      ),
    ),
    thing(
      'mixed_media',
      'f9e8c1b9-892d-53c1-b147-d4553f71dbb6',
      product(
        'mixedMedia',
        'Six Ridges to Munnar',
        '/mixed-media/six-ridges-to-munnar',
        1_480_000,
        getPicture('mixed-media/six-ridges-to-munnar-oak', 384, 480, 'Six Ridges to Munnar on a wall'),
      ),
    ),
    thing(
      'gifting',
      'e0e05e06-6e47-55a5-9598-8c7d9cca66c3',
      product(
        'gifts',
        'Lotus for a Wedding',
        '/gifts/lotus-for-a-wedding',
        495_000,
        getPicture('gifts/gift-lotus-for-a-wedding', 384, 480, 'Lotus for a Wedding, in a gold frame'),
      ),
    ),
    thing(
      'gallery_wall',
      'e6da8528-7ef9-5fab-8106-56924852c184',
      product(
        'walls',
        'Two Monsoons',
        '/gallery-walls/two-monsoons',
        1_745_000,
        getPicture('gallery-walls/wall-two-monsoons', 480, 360, 'Two Monsoons: 2 framed prints on a wall'),
      ),
    ),
    thing(
      'default',
      '0c6cfe3e-58e7-59a8-a8cd-a48f953a9b09',
      product(
        'art',
        'Blue City Jali',
        '/art/blue-city-jali',
        172_800,
        getPicture('art/blue-city-jali', 480, 320, 'Blue City Jali'),
      ),
    ),
  ],
};

/** An art print that is on that list. */
export const blueCity: WishlistItem = {
  variation: { type: 'commerce_product_variation--default', id: '0c6cfe3e-58e7-59a8-a8cd-a48f953a9b09' },
  title: 'Blue City Jali',
};
