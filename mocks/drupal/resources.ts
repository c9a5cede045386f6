import type { Schema } from './resourceType.ts';
import { artTypes } from './schema/arts.ts';
import { blockTypes } from './schema/blocks.ts';
import { mediaTypes } from './schema/media.ts';
import { recordTypes } from './schema/records.ts';
import { shopTypes } from './schema/shop.ts';
import { storeTypes } from './schema/store.ts';
import { termTypes } from './schema/terms.ts';

/** Everything that the store keeps, with who may read and write it; the records are served nowhere under /jsonapi (API-01). */
export const resourceTypes: Schema = {
  ...artTypes,
  ...termTypes,
  ...blockTypes,
  ...mediaTypes,
  ...storeTypes,
  ...shopTypes,
  ...recordTypes,
};
