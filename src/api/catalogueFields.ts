import * as v from 'valibot';
import { colourCodeSchema, textSchema } from './fields.ts';
import type { Included } from './jsonapi.ts';

/** What of a picture and of a colour a card and a filter need. */
export const CARD_FIELDS = {
  // Without a single attribute it would come without `attributes`.
  'media--image': ['name', 'field_media_image'],
  'file--file': ['uri', 'image_style_uri'],
  'taxonomy_term--colour': ['name', 'field_code'],
};

const Colour = v.object({
  type: v.literal('taxonomy_term--colour'),
  attributes: v.object({ name: textSchema, field_code: colourCodeSchema }),
});

/** The colours that came along, by their names. */
export const toSwatches = (pages: readonly { included: Included }[]): Record<string, string> =>
  Object.fromEntries(
    pages
      .flatMap(({ included }) => included)
      .flatMap((entity) => {
        const read = v.safeParse(Colour, entity);
        if (!read.success) return [];
        const { name, field_code } = read.output.attributes;
        return field_code ? [[name, field_code]] : [];
      }),
  );
