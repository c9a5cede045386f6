import type * as v from 'valibot';
import { DAYS } from '../domain/delivery.ts';
import { html, text } from './fields.ts';
import { type Included, looseMany, resource } from './jsonapi.ts';
import { pictureOf } from './picture.ts';
import { shelf } from './shelf.ts';
import { cardOf, factsOf, soldAttributes, soldOf, soldRelationships } from './soldProduct.ts';

const PARTS = ['field_gifting_image.field_media_image', 'default_variation'];

const Gift = resource(
  'commerce_product--gifting',
  {
    ...soldAttributes,
    field_gifting_type: text,
    field_frame: text,
    field_layout_size: text,
    field_individual_frames: html,
  },
  { ...soldRelationships, field_gifting_image: looseMany },
);
type Gift = v.InferOutput<typeof Gift>;

/** Is it made from the buyer's own picture? (GIFT-15) */
const isCustom = ({ attributes }: Gift): boolean => attributes.field_gifting_type === 'custom';

const soldGift = (gift: Gift, included: Included) =>
  soldOf(gift, included, {
    frame: gift.attributes.field_frame,
    pictures: gift.relationships.field_gifting_image.flatMap((image) => pictureOf(included, image) ?? []),
  });

/** The gifts, each under its heading, for `giftsPage` to part (API-100, GIFT-07, GIFT-08, GIFT-14, GIFT-15). */
export const gifts = shelf({
  entity: Gift,
  path: '/jsonapi/commerce_product/gifting',
  sort: 'created',
  cardParts: PARTS,
  parts: PARTS,
  cardOf: (gift, included) => {
    const sold = soldGift(gift, included);
    const section = isCustom(gift) ? 'thoughtfulGifts' : 'framedGifts';
    return sold && cardOf(sold, { lines: [gift.attributes.field_frame], section });
  },
  productOf: (gift, included) => {
    const sold = soldGift(gift, included);
    const { body, field_layout_size, field_individual_frames } = gift.attributes;
    return (
      sold && {
        kind: 'gift',
        ...sold,
        by: [],
        facts: factsOf([['frameSize', field_layout_size]]),
        dimension: field_layout_size,
        description: body + field_individual_frames,
        days: DAYS.standard,
        takesPicture: isCustom(gift),
      }
    );
  },
});
