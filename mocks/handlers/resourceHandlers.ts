import type { RequestHandler } from 'msw';
import { artHandlers } from './art.ts';
import type { Backend } from './backend.ts';
import { cardGatewayHandlers } from './cardGateway.ts';
import { contactHandlers } from './contact.ts';
import { contentHandlers } from './content.ts';
import { cookieSessionHandlers } from './cookieSession.ts';
import { emailVerificationHandlers } from './emailVerification.ts';
import { entryPointHandlers } from './entryPoint.ts';
import { frameHandlers } from './frames.ts';
import { galleryWallHandlers } from './galleryWalls.ts';
import { giftingHandlers } from './gifting.ts';
import { homeHandlers } from './home.ts';
import { lostPasswordHandlers } from './lostPassword.ts';
import { mediaHandlers } from './media.ts';
import { mixedMediaHandlers } from './mixedMedia.ts';
import { newsletterHandlers } from './newsletter.ts';
import { oauthHandlers } from './oauth.ts';
import { objectHandlers } from './objects.ts';
import { orderCallHandlers } from './orderCalls.ts';
import { orderItemHandlers } from './orderItems.ts';
import { orderPriceHandlers } from './orderPrice.ts';
import { orderHandlers } from './orders.ts';
import { otpHandlers } from './otp.ts';
import { paragraphHandlers } from './paragraphs.ts';
import { paymentHandlers } from './payments.ts';
import { priceHandlers } from './prices.ts';
import { profileHandlers } from './profiles.ts';
import { promotionHandlers } from './promotions.ts';
import { registerHandlers } from './register.ts';
import { searchHandlers } from './search.ts';
import { sessionHandlers } from './session.ts';
import { storeHandlers } from './stores.ts';
import { termHandlers } from './terms.ts';
import { testGatewayHandlers } from './testGateway.ts';
import { unknownHandlers } from './unknown.ts';
import { uploadedFileHandlers } from './uploadedFiles.ts';
import { uploadHandlers } from './uploads.ts';
import { userHandlers } from './users.ts';
import { valueListHandlers } from './valueLists.ts';
import { wishlistHandlers } from './wishlists.ts';

// Requested in this order: what a resource does not take goes on, and at last nobody knows it.
const EACH = [
  artHandlers,
  frameHandlers,
  galleryWallHandlers,
  giftingHandlers,
  objectHandlers,
  mixedMediaHandlers,
  termHandlers,
  priceHandlers,
  storeHandlers,
  searchHandlers,
  homeHandlers,
  contentHandlers,
  userHandlers,
  registerHandlers,
  cookieSessionHandlers,
  lostPasswordHandlers,
  emailVerificationHandlers,
  uploadHandlers,
  uploadedFileHandlers,
  mediaHandlers,
  otpHandlers,
  oauthHandlers,
  sessionHandlers,
  newsletterHandlers,
  promotionHandlers,
  wishlistHandlers,
  paragraphHandlers,
  contactHandlers,
  valueListHandlers,
  orderPriceHandlers,
  orderItemHandlers,
  profileHandlers,
  orderHandlers,
  orderCallHandlers,
  paymentHandlers,
  cardGatewayHandlers,
  testGatewayHandlers,
  entryPointHandlers,
  unknownHandlers,
];

/** The handlers of every resource. (API-01) */
export const resourceHandlers = (backend: Backend): RequestHandler[] => EACH.flatMap((handlers) => handlers(backend));
