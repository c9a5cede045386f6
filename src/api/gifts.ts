import type * as v from 'valibot';
import { DELIVERY_DAYS } from '../domain/delivery.ts';
import { htmlSchema, textSchema } from './fields.ts';
import { lenientToManySchema, resourceSchema } from './jsonapi.ts';
import { toPicture } from './picture.ts';
import { createProductListing } from './productListing.ts';
import { productAttributes, productRelationships, toFacts, toSoldProduct } from './soldProduct.ts';

const PARTS = ['field_gifting_image.field_media_image', 'default_variation'];

const Gift = resourceSchema(
  'commerce_product--gifting',
  {
    ...productAttributes,
    field_gifting_type: textSchema,
    field_frame: textSchema,
    field_layout_size: textSchema,
    field_individual_frames: htmlSchema,
  },
  { ...productRelationships, field_gifting_image: lenientToManySchema },
);
type Gift = v.InferOutput<typeof Gift>;

/** Is it made from the buyer's own picture? (GIFT-15) */
const isCustom = ({ attributes }: Gift): boolean => attributes.field_gifting_type === 'custom';

/** The gifts, each under its heading, for `paginateGifts` to part (API-100, GIFT-07, GIFT-08, GIFT-14, GIFT-15). */
export const giftListing = createProductListing({
  entity: Gift,
  path: '/jsonapi/commerce_product/gifting',
  sort: 'created',
  cardParts: PARTS,
  parts: PARTS,
  toSold: (gift, included) =>
    toSoldProduct(gift, included, {
      frame: gift.attributes.field_frame,
      pictures: gift.relationships.field_gifting_image.flatMap((image) => toPicture(included, image) ?? []),
    }),
  toCardTexts: (gift) => ({
    lines: [gift.attributes.field_frame],
    section: isCustom(gift) ? 'thoughtfulGifts' : 'framedGifts',
  }),
  toDetails: (gift) => {
    const { body, field_layout_size, field_individual_frames } = gift.attributes;
    return {
      area: 'gifts',
      attribution: [],
      facts: toFacts([['frameSize', field_layout_size]]),
      dimension: field_layout_size,
      description: body + field_individual_frames,
      days: DELIVERY_DAYS.standard,
      takesPicture: isCustom(gift),
    };
  },
});
