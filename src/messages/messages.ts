import type { accountMessages, codeLoginMessages, oneTimeCodeMessages } from './account.ts';
import type { addressesMessages } from './addresses.ts';
import type { addToCartMessages } from './addToCart.ts';
import type { bagCheckMessages, checkoutMessages } from './checkout.ts';
import type { configuratorMessages, previewMessages } from './configurator.ts';
import type { connectionMessages } from './connection.ts';
import type { articleMessages, contentMessages } from './content.ts';
import type { couponMessages } from './coupon.ts';
import type { cropMessages, selectMessages } from './crop.ts';
import type { formMessages } from './form.ts';
import type { frameEditMessages, frameListMessages } from './frameList.ts';
import type { homeMessages } from './home.ts';
import type { listingMessages, searchMessages } from './listing.ts';
import { findRegisteredMessage, type Message, type Messages } from './message.ts';
import type { forbiddenMessages, missingMessages } from './missing.ts';
import type { orderMessages, ordersMessages } from './order.ts';
import type { paymentMessages } from './payment.ts';
import type { previewWallMessages } from './previewWall.ts';
import type { detailsMessages, productMessages } from './product.ts';
import type { profileMessages } from './profile.ts';
import type { shareMessages, wishlistMessages } from './saveAndShare.ts';
import type { contactMessages, newsletterMessages, optOutMessages, partnerMessages } from './shopForms.ts';
import type { passwordResetMessages, signInMessages } from './signIn.ts';
import type { designMessages, giftPictureMessages, photoMessages, uploadMessages } from './upload.ts';

const cartMessages = {
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

/** What home says to whom a login has ended. */
const loginEndedMessages = {
  'home.loggedOut': { text: 'Logged Out Successfully', from: 'HOME-14' },
  'home.expired': { text: 'Login Expired', from: 'HOME-15' },
} as const satisfies Messages;

const notFoundMessages = {
  'notFound.title': { text: "We can't find the page", from: 'NF-01' },
  'notFound.text': { text: 'It may have moved, or the address has a slip in it.', from: 'own' },
  'wrong.title': { text: 'Something Went Wrong', from: 'NF-05' },
  'wrong.text': { text: 'This page did not open. Your bag is safe.', from: 'own' },
  'wrong.part': { text: 'This part did not open. Your bag is safe; please load the page anew.', from: 'own' },
  'wrong.try': { text: 'This part did not open', from: 'own' },
} as const satisfies Messages;

const pincodeMessages = {
  'pincode.serviceable': { text: 'Delivery in {days} days', from: 'PIN-08' },
  'pincode.unserviceable': { text: 'Delivery Unavailable', from: 'PIN-09' },
  'pincode.lookingUp': { text: 'Checking your pincode…', from: 'own' },
  'pincode.unanswered': { text: 'We could not check this pincode just now.', from: 'own' },
} as const satisfies Messages;

/** The texts that any page may say. Those of one page alone come with it, by `tell`. */
export const messages = {
  ...cartMessages,
  ...loginEndedMessages,
  ...notFoundMessages,
  ...pincodeMessages,
};

export type MessageId = keyof (typeof messages &
  typeof addToCartMessages &
  typeof configuratorMessages &
  typeof homeMessages &
  typeof listingMessages &
  typeof bagCheckMessages &
  typeof accountMessages &
  typeof addressesMessages &
  typeof articleMessages &
  typeof contentMessages &
  typeof couponMessages &
  typeof cropMessages &
  typeof checkoutMessages &
  typeof codeLoginMessages &
  typeof oneTimeCodeMessages &
  typeof orderMessages &
  typeof ordersMessages &
  typeof detailsMessages &
  typeof forbiddenMessages &
  typeof optOutMessages &
  typeof newsletterMessages &
  typeof connectionMessages &
  typeof contactMessages &
  typeof partnerMessages &
  typeof designMessages &
  typeof photoMessages &
  typeof formMessages &
  typeof frameEditMessages &
  typeof giftPictureMessages &
  typeof frameListMessages &
  typeof missingMessages &
  typeof searchMessages &
  typeof selectMessages &
  typeof shareMessages &
  typeof signInMessages &
  typeof passwordResetMessages &
  typeof productMessages &
  typeof profileMessages &
  typeof paymentMessages &
  typeof previewMessages &
  typeof previewWallMessages &
  typeof uploadMessages &
  typeof wishlistMessages);

const base: Readonly<Partial<Record<string, Message>>> = messages;

/**
 * The text of a message, with each `{name}` replaced by its value.
 * @throws Error where the text belongs to a page whose code is not here
 */
export function formatMessage(id: MessageId, values: Readonly<Record<string, string | number>> = {}): string {
  const message = base[id] ?? findRegisteredMessage(id);
  if (!message) throw new Error(`The text '${id}' did not come with this page`);
  return message.text.replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole));
}
