import type { Schema } from './resourceType.ts';
import { artTypes } from './schema/arts.ts';
import { blockTypes } from './schema/blocks.ts';
import { commentTypes } from './schema/comments.ts';
import { contentTypes } from './schema/content.ts';
import { formTypes } from './schema/forms.ts';
import { frameTypes } from './schema/frames.ts';
import { mediaTypes } from './schema/media.ts';
import { orderTypes } from './schema/orders.ts';
import { paymentTypes } from './schema/payments.ts';
import { profileTypes } from './schema/profiles.ts';
import { promotionTypes } from './schema/promotions.ts';
import { recordTypes } from './schema/records.ts';
import { galleryWallTypes, giftingTypes, mixedMediaTypes, objectTypes } from './schema/soldItems.ts';
import { storeTypes } from './schema/store.ts';
import { termTypes } from './schema/terms.ts';
import { userTypes } from './schema/users.ts';
import { wishlistTypes } from './schema/wishlists.ts';

/** What does not depend on which products there are: each family adds its line here. */
const families: Schema = {
  ...artTypes,
  ...frameTypes,
  ...galleryWallTypes,
  ...giftingTypes,
  ...objectTypes,
  ...mixedMediaTypes,
  ...termTypes,
  ...blockTypes,
  ...contentTypes,
  ...commentTypes,
  ...mediaTypes,
  ...storeTypes,
  ...userTypes,
  ...profileTypes,
  ...paymentTypes,
  ...promotionTypes,
  ...formTypes,
  ...recordTypes,
};

const variationTypes = Object.keys(families).filter((type) => type.startsWith('commerce_product_variation--'));

/** Everything that the store keeps, with who may read and write it; the records are served nowhere under /jsonapi (API-01). */
export const resourceTypes: Schema = { ...families, ...orderTypes(variationTypes), ...wishlistTypes(variationTypes) };
