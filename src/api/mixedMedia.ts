import { DAYS } from '../domain/delivery.ts';
import { displayArtist } from '../domain/personName.ts';
import { text } from './fields.ts';
import { resource } from './jsonapi.ts';
import { shelf } from './shelf.ts';
import { cardOf, factsOf, soldAttributes, soldOf, soldRelationships } from './soldProduct.ts';

const Work = resource(
  'commerce_product--mixed_media',
  { ...soldAttributes, field_artist: text, field_medium: text, field_size: text, field_no_of_frames: text },
  soldRelationships,
);

/** The mixed media works (API-102, MIX-13 to MIX-15). */
export const mixedMedia = shelf({
  entity: Work,
  path: '/jsonapi/commerce_product/mixed_media',
  sort: '-created',
  cardParts: ['default_variation.field_image.field_media_image'],
  parts: ['variations.field_color.field_colour.field_media_image', 'variations.field_image.field_media_image'],
  cardOf: (work, included) => {
    const sold = soldOf(work, included);
    const { field_artist, field_medium } = work.attributes;
    return sold && cardOf(sold, { lines: [displayArtist(field_artist), field_medium] });
  },
  productOf: (work, included) => {
    const sold = soldOf(work, included);
    const { body, field_artist, field_medium, field_size, field_no_of_frames } = work.attributes;
    return (
      sold && {
        kind: 'mixedMedia',
        ...sold,
        by: [displayArtist(field_artist), field_medium].filter((line) => line !== ''),
        facts: factsOf([
          ['size', field_size],
          ['frames', field_no_of_frames],
        ]),
        dimension: field_size,
        description: body,
        days: DAYS.long,
        takesPicture: false,
      }
    );
  },
});
