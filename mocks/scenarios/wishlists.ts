import { DENIED } from '../drupal/errors.ts';
import { stableUuid } from '../drupal/uuid.ts';
import { answerWith, down, empty, failWith, passThrough, type Scenarios, scenario } from './overrides.ts';

const LISTS = '*/jsonapi/commerce_wishlist/default';
const ITEMS = '*/jsonapi/commerce_wishlist_item/commerce_product_variation';

const emptyWishlist = answerWith(LISTS, () => ({
  data: [
    {
      type: 'commerce_wishlist--default',
      id: stableUuid('wishlist:demo'),
      attributes: { name: 'Wishlist', is_default: true },
      relationships: { wishlist_items: { data: [] } },
    },
  ],
}));

export const wishlistScenarios = {
  'wishlist.listed': passThrough,
  'wishlist.empty': scenario('the wishlist is empty', emptyWishlist),
  'wishlist.none': scenario('there is no wishlist yet', empty(LISTS)),
  'wishlist.down': scenario('the wishlist cannot be read', down('get', LISTS)),
  'wishlist.expired': scenario(
    'the wishlist is nobody’s any more',
    failWith('all', '*/jsonapi/commerce_wishlist*/*', 403, DENIED),
  ),
  'wishlist.created': passThrough,
  'wishlist.notCreated': scenario('no wishlist can be made', down('post', LISTS)),
  'wish.added': passThrough,
  'wish.notAdded': scenario('nothing can be put on the wishlist', down('post', ITEMS)),
  'wish.removed': passThrough,
  'wish.notRemoved': scenario('nothing can be taken off the wishlist', down('delete', `${ITEMS}/:id`)),
} satisfies Scenarios;
