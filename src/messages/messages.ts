import type { accountMessages } from './account.ts';
import type { addressesMessages } from './addresses.ts';
import type { addToCartMessages } from './addToCart.ts';
import type { articleMessages } from './article.ts';
import type { bagCheckMessages } from './bagCheck.ts';
import { cartMessages } from './cart.ts';
import type { checkoutMessages } from './checkout.ts';
import type { codeLoginMessages } from './codeLogin.ts';
import type { configuratorMessages } from './configurator.ts';
import type { connectionMessages } from './connection.ts';
import type { contactMessages } from './contact.ts';
import type { contentMessages } from './content.ts';
import type { couponMessages } from './coupon.ts';
import type { cropMessages } from './crop.ts';
import type { designMessages } from './design.ts';
import type { detailsMessages } from './details.ts';
import type { forbiddenMessages } from './forbidden.ts';
import type { formMessages } from './form.ts';
import type { frameEditMessages } from './frameEdit.ts';
import type { frameListMessages } from './frameList.ts';
import type { giftPictureMessages } from './giftPicture.ts';
import type { homeMessages } from './home.ts';
import type { listingMessages } from './listing.ts';
import { loginEndedMessages } from './loginEnded.ts';
import type { Message } from './message.ts';
import type { missingMessages } from './missing.ts';
import type { newsletterMessages } from './newsletter.ts';
import { notFoundMessages } from './notFound.ts';
import type { oneTimeCodeMessages } from './oneTimeCode.ts';
import type { optOutMessages } from './optOut.ts';
import type { orderMessages } from './order.ts';
import type { ordersMessages } from './orders.ts';
import type { partnerMessages } from './partner.ts';
import type { passwordResetMessages } from './passwordReset.ts';
import type { paymentMessages } from './payment.ts';
import type { photoMessages } from './photo.ts';
import { pincodeMessages } from './pincode.ts';
import type { previewMessages } from './preview.ts';
import type { previewWallMessages } from './previewWall.ts';
import type { productMessages } from './product.ts';
import type { profileMessages } from './profile.ts';
import type { searchMessages } from './search.ts';
import type { selectMessages } from './select.ts';
import type { shareMessages } from './share.ts';
import type { signInMessages } from './signIn.ts';
import { toldOf } from './told.ts';
import type { uploadMessages } from './upload.ts';
import type { wishlistMessages } from './wishlist.ts';

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
export function say(id: MessageId, values: Readonly<Record<string, string | number>> = {}): string {
  const message = base[id] ?? toldOf(id);
  if (!message) throw new Error(`The text '${id}' did not come with this page`);
  return message.text.replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole));
}
