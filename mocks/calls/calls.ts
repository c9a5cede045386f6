import type { CallGroup } from './apiPage.ts';
import { articleCalls } from './articles.ts';
import { artCalls } from './arts.ts';
import { blockCalls } from './blocks.ts';
import { designFormCalls } from './designForms.ts';
import { engineCalls } from './engine.ts';
import { formCalls } from './forms.ts';
import { frameCalls } from './frames.ts';
import { galleryWallCalls } from './galleryWalls.ts';
import { giftingCalls } from './gifting.ts';
import { mixedMediaCalls } from './mixedMedia.ts';
import { newsletterCalls } from './newsletter.ts';
import { oauthCalls } from './oauth.ts';
import { objectCalls } from './objects.ts';
import { orderItemCalls } from './orderItems.ts';
import { orderCalls } from './orders.ts';
import { otpCalls } from './otp.ts';
import { pageCalls } from './pages.ts';
import { paymentCalls } from './payments.ts';
import { pincodeCalls } from './pincodes.ts';
import { priceCalls } from './prices.ts';
import { productCountCalls } from './productCount.ts';
import { profileCalls } from './profiles.ts';
import { promotionCalls } from './promotions.ts';
import { registrationCalls } from './registration.ts';
import { reviewCalls } from './reviews.ts';
import { searchCalls } from './search.ts';
import { sessionCalls } from './session.ts';
import { storeCalls } from './stores.ts';
import { termCalls } from './terms.ts';
import { testimonialCalls } from './testimonials.ts';
import { uploadCalls } from './uploads.ts';
import { userCalls } from './users.ts';
import { wishlistCalls } from './wishlists.ts';

/** Every call that the backend takes, in the order in which `docs/api.md` tells them. (API-01) */
export const callGroups: readonly CallGroup[] = [
  { title: 'JSON:API', calls: engineCalls },
  { title: 'Session token', calls: sessionCalls },
  { title: 'Tokens', calls: oauthCalls },
  { title: 'Codes', calls: otpCalls },
  { title: 'Registration', calls: registrationCalls },
  { title: 'Users', calls: userCalls },
  { title: 'Addresses', calls: profileCalls },
  { title: 'Art prints', calls: artCalls },
  { title: 'Frames', calls: frameCalls },
  { title: 'Gallery walls', calls: galleryWallCalls },
  { title: 'Gifts', calls: giftingCalls },
  { title: 'Decor objects', calls: objectCalls },
  { title: 'Mixed media', calls: mixedMediaCalls },
  { title: 'Vocabularies', calls: termCalls },
  { title: 'Pincodes', calls: pincodeCalls },
  { title: 'Prices', calls: priceCalls },
  { title: 'Search', calls: searchCalls },
  { title: 'Product count', calls: productCountCalls },
  { title: 'Reviews', calls: reviewCalls },
  { title: 'Blocks of the home page', calls: blockCalls },
  { title: 'Testimonials', calls: testimonialCalls },
  { title: 'Pages', calls: pageCalls },
  { title: 'Articles', calls: articleCalls },
  { title: 'The store', calls: storeCalls },
  { title: 'Uploads', calls: uploadCalls },
  { title: 'Coupons', calls: promotionCalls },
  { title: 'Order items', calls: orderItemCalls },
  { title: 'Orders', calls: orderCalls },
  { title: 'Payments', calls: paymentCalls },
  { title: 'Wishlists', calls: wishlistCalls },
  { title: 'Newsletter', calls: newsletterCalls },
  { title: 'Messages', calls: formCalls },
  { title: 'Design forms', calls: designFormCalls },
];
