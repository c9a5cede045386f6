import { getJsonApi } from './client.ts';
import { ApiFailure } from './failure.ts';
import { many, query, resource } from './jsonapi.ts';

const Variation = resource('commerce_product_variation--Custom_image', {});

/** The uuid of the variation that stands for any uploaded picture; none at all is 'unreadable' (API-26). */
export async function customImageVariation(signal?: AbortSignal): Promise<string> {
  const path = query('/jsonapi/commerce_product_variation/Custom_image', { page: { limit: 1 } });
  const { data } = await getJsonApi(many(Variation), path, { signal });
  if (!data[0]) throw new ApiFailure('unreadable', { status: 200, detail: 'No variation for uploaded pictures' });
  return data[0].id;
}
