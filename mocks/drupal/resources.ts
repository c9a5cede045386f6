import type { Schema } from './resourceType.ts';
import { catalogueTypes } from './schema/catalogue.ts';
import { recordTypes } from './schema/records.ts';
import { shopTypes } from './schema/shop.ts';

/** Everything that the store keeps, with who may read and write it; the records are served nowhere under /jsonapi (API-01). */
export const resourceTypes: Schema = { ...catalogueTypes, ...shopTypes, ...recordTypes };
