import type { JsonObject } from './entity.ts';
import { VERSION } from './errors.ts';

/** A whole document in Drupal's order of members. */
export const createDocument = (parts: {
  data: JsonObject | JsonObject[] | null;
  included?: JsonObject[];
  meta?: JsonObject;
  links: JsonObject;
}): JsonObject => ({
  jsonapi: VERSION,
  data: parts.data,
  ...(parts.included ? { included: parts.included } : {}),
  ...(parts.meta && Object.keys(parts.meta).length > 0 ? { meta: parts.meta } : {}),
  links: parts.links,
});
