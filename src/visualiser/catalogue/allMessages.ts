import { accountMessages, codeLoginMessages, oneTimeCodeMessages, profileMessages } from '../../messages/account.ts';
import { addressesMessages } from '../../messages/addresses.ts';
import { arrivalMessages } from '../../messages/arrival.ts';
import { backendPanelMessages } from '../../messages/backendPanel.ts';
import { addToCartMessages, cartMessages, pincodeMessages } from '../../messages/cart.ts';
import { bagCheckMessages, checkoutMessages } from '../../messages/checkout.ts';
import { configuratorMessages, stillMessages } from '../../messages/configurator.ts';
import { articleMessages, contentMessages } from '../../messages/content.ts';
import { couponMessages } from '../../messages/coupon.ts';
import { cropMessages } from '../../messages/crop.ts';
import { forgetMeMessages } from '../../messages/forgetMe.ts';
import {
  contactMessages,
  designMessages,
  formMessages,
  newsletterMessages,
  optOutMessages,
  partnerMessages,
} from '../../messages/forms.ts';
import { frameEditMessages, frameListMessages, selectMessages } from '../../messages/frameList.ts';
import { nailPlanMessages, wallFramesMessages } from '../../messages/galleryWall.ts';
import { homeMessages } from '../../messages/home.ts';
import { listFilterMessages, listingMessages, searchMessages } from '../../messages/listing.ts';
import { makingMessages } from '../../messages/making.ts';
import type { Messages } from '../../messages/message.ts';
import { newsletterLinkMessages } from '../../messages/newsletterLink.ts';
import { orderMessages, ordersMessages, trackingMessages } from '../../messages/order.ts';
import { paymentMessages } from '../../messages/payment.ts';
import { previewMessages } from '../../messages/preview.ts';
import { previewWallMessages } from '../../messages/previewWall.ts';
import { detailsMessages, giftOptionsMessages, productMessages, wallPrintsMessages } from '../../messages/product.ts';
import { shareMessages, wishlistMessages } from '../../messages/saveAndShare.ts';
import { connectionMessages, loginEndedMessages, notFoundMessages } from '../../messages/shell.ts';
import { passwordResetMessages, signInMessages } from '../../messages/signIn.ts';
import { studioMessages } from '../../messages/studio.ts';
import { forbiddenMessages, missingMessages } from '../../messages/unavailable.ts';
import { giftPictureMessages, photoMessages, uploadMessages } from '../../messages/upload.ts';
import { wallMessages } from '../../messages/wall.ts';

/** Every text by its id, whichever flow states it. No page loads it: each carries the texts of its own flows. */
export const allMessages: Messages = {
  ...newsletterLinkMessages,
  ...wallFramesMessages,
  ...nailPlanMessages,
  ...wallMessages,
  ...wallPrintsMessages,
  ...giftOptionsMessages,
  ...makingMessages,
  ...forgetMeMessages,
  ...accountMessages,
  ...codeLoginMessages,
  ...oneTimeCodeMessages,
  ...addToCartMessages,
  ...addressesMessages,
  ...arrivalMessages,
  ...articleMessages,
  ...backendPanelMessages,
  ...cartMessages,
  ...bagCheckMessages,
  ...checkoutMessages,
  ...configuratorMessages,
  ...previewMessages,
  ...stillMessages,
  ...studioMessages,
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
  ...listFilterMessages,
  ...searchMessages,
  ...forbiddenMessages,
  ...missingMessages,
  ...notFoundMessages,
  ...orderMessages,
  ...ordersMessages,
  ...trackingMessages,
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
