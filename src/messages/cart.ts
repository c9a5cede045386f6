import type { Messages } from './message.ts';

export const cartMessages = {
  'cart.empty': { text: 'Your bag is empty', from: 'CART-07' },
  'cart.emptyHint': {
    text: "Looks like you haven't added any items to the bag yet. Start shopping to fill it in.",
    from: 'CART-08',
  },
  'cart.confirmRemoval': { text: 'Are you sure you want to remove this item?', from: 'CART-03' },
  'cart.outOfStock': { text: '{title}, Color: {color} is out of stock', from: 'CART-49' },
  'cart.repriced': { text: 'The price changed from {old} to {new}.', from: 'own' },
  'cart.noPreview': { text: 'No Preview Available', from: 'PREV-20' },
} as const satisfies Messages;

export const addToCartMessages = {
  'add.noPincode': { text: 'Please enter a pincode to check delivery availability', from: 'ART-24' },
  'add.shortPincode': { text: 'Invalid Pin', from: 'ART-25' },
  'add.unserviceable': { text: 'Sorry, the pincode is not serviceable', from: 'ART-26' },
  'add.noSize': { text: 'Please choose a size', from: 'ART-27' },
  'add.unanswered': { text: 'We could not check this pincode just now.', from: 'own' },
  'add.noPicture': { text: 'Please upload an image', from: 'GIFT-16' },
  'add.sending': { text: 'Sending your picture…', from: 'own' },
  'add.uploadFailed': { text: 'Error on image uploading,Try again', from: 'GIFT-18' },
  'add.added': { text: 'added to cart', from: 'CART-34' },
  'add.addedTitle': { text: 'Added to cart', from: 'ART-13' },
  'add.others': { text: 'and {count} more', from: 'own' },
  'cart.last': { text: 'Maximum Cart Limit is 30', from: 'CART-36' },
  'cart.full': { text: 'Maximum Cart limit reached', from: 'CART-37' },
} as const satisfies Messages;

export const pincodeMessages = {
  'pincode.serviceable': { text: 'Delivery in {days} days', from: 'PIN-08' },
  'pincode.unserviceable': { text: 'Delivery Unavailable', from: 'PIN-09' },
  'pincode.lookingUp': { text: 'Checking your pincode…', from: 'own' },
  'pincode.unanswered': { text: 'We could not check this pincode just now.', from: 'own' },
} as const satisfies Messages;
