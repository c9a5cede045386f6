import * as v from 'valibot';
import type { Place } from '../domain/fieldFormats.ts';
import { getJsonApi } from './client.ts';
import { buildQuery, collectionSchema, resourceSchema } from './jsonapi.ts';

const Pincode = resourceSchema('taxonomy_term--pincode', {
  name: v.string(),
  field_city: v.nullish(v.string()),
  field_area: v.nullish(v.string()),
  field_state: v.nullish(v.string(), ''),
});

/** The served place with this pincode, or null where the store does not deliver; the city is in either field (API-39, PIN-13). */
export async function findPlace(pincode: string, signal?: AbortSignal): Promise<Place | null> {
  const path = buildQuery('/jsonapi/taxonomy_term/pincode', { filter: { name: pincode } });
  const { data } = await getJsonApi(collectionSchema(Pincode), path, { signal });
  const place = data[0]?.attributes;
  return place ? { pincode, city: place.field_city || place.field_area || '', state: place.field_state } : null;
}
