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
