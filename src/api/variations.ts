import * as v from 'valibot';
import type { Paise } from '../domain/money.ts';
import type { ProductArea } from '../domain/product.ts';
import { getSoldArea, type Variation } from '../domain/variation.ts';
import { getJsonApi } from './client.ts';
import { ApiFailure } from './failure.ts';
import { amountSchema } from './fields.ts';
import { documentSchema, isUuid, resourceSchema } from './jsonapi.ts';

/** What is sold as it is: everything but pictures, which are made to size and priced by the table. */
const PATHS: Readonly<Record<ProductArea, string>> = {
  walls: '/jsonapi/commerce_product_variation/gallery_wall',
  gifts: '/jsonapi/commerce_product_variation/gifting',
  objects: '/jsonapi/commerce_product_variation/object',
  mixedMedia: '/jsonapi/commerce_product_variation/mixed_media',
};

const createOfferSchema = (type: string) =>
  resourceSchema(type, {
    price: v.nullish(v.object({ number: amountSchema })),
    status: v.nullish(v.boolean(), true),
    field_out_of_stock: v.nullish(v.boolean(), false),
  });

/** A variation as the shop offers it now; `price` is of one piece, null where none is set. */
export type Offer = { price: Paise | null; isInStock: boolean };

/**
 * A variation's price and whether it can be had: it is published, and its flag is not set (API-64, API-65, API-68, API-69).
 * Rejects with 'notFound' for what is no variation of a product that is sold as it is, and as `getJsonApi` does.
 */
export async function fetchOffer(variation: Variation, signal?: AbortSignal): Promise<Offer> {
  const { type, id } = variation;
  const area = getSoldArea(variation);
  if (!area || area === 'art' || !isUuid(id)) throw new ApiFailure('notFound', { detail: `No ${type} of id '${id}'` });
  const { data } = await getJsonApi(documentSchema(createOfferSchema(type)), `${PATHS[area]}/${id}`, { signal });
  const { price, status, field_out_of_stock } = data.attributes;
  return { price: price?.number ?? null, isInStock: status && !field_out_of_stock };
}
