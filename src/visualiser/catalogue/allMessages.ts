import { accountMessages, codeLoginMessages, oneTimeCodeMessages } from '../../messages/account.ts';
import { addressesMessages } from '../../messages/addresses.ts';
import { addToCartMessages } from '../../messages/addToCart.ts';
import { articleMessages } from '../../messages/article.ts';
import { backendPanelMessages } from '../../messages/backendPanel.ts';
import { cartMessages } from '../../messages/cart.ts';
import { bagCheckMessages, checkoutMessages } from '../../messages/checkout.ts';
import { configuratorMessages } from '../../messages/configurator.ts';
import { connectionMessages } from '../../messages/connection.ts';
import { contentMessages } from '../../messages/content.ts';
import { couponMessages } from '../../messages/coupon.ts';
import { cropMessages } from '../../messages/crop.ts';
import { designMessages } from '../../messages/designRequest.ts';
import { detailsMessages } from '../../messages/details.ts';
import { forbiddenMessages } from '../../messages/forbidden.ts';
import { formMessages } from '../../messages/form.ts';
import { frameEditMessages, frameListMessages } from '../../messages/frameList.ts';
import { giftPictureMessages } from '../../messages/giftPicture.ts';
import { homeMessages } from '../../messages/home.ts';
import { listingMessages } from '../../messages/listing.ts';
import type { Messages } from '../../messages/message.ts';
import { missingMessages } from '../../messages/missing.ts';
import { newsletterMessages } from '../../messages/newsletter.ts';
import { notFoundMessages } from '../../messages/notFound.ts';
import { orderMessages, ordersMessages } from '../../messages/order.ts';
import { paymentMessages } from '../../messages/payment.ts';
import { photoMessages } from '../../messages/photo.ts';
import { pincodeMessages } from '../../messages/pincode.ts';
import { previewMessages } from '../../messages/preview.ts';
import { previewWallMessages } from '../../messages/previewWall.ts';
import { productMessages } from '../../messages/product.ts';
import { profileMessages } from '../../messages/profile.ts';
import { searchMessages } from '../../messages/search.ts';
import { selectMessages } from '../../messages/select.ts';
import { loginEndedMessages } from '../../messages/session.ts';
import { shareMessages } from '../../messages/share.ts';
import { contactMessages, optOutMessages, partnerMessages } from '../../messages/shopForms.ts';
import { passwordResetMessages, signInMessages } from '../../messages/signIn.ts';
import { uploadMessages } from '../../messages/upload.ts';
import { wishlistMessages } from '../../messages/wishlist.ts';

/** Every text by its id, whichever flow says it. No page loads it: each carries the texts of its own flows. */
export const allMessages: Messages = {
  ...accountMessages,
  ...codeLoginMessages,
  ...oneTimeCodeMessages,
  ...addToCartMessages,
  ...addressesMessages,
  ...articleMessages,
  ...backendPanelMessages,
  ...cartMessages,
  ...bagCheckMessages,
  ...checkoutMessages,
  ...configuratorMessages,
  ...previewMessages,
  ...connectionMessages,
  ...contentMessages,
  ...couponMessages,
  ...cropMessages,
  ...selectMessages,
  ...formMessages,
  ...frameEditMessages,
  ...frameListMessages,
  ...homeMessages,
  ...listingMessages,
  ...searchMessages,
  ...forbiddenMessages,
  ...missingMessages,
  ...notFoundMessages,
  ...orderMessages,
  ...ordersMessages,
  ...paymentMessages,
  ...pincodeMessages,
  ...previewWallMessages,
  ...detailsMessages,
  ...productMessages,
  ...profileMessages,
  ...shareMessages,
  ...wishlistMessages,
  ...loginEndedMessages,
  ...contactMessages,
  ...newsletterMessages,
  ...optOutMessages,
  ...partnerMessages,
  ...passwordResetMessages,
  ...signInMessages,
  ...designMessages,
  ...giftPictureMessages,
  ...photoMessages,
  ...uploadMessages,
};
