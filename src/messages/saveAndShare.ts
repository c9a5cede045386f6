import type { Messages } from './message.ts';

export const wishlistMessages = {
  'wishlist.added': { text: 'Added to Wishlist', from: 'WISH-07' },
  'wishlist.removed': { text: 'Removed from Wishlist', from: 'WISH-08' },
  'wishlist.loginToAdd': { text: 'Login to add to wishlist', from: 'WISH-09' },
  'wishlist.error': { text: 'wishlist error', from: 'WISH-10' },
  'wishlist.notCreated': { text: 'whishlist create error', from: 'WISH-11' },
  'wishlist.notAdded': { text: 'wishlist item create error', from: 'WISH-12' },
  'wishlist.notRemoved': { text: 'error on delete', from: 'WISH-13' },
  'wishlist.loginToAccess': { text: 'Login to access wishlist', from: 'ACCT-24' },
  'wishlist.none': { text: 'No items added in wishlist', from: 'ACCT-22' },
  'wishlist.noneYet': { text: 'Press the heart beside whatever you like, and it waits for you here.', from: 'own' },
  'wishlist.failed': { text: 'Your wishlist did not load', from: 'own' },
  'wishlist.gone': { text: 'Not in the shop any more', from: 'own' },
  'wishlist.art': { text: 'Art Prints', from: 'ACCT-23' },
  'wishlist.mixedMedia': { text: 'Mixed Media Art', from: 'ACCT-23' },
  'wishlist.gifts': { text: 'Gifts', from: 'ACCT-23' },
  'wishlist.walls': { text: 'Gallery Walls', from: 'ACCT-23' },
  'wishlist.objects': { text: 'Decor Objects', from: 'ACCT-23' },
} as const satisfies Messages;

export const shareMessages = {
  'share.copied': { text: 'Link copied to clipboard!', from: 'ART-22' },
  'share.manual': { text: 'The browser did not let us copy it. The link is marked: copy it by hand.', from: 'own' },
  'share.pasting': {
    text: 'Instagram takes no links from other pages. Yours is copied: open Instagram and paste it into a message, a story or your bio.',
    from: 'own',
  },
  'share.openFailed': { text: 'Your device did not open its own list. Choose one of these.', from: 'own' },
} as const satisfies Messages;
