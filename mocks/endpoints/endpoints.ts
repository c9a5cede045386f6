import type { EndpointGroup } from './apiPage.ts';
import { articleEndpoints } from './articles.ts';
import { artEndpoints } from './arts.ts';
import { blockEndpoints } from './blocks.ts';
import { designFormEndpoints } from './designForms.ts';
import type { EndpointDoc } from './endpointDoc.ts';
import { engineEndpoints } from './engine.ts';
import { formEndpoints } from './forms.ts';
import { frameEndpoints } from './frames.ts';
import { galleryWallEndpoints } from './galleryWalls.ts';
import { giftingEndpoints } from './gifting.ts';
import { mixedMediaEndpoints } from './mixedMedia.ts';
import { newsletterEndpoints } from './newsletter.ts';
import { oauthEndpoints } from './oauth.ts';
import { objectEndpoints } from './objects.ts';
import { orderItemEndpoints } from './orderItems.ts';
import { orderEndpoints } from './orders.ts';
import { otpEndpoints } from './otp.ts';
import { pageEndpoints } from './pages.ts';
import { paymentEndpoints } from './payments.ts';
import { profileEndpoints } from './profiles.ts';
import { promotionEndpoints } from './promotions.ts';
import { registrationEndpoints } from './registration.ts';
import { reviewEndpoints, testimonialEndpoints } from './reviews.ts';
import { searchEndpoints } from './search.ts';
import { sessionEndpoints } from './session.ts';
import { pincodeEndpoints, priceEndpoints, productCountEndpoints, storeEndpoints } from './shop.ts';
import { termEndpoints } from './terms.ts';
import { uploadEndpoints } from './uploads.ts';
import { userEndpoints } from './users.ts';
import { wishlistEndpoints } from './wishlists.ts';

/** Every call that the backend takes, in the order in which `docs/api.md` tells them. (API-01) */
export const endpointGroups: readonly EndpointGroup[] = [
  { title: 'JSON:API', calls: engineEndpoints },
  { title: 'Session token', calls: sessionEndpoints },
  { title: 'Tokens', calls: oauthEndpoints },
  { title: 'Codes', calls: otpEndpoints },
  { title: 'Registration', calls: registrationEndpoints },
  { title: 'Users', calls: userEndpoints },
  { title: 'Addresses', calls: profileEndpoints },
  { title: 'Art prints', calls: artEndpoints },
  { title: 'Frames', calls: frameEndpoints },
  { title: 'Gallery walls', calls: galleryWallEndpoints },
  { title: 'Gifts', calls: giftingEndpoints },
  { title: 'Decor objects', calls: objectEndpoints },
  { title: 'Mixed media', calls: mixedMediaEndpoints },
  { title: 'Vocabularies', calls: termEndpoints },
  { title: 'Pincodes', calls: pincodeEndpoints },
  { title: 'Prices', calls: priceEndpoints },
  { title: 'Search', calls: searchEndpoints },
  { title: 'Product count', calls: productCountEndpoints },
  { title: 'Reviews', calls: reviewEndpoints },
  { title: 'Blocks of the home page', calls: blockEndpoints },
  { title: 'Testimonials', calls: testimonialEndpoints },
  { title: 'Pages', calls: pageEndpoints },
  { title: 'Articles', calls: articleEndpoints },
  { title: 'The store', calls: storeEndpoints },
  { title: 'Uploads', calls: uploadEndpoints },
  { title: 'Coupons', calls: promotionEndpoints },
  { title: 'Order items', calls: orderItemEndpoints },
  { title: 'Orders', calls: orderEndpoints },
  { title: 'Payments', calls: paymentEndpoints },
  { title: 'Wishlists', calls: wishlistEndpoints },
  { title: 'Newsletter', calls: newsletterEndpoints },
  { title: 'Messages', calls: formEndpoints },
  { title: 'Design forms', calls: designFormEndpoints },
];

/** The same in one list. */
export const endpoints: readonly EndpointDoc[] = endpointGroups.flatMap(({ calls }) => calls);
