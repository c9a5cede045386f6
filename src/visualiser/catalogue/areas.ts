/** Every chart in the area in which a shopper meets it, in the order of a visit. */
export const AREAS: readonly { name: string; charts: readonly string[] }[] = [
  {
    name: 'The shop window',
    charts: [
      'banners',
      'search',
      'searchResults',
      'listing',
      'product',
      'wallFrames',
      'nailPlan',
      'pincode',
      'share',
      'article',
    ],
  },
  {
    name: 'Framing',
    charts: [
      'select',
      'upload',
      'crop',
      'photo',
      'framedPicture',
      'frameList',
      'configurator',
      'preview',
      'giftPicture',
      'studio',
    ],
  },
  { name: 'The bag', charts: ['addToCart', 'cart', 'wishlist', 'coupon', 'bagCheck'] },
  {
    name: 'Checkout',
    charts: ['checkout', 'shipping', 'guestAccount', 'savedAddresses', 'addressEditor', 'orderPlacement'],
  },
  { name: 'Payment', charts: ['payment', 'razorpay', 'testGateway', 'paymentStatus'] },
  {
    name: 'Accounts and orders',
    charts: [
      'session',
      'signIn',
      'codeLogin',
      'passwordReset',
      'profile',
      'orderHistory',
      'orderDetail',
      'orderTracking',
      'forgetMe',
    ],
  },
  {
    name: 'Writing to the shop',
    charts: ['contact', 'contactUs', 'newsletter', 'optOut', 'newsletterLink', 'partner', 'designRequest'],
  },
  { name: 'On every page', charts: ['toasts', 'connection', 'backendPanel'] },
  { name: 'These charts', charts: ['player', 'mirror', 'comparison'] },
];
